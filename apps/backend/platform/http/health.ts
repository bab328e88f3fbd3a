// Health: whether this process lives, whether it may be sent traffic, and what is wrong if not.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EventStore } from '@purlin/event-store/port.ts';
import { READ_UP_TO } from '../core/projection/checkpoints.ts';
import { parked, type Parked, type WriteProbe } from '../core/condition.ts';
import { missingKey, streamWithoutKey } from '../core/history/missing-keys.ts';
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
/** Who answers later than this does not answer: whoever asks would have given up. */
const ANSWER_MS = 3_000;

/**
 * `GET /ready`: whether this process may be sent people. 503 when the database or the event store
 * do not answer or do not belong together. What is parked, or cannot be written, is named as well,
 * and the process stays: people can read, and every other process has the same tables. `GET
 * /health`: 503 when anything at all is wrong, also when the projector does not keep up.
 */
export function serveHealth(
  server: FastifyInstance,
  {
    db,
    store,
    writing,
    answerMs = ANSWER_MS,
  }: {
    readonly db: Db;
    readonly store: EventStore;
    readonly writing: WriteProbe;
    readonly answerMs?: number;
  },
): void {
  const attempt = (check: () => Promise<Check>): Promise<Check> => within(answerMs, check);
  const basics = (): Promise<Checks> =>
    together({
      database: attempt(async () => {
        await db.query('select 1');
        return { ok: true };
      }),
      eventStore: attempt(async () => ({
        ok: true,
        detail: { position: (await store.head()).toString() },
      })),
      personalKeys: attempt(async () => {
        const stream = await streamWithoutKey(db);
        return stream === undefined ? { ok: true } : { ok: false, detail: missingKey(stream) };
      }),
    });
  const standing = (): Promise<Checks> =>
    together({
      writing: attempt(async () => {
        const found = await writing();
        return found === 'possible' ? { ok: true } : { ok: false, detail: NOT_WRITTEN[found] };
      }),
      readModels: attempt(async () => nobodyIn(await parked(db, 'read_models'))),
      reactions: attempt(async () => nobodyIn(await parked(db, 'reactions'))),
    });
  const behind = (): Promise<Checks> =>
    together({
      projector: attempt(() => projectorOf(db, store)),
      effects: attempt(() => effectsIn(db)),
    });

  server.get('/ready', async (_request, reply) => {
    const [must, may] = await Promise.all([basics(), standing()]);
    return answer(reply, { ...must, ...may }, well(must));
  });
  server.get('/health', async (_request, reply) => {
    const [must, keeps, may] = await Promise.all([basics(), behind(), standing()]);
    const checks = { ...must, ...keeps, ...may };
    return answer(reply, checks, well(checks));
  });
}

type Checks = Readonly<Record<string, Check>>;
const NOT_WRITTEN = {
  'disk-full': 'the disk of the database is full: make room, and everything goes on by itself',
  refused: 'the database takes no writes',
};

/** All at once: what hangs makes nobody wait once for each check. */
async function together(checks: Readonly<Record<string, Promise<Check>>>): Promise<Checks> {
  const names = Object.keys(checks);
  const found = await Promise.all(Object.values(checks));
  return Object.fromEntries(names.map((name, n) => [name, found[n]!]));
}

/** What hangs is as bad as what is gone, and nobody may wait for it to say so. */
async function within(answerMs: number, check: () => Promise<Check>): Promise<Check> {
  const silent = { ok: false, detail: 'does not answer' };
  const late = new AbortController();
  try {
    return await Promise.race([check(), setTimeout(answerMs, silent, { signal: late.signal })]);
  } catch {
    return silent;
  } finally {
    late.abort();
  }
}

const nobodyIn = (rows: readonly Parked[]): Check =>
  rows.length === 0 ? { ok: true } : { ok: false, detail: rows };

async function projectorOf(db: Db, store: EventStore): Promise<Check> {
  const { rows } = await db.query<{ position: string | null }>(READ_UP_TO);
  const position = rows[0]?.position;
  if (!position) return { ok: true };
  for await (const event of store.readAll({ from: BigInt(position) + 1n, maxCount: 1 }))
    return {
      ok: event.created.getTime() > Date.now() - STUCK_MS,
      detail: { behindSince: event.created },
    };
  return { ok: true };
}

async function effectsIn(db: Db): Promise<Check> {
  const { rows } = await db.query<{ status: string; count: number }>(
    "select status, count(*) as count from platform.effects where status <> 'done' " +
      'group by status',
  );
  return { ok: true, detail: Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

const well = (checks: Checks): boolean => Object.values(checks).every(({ ok }) => ok);

/** `degraded`: to be looked after, and of use meanwhile. */
function answer(reply: FastifyReply, checks: Checks, ok: boolean): FastifyReply {
  const status = !ok ? 'failing' : well(checks) ? 'ok' : 'degraded';
  return reply
    .code(ok ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status, checks });
}
