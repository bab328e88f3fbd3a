// Controllers: made from contracts, one class per room; parse, admit, ask, answer.
import { Readable } from 'node:stream';
import {
  Controller,
  Delete,
  Get,
  Inject,
  Patch,
  Post,
  Put,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { UploadedFile } from '@purlin/contracts/fields.ts';
import {
  doorsOf,
  pathValues,
  successesOf,
  type Action,
  type Download,
  type Export,
  type Query,
  type Route,
} from '@purlin/contracts/route.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { parseInput } from '../core/input.ts';
import type { Watched } from '../core/queries/provenance.ts';
import type { AnyDecider } from '@purlin/event-sourcing/decider.ts';
import type { Committed, File } from '../core/answers.ts';
import { ListPage, type Caller, type LooseAnswer, type Room, type Services } from '../core/room.ts';
import { uploaderOf } from '../core/files/uploads.ts';
import { routes, type AdmittedRequest } from './access.ts';
import { callerOf, tellProvenance } from './callers.ts';
import { answerTo, commandHandler } from './command-calls.ts';
import { csvWriter } from './csv.ts';
import type { GuessLimiter } from './guess-limiter.ts';
import { FRAMED_POLICY } from './headers.ts';
import { parsePath, parseQuery } from './input.ts';
import { Problem } from './problem.ts';

const VERBS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;
/** How long a read waits to be able to say which revision it shows. */
const TAG_WAIT_MS = 300;
/** Rows of an export that are read at once. */
const EXPORT_PAGE = 500;

type Handler = (request: AdmittedRequest, reply: FastifyReply) => Promise<unknown>;
interface Making {
  readonly room: Room;
  readonly services: Services;
  readonly guesses: GuessLimiter;
  readonly watch: (services: Services) => Watched;
  /** Of all rooms, by category. */
  readonly deciders: ReadonlyMap<string, AnyDecider>;
}

/** The Nest controller of a room. */
export function controllerOf(making: Making): Type {
  class RoomController {
    readonly bus: CommandBus;
    constructor(bus: CommandBus) {
      this.bus = bus;
    }
  }
  Object.defineProperty(RoomController, 'name', { value: `${making.room.name}Controller` });
  for (const [name, route] of doorsOf(making.room.contract)) {
    const handler = handlerOf(route, name, making);
    Object.defineProperty(RoomController.prototype, name, {
      value: handler,
      writable: true,
      configurable: true,
    });
    routes.set(handler, { route, room: making.room });
    VERBS[route.method](route.path)(
      RoomController.prototype,
      name,
      Object.getOwnPropertyDescriptor(RoomController.prototype, name)!,
    );
    Req()(RoomController.prototype, name, 0);
    Res({ passthrough: true })(RoomController.prototype, name, 1);
  }
  Inject(CommandBus)(RoomController, undefined, 0);
  Controller()(RoomController);
  return RoomController;
}

function handlerOf(route: Route | Export, name: string, making: Making): Handler {
  const values = pathValues(route.path);
  const handle =
    route.kind === 'command'
      ? commandHandler(route, name, making)
      : route.kind === 'export'
        ? exportHandler(route, making)
        : answerHandler(route, name, making);
  return async (request, reply) => {
    const params = parsePath(values, request.params);
    if (route.limit === undefined) return handle(params, request, reply);
    return making.guesses.limit(request, route, async (wrong) => {
      if (route.counts === 'every') wrong();
      try {
        return await handle(params, request, reply);
      } catch (error) {
        // Only what a guesser would cause is counted: an unknown number, a wrong password.
        if (
          (error instanceof Refusal && error.kind === 'missing') ||
          (error instanceof Problem && error.status === 401)
        )
          wrong();
        throw error;
      }
    });
  };
}

const notThere = (): Refusal => new Refusal('not-found', 'missing', { what: 'thing' });

/** What was sent to an action: a file as it is or in parts, anything else as its shape has it. */
async function bodyOf(
  { takes, body: shape }: Action,
  { body }: AdmittedRequest,
  { uploads }: Services,
  caller: Caller,
): Promise<unknown> {
  if (takes === undefined) return parseInput(shape, body);
  if (body instanceof Uint8Array) return body;
  const { data } = UploadedFile.safeParse(body);
  if (data) return uploads.whole(data.upload, uploaderOf(caller));
  throw new Problem(415, 'unsupported-type', { values: { what: 'picture' } });
}

type Params = Readonly<Record<string, string | number>>;

/**
 * The revision of the thing that a read is about, for If-Match. It is looked up before the thing is
 * read, and only told when the read models have come that far: what is shown is never older than
 * its tag.
 */
async function tagged(
  of: AnyDecider,
  id: number,
  { history, until }: Services,
  reply: FastifyReply,
): Promise<void> {
  const end = await history.end(of, id);
  if (end && (await until(end.position, TAG_WAIT_MS))) reply.header('etag', `"${end.revision}"`);
}

function answerHandler(
  route: Query | Action | Download,
  name: string,
  { room, services, watch, deciders }: Making,
) {
  const answer: LooseAnswer = room.answers[name]!;
  const of = route.kind === 'query' && route.of ? deciders.get(route.of) : undefined;
  return async (
    params: Params,
    request: AdmittedRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const caller = callerOf(request, reply, services);
    const isAction = route.kind === 'action';
    const input = {
      id: Number(params['id'] ?? 0),
      params,
      query: isAction ? undefined : parseQuery(route.query, request.query),
      body: isAction ? await bodyOf(route, request, services, caller) : undefined,
    };
    if (of) await tagged(of, input.id, services, reply);
    const watched = watch(services);
    // What is refused was looked at, too, and is asked for again when that changed.
    const asked = async () => answer(input as never, watched.services, caller);
    const result = await asked().finally(() => tellProvenance(request, reply, watched));
    if (result === undefined) throw notThere();
    reply.code(successesOf(route)[0]).header('cache-control', 'no-store');
    if (route.kind === 'action' && route.commits) {
      const { receipts, show } = result as Committed<unknown>;
      const [receipt] = receipts.toSorted((a, b) => Number(b.position - a.position));
      return answerTo({ receipt: receipt!, route, show }, services, reply);
    }
    if (route.kind === 'download') return sendFile(result as File, route, reply);
    if (result instanceof ListPage) {
      if (result.next !== undefined) reply.header('x-next-cursor', result.next);
      return route.answer.parse(result.items);
    }
    return route.answer.parse(result);
  };
}

/**
 * A list from its first to its last page, as one file; a page is read when the one before it is on
 * its way.
 */
function exportHandler({ path, of, list }: Export, { room, services }: Making) {
  const answer: LooseAnswer = room.answers[of]!;
  const row = (list.answer as z.ZodArray<z.ZodType>).element;
  return async (
    params: Params,
    request: AdmittedRequest,
    reply: FastifyReply,
  ): Promise<Readable> => {
    const { limit: _, cursor: __, ...filters } = request.query as Readonly<Record<string, unknown>>;
    const caller = callerOf(request, reply, services);
    const pageAt = async (cursor: string | undefined): Promise<ListPage<unknown>> => {
      const query = parseQuery(list.query, { ...filters, limit: EXPORT_PAGE, cursor });
      const result = await answer(
        { id: Number(params['id'] ?? 0), params, query, body: undefined } as never,
        services,
        caller,
      );
      if (result === undefined) throw notThere();
      const page =
        result instanceof ListPage ? result : new ListPage(result as readonly unknown[], undefined);
      return new ListPage(list.answer.parse(page.items) as unknown[], page.next);
    };
    const write = csvWriter(row, services.config.TIME_ZONE);
    // What is wrong with the request is said before the first line leaves.
    const first = await pageAt(undefined);
    const pages = async function* (): AsyncGenerator<string> {
      for (let page = first; ; page = await pageAt(page.next)) {
        yield write(page.items);
        if (page.next === undefined) return;
      }
    };
    const file = path
      .replace(/^\/api\/|\.csv$/g, '')
      .replace(/:\w+\//g, '')
      .replaceAll('/', '-');
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file}-${services.clock.today()}.csv"`)
      .type('text/csv; charset=utf-8');
    return Readable.from(pages());
  };
}

function sendFile(
  file: File,
  { type, keep, framed }: Download,
  reply: FastifyReply,
): File['content'] {
  if (keep !== undefined) reply.header('cache-control', keep);
  if (framed) reply.header('content-security-policy', FRAMED_POLICY);
  const place = framed ? 'inline' : 'attachment';
  reply.header('content-disposition', `${place}; filename="${file.name}"`).type(type);
  return file.content;
}
