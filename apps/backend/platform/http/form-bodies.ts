// Bodies of plain forms: their texts, and the pictures that a page without script sends along.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadInput } from '../core/input.ts';
import type { PlainForm, Typed } from '../core/plain-forms.ts';
import type { Services } from '../core/room.ts';
import { Problem } from './problem.ts';
import { Uploads } from './uploads.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const FORM_TYPES = [URLENCODED, MULTIPART];
/** A form with pictures, sent by a page without script: in one piece, and not shrunk before. */
const PICTURES_BYTES = 24 * 1024 * 1024;
/**
 * For so long the same form from the same address is the same wish: a page without script cannot
 * send a key of its own.
 */
const SAME_WISH_MS = 10 * 60_000;

export const isForm = ({ headers }: FastifyRequest): boolean =>
  FORM_TYPES.some((type) => headers['content-type']?.toLowerCase().startsWith(type));

/** Forms have some twenty fields and eight pictures. */
const MOST_PARTS = 100;

/** Whether a body has more parts than any form: taking each apart would take seconds. */
function hasTooManyParts(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  if (!boundary) return false;
  const mark = `--${boundary[1] ?? boundary[2]}`;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length))
    if (++parts > MOST_PARTS) return true;
  return false;
}

/** Throws Problem when it is none. */
async function formIn(request: FastifyRequest, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  if (hasTooManyParts(body, request.headers['content-type']!))
    throw new Problem(400, 'invalid-request', { values: { what: 'form' } });
  try {
    return await new Response(body, {
      headers: { 'content-type': request.headers['content-type']! },
    }).formData();
  } catch {
    throw new Problem(400, 'invalid-request', { values: { what: 'form' } });
  }
}

/** The texts of a form; files are left out, and of fields with the same name the last counts. */
const textsIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** The whole body. Throws Problem when there is more of it than may be. */
async function wholeOf(payload: AsyncIterable<Buffer>, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    bytes += part.length;
    if (bytes > most)
      throw new Problem(413, 'too-large', {
        values: { what: 'request', megabytes: Math.ceil(most / 1024 / 1024) },
      });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function wishOf(request: FastifyRequest, typed: Typed): string {
  const time = Math.floor(Date.now() / SAME_WISH_MS);
  return createHash('sha256')
    .update(`${request.ip} ${request.url} ${time} `)
    .update(JSON.stringify(Object.entries(typed)))
    .digest('hex');
}

/**
 * Takes the pictures of a form, and gives the names of these and of those that arrived before. What
 * is wrong with one is told by its field, beside which those that arrived stay.
 */
async function withPictures(
  request: FastifyRequest,
  form: FormData,
  { field, most, audience }: NonNullable<PlainForm['pictures']>,
  pictures: Services['pictures'],
): Promise<Typed> {
  const sender = { known: false, address: request.ip };
  const files = form.getAll(field).filter((one) => typeof one !== 'string' && one.size > 0);
  const texts = textsIn(form);
  const names = (texts[field] ?? '').split(' ').filter((name) => name !== '');
  let wrong: BadInput | undefined;
  for (const file of files.slice(0, Math.max(0, most + 1 - names.length)) as File[])
    try {
      const { id } = await pictures.keep(await file.bytes(), audience, sender);
      if (!names.includes(id)) names.push(id);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      wrong ??= error;
    }
  const typed = { ...texts, [field]: names.join(' ') };
  if (!wrong) return typed;
  request.body = typed;
  throw wrong;
}

/** Reads the bodies of forms; of what is none, only that it is none. */
export function takeForms(
  server: FastifyInstance,
  formOf: (request: FastifyRequest) => PlainForm | undefined,
  pictures: Services['pictures'],
): void {
  const formFor = (request: FastifyRequest): PlainForm => {
    const form = formOf(request);
    if (form) return form;
    throw new Problem(415, 'unsupported-type', { values: { what: 'json' } });
  };
  const typedIn = async (
    request: FastifyRequest,
    form: PlainForm,
    body: Buffer<ArrayBuffer>,
  ): Promise<Typed> => {
    const data = await formIn(request, body);
    const typed = form.pictures
      ? await withPictures(request, data, form.pictures, pictures)
      : textsIn(data);
    request.headers['idempotency-key'] ??= wishOf(request, typed);
    return typed;
  };
  server.addContentTypeParser(
    URLENCODED,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>): Promise<Typed> =>
      typedIn(request, formFor(request), body),
  );
  const uploads = new Uploads();
  server.addContentTypeParser(
    MULTIPART,
    async (request: FastifyRequest, payload: AsyncIterable<Buffer>): Promise<Typed> => {
      const form = formFor(request);
      if (form.pictures) uploads.begin(request, request.raw);
      const most = form.pictures ? PICTURES_BYTES : request.routeOptions.bodyLimit;
      return typedIn(request, form, await wholeOf(payload, most));
    },
  );
}
