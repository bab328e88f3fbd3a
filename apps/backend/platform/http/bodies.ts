// Bodies before anything reads them: how deep they may be, what their fields may not be called,
// and how slowly they may arrive.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadInput } from '../core/input.ts';
import { Problem } from './problem.ts';

/** Ours are five deep. */
const DEEPEST = 32;
/** Twenty options of 500 lines have fewer. */
const MOST_VALUES = 200_000;
/** Bytes of whoever is not signed in: reading more takes time from everybody else. */
export const STRANGERS_BYTES = 128 * 1024;
/**
 * What every value brings along, and what shapes ask a value for before they know what it is: no
 * field of ours is called so, and an object that has one of its own breaks whoever asks for it.
 */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'length',
  'size',
]);

/** How slowly a body may arrive. */
export interface Patience {
  /** Milliseconds without a byte. */
  readonly pauseMs: number;
  /** Milliseconds for all of it. */
  readonly wholeMs: number;
}
export const PATIENCE: Patience = { pauseMs: 10_000, wholeMs: 60_000 };

/**
 * Throws BadInput for a body that is too deep, has too many values, or a field that is called like
 * no field.
 */
export function checkBody(body: unknown): void {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
      if (depth === DEEPEST) throw new BadInput('invalid-request', { values: { what: 'shape' } });
      if (!Array.isArray(value) && Object.keys(value).some((name) => BUILT_IN.has(name)))
        throw new BadInput('invalid-request', { values: { what: 'shape' } });
      for (const inner of Object.values(value)) next.push(inner);
      if (values + next.length > MOST_VALUES)
        throw new BadInput('invalid-request', { values: { what: 'shape' } });
    }
    values += next.length;
    level = next;
  }
}

/**
 * Checks what every body looks like, and cuts those that do not arrive. Bodies that would take time
 * to read are refused with 401 before anybody reads them, unless `isKnown` says who sends them.
 */
export function guardBodies(
  server: FastifyInstance,
  isKnown: (request: FastifyRequest) => Promise<boolean>,
  patience = PATIENCE,
): void {
  server.addHook('preParsing', async (request, _reply, payload) => {
    cutWhenSlow(request, patience);
    const { 'content-length': length, 'transfer-encoding': chunks } = request.headers;
    // Who sends no body says neither.
    const bytes = length === undefined && chunks === undefined ? 0 : Number(length ?? Infinity);
    const mayBeLarge = (request.routeOptions.bodyLimit ?? Infinity) > STRANGERS_BYTES;
    if (mayBeLarge && bytes > STRANGERS_BYTES && !(await isKnown(request)))
      throw new Problem(401, 'not-signed-in', { values: { what: 'call' } });
    return payload;
  });
  server.addHook('preValidation', async ({ body }) => checkBody(body));
}

/** Ends a request whose body stops, or takes for ever, with 408. */
function cutWhenSlow({ raw }: FastifyRequest, { pauseMs, wholeMs }: Patience): void {
  if (raw.complete) return;
  const { socket } = raw;
  const began = Date.now();
  let last = { bytes: socket.bytesRead, at: began };
  const timer = setInterval(() => {
    const now = Date.now();
    if (socket.bytesRead !== last.bytes) last = { bytes: socket.bytesRead, at: now };
    if (raw.complete || raw.destroyed) clearInterval(timer);
    else if (now - last.at >= pauseMs || now - began >= wholeMs) {
      clearInterval(timer);
      // Whoever reads the body gets to answer; when nobody does, there is nothing to say.
      const slow = Object.assign(new Problem(408, 'too-slow'), { statusCode: 408 });
      if (raw.listenerCount('error') > 0) raw.emit('error', slow);
      else socket.destroy();
    }
  }, pauseMs / 4);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}

/**
 * Reads JSON; nothing at all is no body, also from programs that say of every call that it has one.
 */
export function takeJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
}
