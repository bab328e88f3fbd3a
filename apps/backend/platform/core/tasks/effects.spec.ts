// The effects ledger by itself: a claim is one process's, also while it looks for what was left
// behind, and also when somebody took it over meanwhile.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { LOCK, openDatabase, type Db, type Pool } from '../../servers/database.ts';
import { openEffectsLedger, type EffectsLedger } from './effects.ts';

const kind = { task: 'send', once: false };
let databaseUrl: string;
let pool: Pool;
let ledgers: EffectsLedger[];
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, []);
  ledgers = [];
  await pool.query(
    `insert into platform.effects (id, task, data, correlation_id)
      values ('one', 'send', '{}', 'spec')`,
  );
});
afterEach(async () => {
  for (const ledger of ledgers) await ledger.close();
  await pool.end();
});

async function open(db: Db = pool): Promise<EffectsLedger> {
  const ledger = await openEffectsLedger(databaseUrl, db);
  ledgers.push(ledger);
  return ledger;
}
/** The database as somebody sees it whose statements take a while to get there. */
const slow: Db = {
  async query(text, values) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return values ? pool.query(text, [...values]) : pool.query(text);
  },
};
const status = async (): Promise<string> =>
  (await pool.query<{ status: string }>('select status from platform.effects')).rows[0]!.status;

it('that begins to wait for what is away tells open screens, once', async () => {
  const ledger = await open();
  const listener = await pool.connect();
  let told = 0;
  listener.on('notification', () => (told += 1));
  await listener.query('listen projected');
  for (let n = 0; n < 2; n++) {
    await ledger.claim(kind, 9);
    await ledger.hold('one', 'no', { delayMs: 0, heldBy: 'mail', tried: false, waitsOut: false });
    ledger.release('one');
  }
  await listener.query('select 1');
  listener.release(true);
  expect(told).toBe(1);
});

describe('that begins to wait', () => {
  const hold = { delayMs: 900_000, heldBy: 'mail', tried: false, waitsOut: false };
  it('for what answers again by now is due at once', async () => {
    const ledger = await open();
    await ledger.claim(kind, 9);
    expect(await ledger.hold('one', 'no', hold)).toBe(0);
    ledger.release('one');
    expect(await ledger.claim(kind, 9)).toMatchObject([{ id: 'one' }]);
  });
  it('for what is away waits as long as it was given', async () => {
    await pool.query(`insert into platform.outages (scope, reason, next_try_at)
      values ('mail', 'server-unreachable', now())`);
    const ledger = await open();
    await ledger.claim(kind, 9);
    expect(await ledger.hold('one', 'no', hold)).toBe(900_000);
    ledger.release('one');
    expect(await ledger.claim(kind, 9)).toEqual([]);
  });
});

describe('a claim', () => {
  it.each(['the look first', 'the claim first'])(
    'is not taken back by a look for what was left behind, asked for in one turn: %s',
    async (order) => {
      const ledger = await open(slow);
      const look = order === 'the look first' ? ledger.recover([kind]) : undefined;
      const claim = ledger.claim(kind, 9);
      await Promise.all([look ?? ledger.recover([kind]), claim]);
      expect([(await claim).map(({ id }) => id), await status()]).toEqual([['one'], 'running']);
    },
  );
  it('that was given up half way is opened again by the next look', async () => {
    const ledger = await open();
    await ledger.claim(kind, 9);
    ledger.release('one');
    await ledger.recover([kind]);
    expect(await status()).toBe('pending');
  });
  it('stays with a process whose connection was cut for a moment', async () => {
    const [first, second] = [await open(), await open()];
    await first.claim(kind, 9);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_locks where classid = ${LOCK.workerSpace}
        and objid = (select claimed_by from platform.effects)`,
    );
    await second.recover([kind]);
    expect(await status()).toBe('running');
    // It dies: now it is somebody else's.
    await first.close();
    await second.recover([kind]);
    expect(await second.claim(kind, 9)).toMatchObject([{ id: 'one', attempt: 2 }]);
  });
  it('waits until it is known again who is alive, and is made then', async () => {
    const ledger = await open();
    const holder = async (): Promise<number | undefined> =>
      (
        await pool.query<{ pid: number }>(
          `select pid from pg_locks where classid = ${LOCK.workerSpace} and granted`,
        )
      ).rows[0]?.pid;
    const cut = await holder();
    await pool.query('select pg_terminate_backend($1)', [cut]);
    await until('it is back', async () => ![undefined, cut].includes(await holder()));
    expect(await ledger.claim(kind, 9)).toMatchObject([{ id: 'one', attempt: 1 }]);
  });
  it('that somebody took over is not put back by who had it before', async () => {
    const first = await open();
    await first.claim(kind, 9);
    await pool.query('update platform.effects set claimed_by = claimed_by - 1');
    await first.retry('one', 'no', 0);
    await first.hold('one', 'no', { delayMs: 0, heldBy: undefined, tried: true, waitsOut: false });
    expect(await status()).toBe('running');
  });
});
