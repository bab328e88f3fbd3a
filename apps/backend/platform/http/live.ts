// Live: server-sent events that tell open staff screens which things changed, so that they read
// them again.
import { randomInt } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { TryLater } from '../core/limits/brake.ts';
import type { Projected } from '../core/projection/projected.ts';
import type { Room, Services } from '../core/room.ts';
import { reachNow, sessionOf, type AdmittedRequest } from './access.ts';
import { setSecurityHeaders } from './headers.ts';
import { Problem } from './problem.ts';

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 1_000;
/** Streams of one session: a browser's tabs share one, and somebody may have a few browsers. */
const MOST = 8;
const FULL_RETRY_SECONDS = 30;

/** How many streams each session has open, by its cookie's value. */
class Streams {
  private readonly open = new Map<string, number>();

  /** Takes a place; undefined when the session has all it may have. Otherwise gives it back. */
  take(token: string): (() => void) | undefined {
    const held = this.open.get(token) ?? 0;
    if (held >= MOST) return undefined;
    this.open.set(token, held + 1);
    return () => {
      const left = this.open.get(token)! - 1;
      if (left > 0) this.open.set(token, left);
      else this.open.delete(token);
    };
  }
}

/**
 * `GET /api/live`: event `changed` with `{ category, id }` for every stream that changed; `{}` when
 * too many did. Staff only.
 */
export function serveLive(
  server: FastifyInstance,
  projected: Projected,
  rooms: readonly Room[],
  services: Services,
): void {
  const open = new Set<() => void>();
  const streams = new Streams();
  server.addHook('preClose', async () => {
    for (const leave of open) leave();
  });
  server.get('/api/live', async (request: AdmittedRequest, reply) => {
    const session = await sessionOf(request, rooms, services);
    if (!session) throw new Problem(401, 'not-signed-in', { values: { what: 'live' } });
    if (reachNow(session, 'notifications.read') !== 'all')
      throw new Problem(403, 'forbidden', { values: { what: 'live' } });
    // They left while their session was looked for; nobody would give their place back.
    if (reply.raw.destroyed) return reply.hijack();
    const token = request.cookies[services.product.sessionCookie]!;
    const giveBack = streams.take(token);
    if (!giveBack) throw new TryLater('too-often', FULL_RETRY_SECONDS);
    const write = openStream(request, reply, services.publicUrl);
    const off = projected.onNotice(({ streams: changed }) => {
      const changes = changed?.map((stream) => ({
        category: stream.slice(0, stream.indexOf('-')),
        id: Number(stream.slice(stream.indexOf('-') + 1)),
      })) ?? [{}];
      for (const change of changes) write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`);
    });
    const deaf = services.sessions.onEnded(token, () => end());
    // Sessions also run out, and a notice can be lost.
    const heartbeat = setInterval(() => {
      write(': still here\n\n');
      void services.sessions.userOf(token).then(
        (userId) => userId === undefined && end(),
        () => {}, // the database is away: it is asked again
      );
    }, HEARTBEAT_MS);
    let isOpen = true;
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      clearInterval(heartbeat);
      off();
      deaf();
      giveBack();
      open.delete(leave);
      reply.raw.end();
    };
    // Where to go on they know themselves; not all at the same moment, while a process starts.
    const leave = (): void => {
      write(`retry: ${RETRY_MS + randomInt(RETRY_MS)}\nevent: restart\ndata: {}\n\n`);
      end();
    };
    open.add(leave);
    reply.raw.on('close', end);
  });
}

/** Takes the answer out of the framework's hands; what it gives writes to the stream. */
function openStream(
  request: AdmittedRequest,
  reply: FastifyReply,
  publicUrl: string,
): (text: string) => void {
  setSecurityHeaders(request, reply, publicUrl);
  reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .hijack();
  const { raw } = reply;
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  raw.write('retry: 2000\n\n');
  return (text) => void raw.write(text);
}
