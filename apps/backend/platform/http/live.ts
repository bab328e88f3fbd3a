// Live: server-sent events that tell open staff screens which things changed, so that they read
// them again.
import { randomInt } from 'node:crypto';
import { may } from '@purlin/domain/access/rights.ts';
import type { FastifyInstance } from 'fastify';
import type { Projected } from '../core/projected.ts';
import type { Room, Services } from '../core/room.ts';
import { sessionOf, type AdmittedRequest } from './access.ts';
import { Problem, sendProblem } from './problem.ts';

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 1_000;

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
  server.addHook('preClose', async () => {
    for (const leave of open) leave();
  });
  server.get('/api/live', async (request: AdmittedRequest, reply) => {
    const session = await sessionOf(request, rooms, services);
    if (!may(session?.role, 'notifications.read'))
      return sendProblem(
        session
          ? new Problem(403, 'forbidden', { values: { what: 'live' } })
          : new Problem(401, 'not-signed-in', { values: { what: 'live' } }),
        request,
        reply,
        services,
      );
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const off = projected.onNotice(({ streams }) => {
      const changes = streams?.map((stream) => ({
        category: stream.slice(0, stream.indexOf('-')),
        id: Number(stream.slice(stream.indexOf('-') + 1)),
      })) ?? [{}];
      for (const change of changes)
        raw.write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`);
    });
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    const end = (): void => {
      clearInterval(heartbeat);
      off();
      open.delete(leave);
      raw.end();
    };
    // Where to go on they know themselves; not all at the same moment, while a process starts.
    const leave = (): void => {
      raw.write(`retry: ${RETRY_MS + randomInt(RETRY_MS)}\nevent: restart\ndata: {}\n\n`);
      end();
    };
    open.add(leave);
    raw.on('close', end);
  });
}
