// The HTTP server: Nest on Fastify with the rooms' controllers, one guard, one filter, and
// everything else on the same origin.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommandRoute } from '../core/commands/command-bus.ts';
import type { Room, Services } from '../core/room.ts';
import type { Counters } from '../servers/counters.ts';
import { accessGuard, apiKeyOf, checkOrigin, sessionOf } from './access.ts';
import { watchFor } from '../core/queries/provenance.ts';
import { isIncomingMail } from './incoming-mail.ts';
import { guardBodies, PATIENCE, STRANGERS_BYTES, takeJson } from './bodies.ts';
import { controllerOf } from './controllers.ts';
import { serveDoors } from './doors.ts';
import { guessLimiter } from './guess-limiter.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { Problem, problemFilter, sendProblem } from './problem.ts';
import { answerUnreadable } from './unreadable.ts';
import { takeFiles } from './uploads.ts';

const BODY_LIMIT = 1024 * 1024;
const FINISH_MS = 10_000;
const LOOK_MS = 100;
/** So many looks nobody may have come before the door is shut. */
const QUIET_LOOKS = 3;
/** So long it stays open at most. */
const LET_IN_MS = 3_000;

export interface HttpOptions {
  readonly rooms: readonly Room[];
  readonly services: Services;
  readonly commandRoutes: readonly CommandRoute[];
  readonly counters: Counters;
  /**
   * Routes that are not the API: front ends, health, live changes. Added before the server listens.
   */
  readonly extend: (server: FastifyInstance) => void;
  /** How often it checks for new requests while closing. */
  readonly lookMs?: number | undefined;
}

export interface HttpApp {
  readonly bus: CommandBus;
  readonly server: FastifyInstance;
  /** Starts to listen; answers with the port that was taken. */
  listen(port: number, host: string): Promise<number>;
  /** Stops taking requests, lets those under way finish, ends the rest. */
  close(): Promise<void>;
}

/**
 * Builds the server; nothing listens yet. Requests get an id that also names the correlation of
 * what they cause.
 */
export async function openHttp({
  rooms,
  services,
  commandRoutes,
  counters,
  extend,
  lookMs = LOOK_MS,
}: HttpOptions): Promise<HttpApp> {
  const guesses = guessLimiter(counters);
  const watch = watchFor(rooms);
  const deciders = new Map(commandRoutes.map(({ decider }) => [decider.category, decider]));
  const adapter = adapterFor(services);
  class HttpModule {}
  Module({})(HttpModule);
  const module: DynamicModule = {
    module: HttpModule,
    imports: [CqrsModule.forRoot()],
    providers: commandRoutes.map((route) => route.provider),
    controllers: rooms.map((room) => controllerOf({ room, services, guesses, watch, deciders })),
  };
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: ['error', 'fatal'],
    bodyParser: false,
  });
  const server = adapter.getInstance<FastifyInstance>();
  // JSON only: a form on another website can send the other types without asking.
  server.removeContentTypeParser('text/plain');
  takeJson(server);
  await server.register(cookie as never);
  addSecurityHeaders(server, services.publicUrl);
  server.addHook('onRequest', async (request) => checkOrigin(request, services.publicUrl));
  allowLargeBodies(server, rooms);
  const isOpen = takeFiles(server, rooms);
  guardBodies(
    server,
    async (request) =>
      isOpen(request) ||
      isIncomingMail(request) ||
      (await sessionOf(request, rooms, services)) !== undefined ||
      (await apiKeyOf(request, rooms, services)) !== undefined,
  );
  logRequests(server, services);
  app.useGlobalGuards(accessGuard(rooms, services, guesses));
  app.useGlobalFilters(problemFilter(services));
  serveDoors(server, rooms, services);
  extend(server);
  await app.init();
  return {
    bus: app.get(CommandBus, { strict: false }),
    server,
    async listen(port, host) {
      await app.listen(port, host);
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: () => closeGently(server, lookMs, () => app.close()),
  };
}

/** Fastify with the limits of every request. */
function adapterFor(services: Services): FastifyAdapter {
  return new FastifyAdapter({
    // One proxy is trusted: the address it saw. What stands further left in X-Forwarded-For anybody
    // could have written.
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE.wholeMs,
    http: { connectionsCheckingInterval: PATIENCE.pauseMs / 2 },
    trustProxy: services.config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    genReqId: (request: { headers: Record<string, unknown> }) =>
      requestId(request.headers['x-request-id']),
    logger: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable(services.product.sentence),
    // An address that cannot be decoded reaches no hook and no filter.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(request, reply, services.publicUrl);
      sendProblem(new Problem(400, 'invalid-address'), request, reply, services);
    },
  } as never);
}

/**
 * Requests under way are answered first; their connections end with the answer, and what takes too
 * long is cut.
 */
async function closeGently(
  server: FastifyInstance,
  lookMs: number,
  close: () => Promise<void>,
): Promise<void> {
  // Whoever stands at the door already is let in: a door that is shut throws them out, also those
  // who have said what they want and were not heard yet.
  if (server.server.listening) await untilQuiet(server, lookMs);
  // The pages' own connections stay open between requests; one that has nothing to do may go.
  const idle = setInterval(() => server.server.closeIdleConnections(), lookMs);
  const late = setTimeout(() => server.server.closeAllConnections(), FINISH_MS);
  try {
    await close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}

/**
 * Until nobody has come in for a few looks; who comes in now takes their connection along. Looks
 * and not time: between two of them a busy process reads what has arrived meanwhile.
 */
async function untilQuiet({ server }: FastifyInstance, lookMs: number): Promise<void> {
  let quietLooks = 0;
  const cameIn = (_request: unknown, response: ServerResponse): void => {
    quietLooks = 0;
    response.shouldKeepAlive = false;
  };
  server.prependListener('request', cameIn);
  for (const end = Date.now() + LET_IN_MS; quietLooks < QUIET_LOOKS && Date.now() < end;) {
    quietLooks += 1;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  server.off('request', cameIn);
}

/** The caller's request id when it is harmless, otherwise a new one. */
const requestId = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Routes whose contract takes more than others, and less where everybody may come. */
function allowLargeBodies(server: FastifyInstance, rooms: readonly Room[]): void {
  const sizes = new Map(
    rooms
      .flatMap((room) => Object.values(room.contract))
      .map(({ method, path, right, bodyBytes }) => [
        `${method} ${path}`,
        bodyBytes ?? (right === 'everyone' ? STRANGERS_BYTES : undefined),
      ]),
  );
  server.addHook('onRoute', (route) => {
    const bytes = sizes.get(`${String(route.method)} ${route.url}`);
    if (bytes !== undefined) route.bodyLimit = bytes;
  });
}

/**
 * One line a call of the API: what was asked of which route, by which role, how it ended and how
 * long it took.
 */
function logRequests(server: FastifyInstance, { log }: Services): void {
  server.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
