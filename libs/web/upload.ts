// Uploads a file with progress. A larger one goes in parts, so that after the line was cut it goes
// on where it was: by itself, or when the same file is added again in this tab.
import { PART_BYTES, UPLOAD_BYTES } from '@purlin/domain/shared/upload-sizes.ts';
import type { Upload, uploads } from '@purlin/contracts/uploads.ts';
import { say } from '@purlin/words/screens/showing.ts';
import { ApiProblem } from './api-problem.ts';
import { addressAt, addressOf, type Address, type AnswerOf, type JsonDoor } from './door.ts';
import { steadily, type UploadOptions } from './steady-request.ts';

const doors = {
  begin: addressAt<typeof uploads.begin>('POST', '/api/uploads'),
  show: addressAt<typeof uploads.show>('GET', '/api/uploads/:upload'),
  addPart: addressAt<typeof uploads.addPart>('PUT', '/api/uploads/:upload/parts/:from'),
};

/**
 * Throws an ApiProblem for an error response, and when the line stays cut; AbortError when
 * canceled.
 */
export async function uploadFile<D extends JsonDoor>(
  door: Address<D>,
  file: Blob,
  options: UploadOptions = {},
): Promise<AnswerOf<D>> {
  const address = addressOf(door);
  const isSmall = file.size <= PART_BYTES;
  if (file.size > UPLOAD_BYTES)
    throw new ApiProblem({
      status: 413,
      code: 'too-large',
      said: true,
      message: say('file-too-large', { megabytes: Math.floor(UPLOAD_BYTES / 1024 / 1024) }),
    });
  // The server detects the actual type.
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown';
  const whole = isSmall
    ? new Blob([file], { type })
    : await inParts(file, options).catch(sayThatItGoesOn);
  const request = { method: 'POST', address, body: whole } as const;
  const told = isSmall ? options : { ...options, onProgress: () => options.onProgress?.(1) };
  return (await steadily(request, told)) as AnswerOf<D>;
}

/** Throws what was thrown; where nothing arrived, with what to do. */
function sayThatItGoesOn(thrown: unknown): never {
  if (!(thrown instanceof ApiProblem && thrown.status === 0)) throw thrown;
  const { status, code, message } = thrown;
  throw new ApiProblem({ status, code, message: `${message} ${say('upload-goes-on')}` });
}

/** Sends all parts. Resolves to the body that names the upload. */
async function inParts(file: Blob, options: UploadOptions): Promise<string> {
  const key = await keyOf(file);
  const begun = (await earlier(key, file, options)) ?? (await beginning(key, file, options));
  let { received } = begun;
  for (let stuck = 0; received < file.size && stuck < 3; stuck++) {
    const part = file.slice(received, received + PART_BYTES, 'application/octet-stream');
    const from = received;
    const params = { upload: begun.id, from };
    const onProgress = (share: number): void =>
      options.onProgress?.((from + share * part.size) / file.size);
    const { method } = doors.addPart;
    const answer = await steadily(
      { method, address: addressOf(doors.addPart, { params }), body: part },
      { ...options, onProgress },
    );
    ({ received } = answer as Upload);
    if (received > from) stuck = -1;
  }
  return JSON.stringify({ upload: begun.id });
}

async function beginning(
  key: string | undefined,
  { size }: Blob,
  options: UploadOptions,
): Promise<Upload> {
  const body = JSON.stringify({ bytes: size });
  const { method } = doors.begin;
  const request = { method, address: addressOf(doors.begin), body };
  const begun = (await steadily(request, { ...options, onProgress: () => {} })) as Upload;
  if (key !== undefined) quietly(() => sessionStorage.setItem(key, begun.id));
  return begun;
}

/** The upload of the same file that this tab began; undefined if there is none, or it is over. */
async function earlier(
  key: string | undefined,
  file: Blob,
  options: UploadOptions,
): Promise<Upload | undefined> {
  const id = key === undefined ? null : quietly(() => sessionStorage.getItem(key));
  if (!id) return undefined;
  try {
    const address = addressOf(doors.show, { params: { upload: id } });
    const found = (await steadily({ method: doors.show.method, address }, options)) as Upload;
    return found.bytes === file.size ? found : undefined;
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.status === 404) return undefined;
    throw thrown;
  }
}

/** Where the tab keeps a file's upload: by its content. Undefined where nothing can be hashed. */
async function keyOf(file: Blob): Promise<string | undefined> {
  // Only over HTTPS, and on this machine.
  const digest = await (globalThis.crypto as Partial<Crypto>).subtle?.digest(
    'SHA-256',
    await file.arrayBuffer(),
  );
  return digest && `purlin-upload-${hexOf(digest)}`;
}
const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Some browsers keep nothing; then an upload begins again with the page. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
