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
import {
  doorsOf,
  pathValues,
  type Action,
  type Command,
  type Download,
  type Export,
  type Query,
  type Route,
} from '@purlin/contracts/route.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Asker, Receipt } from '../core/commands.ts';
import { parseInput } from '../core/input.ts';
import type { Watched } from '../core/provenance.ts';
import { ListPage, type Caller, type File, type Room, type Services } from '../core/room.ts';
import { routes, type AdmittedRequest, type GuessLimiter } from './access.ts';
import { csvWriter } from './csv.ts';
import { expectedRevisionOf, idempotencyKeyOf, parsePath } from './input.ts';
import { Problem } from './problem.ts';

const VERBS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;
/** How long an answer waits for the read models before it says 202. */
const WAIT_MS = 2_000;
/** Rows of an export that are read at once. */
const EXPORT_PAGE = 500;
/** What is kept of the name a caller's program gives itself. */
const USER_AGENT_LENGTH = 500;

type Handler = (request: AdmittedRequest, reply: FastifyReply) => Promise<unknown>;
interface Making {
  readonly room: Room;
  readonly services: Services;
  readonly guesses: GuessLimiter;
  readonly watch: (services: Services) => Watched;
}
type QueryAnswer = (input: unknown, services: Services, caller: Caller) => Promise<unknown>;

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

const notThere = (): Refusal =>
  new Refusal('not-found', 'This does not exist or has been removed.', 'missing');

type Params = Readonly<Record<string, string | number>>;

function answerHandler(
  route: Query | Action | Download,
  name: string,
  { room, services, watch }: Making,
) {
  const answer = (room.answers as Readonly<Record<string, QueryAnswer>>)[name]!;
  return async (
    params: Params,
    request: AdmittedRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const input = {
      id: Number(params['id'] ?? 0),
      params,
      query: route.kind === 'query' ? parseInput(route.query, request.query) : undefined,
      body: route.kind === 'action' ? parseInput(route.body, request.body) : undefined,
    };
    const watched = watch(services);
    const result = await answer(input, watched.services, callerOf(request, reply, services));
    tellProvenance(request, reply, watched);
    if (result === undefined) throw notThere();
    reply.header('cache-control', 'no-store');
    if (route.kind === 'download') return sendFile(result as File, route.type, reply);
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
  const answer = (room.answers as Readonly<Record<string, QueryAnswer>>)[of]!;
  const row = (list.answer as z.ZodArray<z.ZodType>).element;
  return async (
    params: Params,
    request: AdmittedRequest,
    reply: FastifyReply,
  ): Promise<Readable> => {
    const { limit: _, cursor: __, ...filters } = request.query as Readonly<Record<string, unknown>>;
    const caller = callerOf(request, reply, services);
    const pageAt = async (cursor: string | undefined): Promise<ListPage<unknown>> => {
      const query = parseInput(list.query, { ...filters, limit: EXPORT_PAGE, cursor });
      const result = await answer(
        { id: Number(params['id'] ?? 0), params, query, body: undefined },
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

/** Tells screens what to read again and when, see provenance.ts; a visitor's page keeps nothing. */
function tellProvenance(
  { admitted, method }: AdmittedRequest,
  reply: FastifyReply,
  { shown, changed }: Pick<Watched, 'shown' | 'changed'>,
): void {
  if (!admitted?.session) return;
  if (method === 'GET') reply.header('x-shows', [...shown].join(' '));
  else reply.header('x-changed', [...changed].join(' '));
}

function sendFile(file: File, type: string, reply: FastifyReply): Buffer {
  reply.header('content-disposition', `attachment; filename="${file.name}"`).type(type);
  return file.content;
}

function commandHandler(route: Command, name: string, { room, services }: Making) {
  const own = (
    room.answers as unknown as Readonly<
      Record<string, ((receipt: Receipt, services: Services) => Promise<unknown>) | undefined>
    >
  )[name];
  return async (
    params: Params,
    request: AdmittedRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const body = parseInput(route.body, request.body);
    const path = { id: Number(params['id'] ?? 0) };
    const id = route.stream === 'new' ? 'new' : route.stream({ ...path, body });
    const receipt = await services.dispatch(
      route.decider,
      id,
      route.command(body, path),
      askerOf(request),
    );
    reply.header('cache-control', 'no-store').header('etag', `"${receipt.revision}"`);
    tellProvenance(request, reply, {
      shown: new Set(),
      changed: new Set([route.decider.category]),
    });
    const readable = await services.until(receipt.position, WAIT_MS);
    const result = !readable
      ? undefined
      : own
        ? await own(receipt, services)
        : await room.resources?.[route.decider.category]?.(receipt.id, services);
    // It is history, and not to be seen yet: the projector is behind, or a read model is parked.
    if (result === undefined) {
      reply.code(202);
      return { id: receipt.id, position: receipt.position.toString() };
    }
    reply.code(route.stream === 'new' ? 201 : 200);
    return route.answer.parse(result);
  };
}

function askerOf(request: AdmittedRequest): Asker {
  const { session, keyHolder } = request.admitted ?? {};
  return {
    by: keyHolder ?? (session ? `user-${session.userId}` : 'visitor'),
    correlationId: request.id,
    key: idempotencyKeyOf(request),
    expected: expectedRevisionOf(request),
    origin: {
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
      session,
    },
  };
}

function callerOf(request: AdmittedRequest, reply: FastifyReply, services: Services): Caller {
  const cookie = (value: string, maxAge: number): void => {
    const secure = services.publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${services.product.sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
    );
  };
  return {
    session: request.admitted?.session,
    asker: askerOf(request),
    sessionToken: request.cookies?.[services.product.sessionCookie],
    setSession: (token, maxAgeSeconds = 0) => cookie(token ?? '', token ? maxAgeSeconds : 0),
  };
}
