// Health: whether this process lives, whether it may be sent traffic, and what is wrong if not.
import type { FastifyInstance } from 'fastify';
import type { EventStore } from '@purlin/event-store/port.ts';
import { missingKey, streamWithoutKey } from '../core/missing-keys.ts';
import type { Db } from '../servers/database.ts';

interface Check {
  readonly ok: boolean;
  readonly detail?: unknown;
}

/**
 * An event that no read model has taken in for so long is not waiting, it is stuck: nobody
 * projects, or the projector cannot read it.
 */
const STUCK_MS = 30_000;

/**
 * `GET /ready`: the database and the event store answer and belong together. `GET /health`: also
 * the projector keeps up and no read model or reaction is parked. Both 200 or 503.
 */
export function serveHealth(server: FastifyInstance, db: Db, store: EventStore): void {
  const attempt = async (check: () => Promise<Check>): Promise<Check> => {
    try {
      return await check();
    } catch {
      return { ok: false, detail: 'does not answer' };
    }
  };
  const basics = async (): Promise<Record<string, Check>> => ({
    database: await attempt(async () => {
      await db.query('select 1');
      return { ok: true };
    }),
    eventStore: await attempt(async () => ({
      ok: true,
      detail: { position: (await store.head()).toString() },
    })),
    personalKeys: await attempt(async () => {
      const stream = await streamWithoutKey(db);
      return stream === undefined ? { ok: true } : { ok: false, detail: missingKey(stream) };
    }),
  });
  const parked = (kind: string): Promise<Check> =>
    attempt(async () => {
      // Anybody may ask, and an error can quote what it stumbled over: it is in the log and in the
      // table.
      const { rows } = await db.query(
        `select name, position::text, parked_at as since from platform.${kind}
          where parked_at is not null`,
      );
      return { ok: rows.length === 0, ...(rows.length > 0 ? { detail: rows } : {}) };
    });
  const projector = (): Promise<Check> =>
    attempt(async () => {
      const { rows } = await db.query<{ position: string | null }>(
        'select min(position)::text as position from platform.read_models where parked_at is null',
      );
      const position = rows[0]?.position;
      if (!position) return { ok: true };
      for await (const event of store.readAll({ from: BigInt(position) + 1n, maxCount: 1 }))
        return {
          ok: event.created.getTime() > Date.now() - STUCK_MS,
          detail: { behindSince: event.created },
        };
      return { ok: true };
    });
  const effects = (): Promise<Check> =>
    attempt(async () => {
      const { rows } = await db.query<{ status: string; count: number }>(
        "select status, count(*) as count from platform.effects where status <> 'done' " +
          'group by status',
      );
      return { ok: true, detail: Object.fromEntries(rows.map((row) => [row.status, row.count])) };
    });
  const answer = (checks: Record<string, Check>) => ({
    status: Object.values(checks).every((check) => check.ok) ? 'ok' : 'failing',
    checks,
  });

  server.get('/ready', async (_request, reply) => {
    const body = answer(await basics());
    return reply
      .code(body.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
  server.get('/health', async (_request, reply) => {
    const body = answer({
      ...(await basics()),
      projector: await projector(),
      readModels: await parked('read_models'),
      reactions: await parked('reactions'),
      effects: await effects(),
    });
    return reply
      .code(body.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}
