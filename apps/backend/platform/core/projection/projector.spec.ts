// The projector: every event once in every read model, whatever is killed, and one bad model harms
// no other.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import { day, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, type ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { ANY, type EventStore } from '@purlin/event-store/port.ts';
import { pino } from 'pino';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { LOCK, openDatabase, type Pool } from '../../servers/database.ts';
import { openHistory, type History } from '../history/history.ts';
import { openPersonalData } from '../history/personal-data.ts';
import type { NewEffect } from './projector-batch.ts';
import { startProjector, type Projector, type ProjectorOptions } from './projector.ts';
import { compareAllWithReplay, compareWithReplay } from './replay.ts';

const tally = decider<number>()({
  category: 'tally',
  initial: 0,
  events: { Counted: z.object({ n: z.number(), date: z.string() }) },
  evolve: { Counted: (state) => state + 1 },
  commands: {},
  decide: {},
});
type Counted = {
  readonly type: 'Counted';
  readonly data: { readonly n: number; readonly date: string };
};

const total = readModel<Counted>()({
  name: 'total',
  version: 1,
  columns: { id: number().key(), sum: number(), count: number() },
  key: { Counted: () => 1 },
  on: {
    Counted: ({ n }, row) => ({ id: 1, sum: (row?.sum ?? 0) + n, count: (row?.count ?? 0) + 1 }),
  },
});
const latest = readModel<Counted>()({
  name: 'latest',
  version: 1,
  columns: { id: number().key(), n: number() },
  on: { Counted: ({ n }, _, { id }) => ({ id, n }) },
});
/** Cannot take every date. */
const dated = readModel<Counted>()({
  name: 'dated',
  version: 1,
  columns: { id: number().key(), day: day() },
  usualKey: ({ position }) => Number(position),
  on: { Counted: ({ date }, _, { position }) => ({ id: Number(position), day: date }) },
});
const ring = taskKind('ring', z.object({ n: z.number() }));
const bell = reaction<Counted>('bell', { Counted: ({ n }) => [ring({ n })] });

let databaseUrl: string;
let pool: Pool;
let store: EventStore;
let history: History;
let running: Projector[];
let effects: NewEffect[];
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, ['tally']);
  store = await openEventStore(databaseUrl);
  history = openHistory(store, openPersonalData(pool, Buffer.alloc(32, 1)), [tally]);
  running = [];
  effects = [];
});
afterEach(async () => {
  await Promise.all(running.map((projector) => projector.stop()));
  await store.close();
  await pool.end();
});

function start(readModels: readonly ReadModel[], over: Partial<ProjectorOptions> = {}): Projector {
  const projector = startProjector({
    databaseUrl,
    store,
    history,
    readModels,
    reactions: [],
    log: pino({ level: 'silent' }),
    onProjected: (_, made) => void effects.push(...made),
    ...over,
  });
  running.push(projector);
  return projector;
}
const stop = async (projector: Projector): Promise<void> => {
  await projector.stop();
  running = running.filter((one) => one !== projector);
};
const count = async (stream: number, n: number, date = '2026-03-02'): Promise<void> => {
  await history.append(
    tally,
    stream,
    ANY,
    [{ type: 'Counted', data: { n, date } }],
    { correlationId: 'spec', causationId: 'spec', by: 'system', at: '2026-03-02T17:00:00.000Z' },
    randomUUID(),
  );
};
const rowOf = async <T extends object>(query: string): Promise<T | undefined> =>
  (await pool.query<T>(query)).rows[0];
const sum = async () =>
  rowOf<{ sum: number; count: number }>('select sum, count from total').catch(() => undefined);
const standing = async (name: string) =>
  rowOf<{ version: number; parked_error: string | null }>(
    `select version, parked_error from platform.read_models where name = '${name}'`,
  );
/** The backends that hold the projector's lock in this database. */
const holders = async (): Promise<number[]> =>
  (
    await pool.query<{ pid: number }>(
      `select pid from pg_locks join pg_database d on d.oid = database where datname =
        current_database() and locktype = 'advisory' and classid = ${LOCK.space}
        and objid = ${LOCK.project} and granted`,
    )
  ).rows.map(({ pid }) => pid);
const killProjector = async (): Promise<void> => {
  for (const pid of await holders()) await pool.query('select pg_terminate_backend($1)', [pid]);
};

describe('every event counts once', () => {
  it('when the connection is killed again and again while it projects', async () => {
    start([total, latest]);
    const events = 1_500;
    const writing = (async () => {
      for (let n = 1; n <= events; n += 50)
        await Promise.all(Array.from({ length: 50 }, (_, i) => count((n + i) % 7, 1)));
    })();
    for (const at of [100, 500, 900]) {
      await until(`${at} events are projected`, async () => ((await sum())?.count ?? 0) >= at);
      await killProjector();
    }
    await writing;
    await until('all are projected', async () => ((await sum())?.count ?? 0) >= events);
    expect(await sum()).toEqual({ sum: events, count: events });
    expect(
      await compareAllWithReplay({ pool, store, history, readModels: [total, latest] }),
    ).toEqual([]);
  });
  it('when it is stopped and started between', async () => {
    for (let n = 1; n <= 4; n++) {
      const projector = start([total]);
      await Promise.all(Array.from({ length: 20 }, () => count(1, 1)));
      await until('something is projected', async () => (await sum())?.count);
      await stop(projector);
    }
    start([total]);
    await until('all are projected', async () => (await sum())?.count === 80);
  });
  it('with two processes: one projects, the other takes over when it goes', async () => {
    const first = start([total]);
    await first.ready;
    const second = start([total]);
    await Promise.all(Array.from({ length: 30 }, () => count(1, 1)));
    await until('all are projected', async () => (await sum())?.count === 30);
    expect(await holders()).toHaveLength(1);
    await stop(first);
    await count(1, 1);
    await until('the other one went on', async () => (await sum())?.count === 31);
    await second.ready;
    expect(await holders()).toHaveLength(1);
  });
});

describe('a read model that throws', () => {
  it('parks itself with its error where it stood, and the others and the reactions go on', async () => {
    await start([total, dated], { reactions: [bell] }).ready;
    await count(1, 1);
    await until('the first is projected', async () => (await sum())?.count === 1);
    await count(1, 2, 'the day after tomorrow');
    await count(1, 3);
    await until('the others went on', async () => (await sum())?.count === 3);
    expect((await standing('dated'))?.parked_error).toContain('syntax for type date');
    expect((await standing('total'))?.parked_error).toBeNull();
    expect(await rowOf('select count(*) from dated')).toEqual({ count: 1 });
    await until('the reactions went on', async () => effects.length === 3);
  });
  it('stays parked over a restart, and catches up when a repaired version comes', async () => {
    const broken = start([total, dated]);
    await count(1, 1, 'never');
    await until('it is parked', async () => (await standing('dated'))?.parked_error);
    await stop(broken);
    const again = start([total, dated]);
    await count(1, 2);
    await until('the other went on', async () => (await sum())?.count === 2);
    expect((await standing('dated'))?.parked_error).toBeTruthy();
    await stop(again);
    await start([total, { ...dated, version: 2, columns: { id: number().key(), day: text() } }])
      .ready;
    expect(await standing('dated')).toEqual({ version: 2, parked_error: null });
    expect(await rowOf('select count(*) from dated')).toEqual({ count: 2 });
  });
  it('while it is rebuilt leaves the table that is there, parked, until a repaired version comes', async () => {
    const before = start([total, dated]);
    await count(1, 1);
    await until('it is projected', async () => (await sum())?.count === 1);
    await stop(before);
    const broken: ReadModel = {
      ...total,
      version: 2,
      on: {
        Counted: () => {
          throw new Error('no row today');
        },
      },
    };
    const during = start([broken, dated]);
    await during.ready;
    await count(1, 2);
    await until(
      'the other goes on',
      async () => (await rowOf('select from dated offset 1')) && true,
    );
    expect(await sum()).toEqual({ sum: 1, count: 1 });
    expect((await standing('total'))?.parked_error).toContain('no row today');
    await stop(during);
    await start([{ ...total, version: 3 }, dated]).ready;
    expect(await sum()).toEqual({ sum: 3, count: 2 });
    expect(await standing('total')).toEqual({ version: 3, parked_error: null });
  });
  it(
    'while it is rebuilt is parked too, and does not keep the others from being rebuilt and ' +
      'read',
    async () => {
      await count(1, 1);
      await count(1, 2, 'never');
      await start([total, dated, latest]).ready;
      expect((await standing('dated'))?.parked_error).toContain('syntax for type date');
      expect(await sum()).toEqual({ sum: 3, count: 2 });
      await count(1, 4);
      await until('the others go on', async () => (await sum())?.count === 3);
    },
  );
});

describe('a new version', () => {
  it('is replayed beside the old table, which can be read until the swap', async () => {
    const old = start([total]);
    for (let n = 0; n < 20; n++) await count(1, n);
    await until('all are projected', async () => (await sum())?.count === 20);
    await stop(old);
    let atTheDoor = (): void => {};
    let open = (): void => {};
    const arrived = new Promise<void>((resolve) => (atTheDoor = resolve));
    const opened = new Promise<void>((resolve) => (open = resolve));
    const slow: History = {
      ...history,
      decode: async (recorded) => {
        atTheDoor();
        await opened;
        return history.decode(recorded);
      },
    };
    const next = readModel<Counted>()({
      name: 'total',
      version: 2,
      columns: { id: number().key(), sum: number(), count: number(), biggest: number() },
      key: { Counted: () => 1 },
      on: {
        Counted: ({ n }, row) => ({
          id: 1,
          sum: (row?.sum ?? 0) + n,
          count: (row?.count ?? 0) + 1,
          biggest: Math.max(row?.biggest ?? n, n),
        }),
      },
    });
    const renewed = start([next], { history: slow });
    await arrived;
    await count(1, 1_000);
    expect(await sum()).toEqual({ sum: 190, count: 20 });
    open();
    await renewed.ready;
    await until(
      'what came meanwhile is in it',
      async () => await rowOf('select sum, count, biggest from total where count = 21'),
    );
    expect(await rowOf('select sum, count, biggest from total')).toEqual({
      sum: 1_190,
      count: 21,
      biggest: 1_000,
    });
    expect(await standing('total')).toEqual({ version: 2, parked_error: null });
  });
  it('can be asked for while the product runs (npm run rebuild)', async () => {
    await start([total]).ready;
    await count(1, 5);
    await until('it is projected', async () => (await sum())?.count === 1);
    // Also again at once, while the projector is still busy with the last time.
    for (let n = 0; n < 4; n++) {
      await pool.query('update total set sum = 99');
      await pool.query('update platform.read_models set version = 0');
      await pool.query("select pg_notify('rebuild', '')");
      await until('it was rebuilt', async () => (await sum())?.sum === 5);
    }
  });
});

describe('a reaction', () => {
  const ledger = async () =>
    (
      await pool.query<{ id: string; data: { n: number } }>(
        "select id, data from platform.effects order by data->>'n'",
      )
    ).rows;
  it(
    'that is new starts at now; afterwards it misses nothing and records each effect once, ' +
      'over kills and restarts',
    async () => {
      await count(1, 1);
      const before = start([total]);
      await before.ready;
      await stop(before);
      await start([total], { reactions: [bell] }).ready;
      for (let n = 2; n <= 5; n++) {
        await count(1, n);
        await until(`effect ${n} is recorded`, async () => (await ledger()).length === n - 1);
        await killProjector();
      }
      await until('the projector is back', async () => (await holders()).length === 1);
      await count(1, 6);
      await until('the last is recorded', async () => (await ledger()).length === 5);
      expect((await ledger()).map(({ data }) => data.n)).toEqual([2, 3, 4, 5, 6]);
      // Its place is behind its effects after a crash in the worst case: the same effects again are
      // the same rows.
      await pool.query('update platform.reactions set position = 0');
      await pool.query("select pg_notify('rebuild', '')");
      await until('it replayed from the beginning', async () => (await ledger()).length === 6);
    },
  );
});

describe('comparing with a replay', () => {
  it('finds a row that was changed, one that is missing and one too many', async () => {
    await start([total, latest]).ready;
    for (const stream of [1, 2, 3]) await count(stream, stream * 10);
    await until('all are projected', async () => (await sum())?.count === 3);
    const all = () => compareAllWithReplay({ pool, store, history, readModels: [total, latest] });
    expect(await all()).toEqual([]);
    await pool.query('update latest set n = 11 where id = 1');
    await pool.query('delete from latest where id = 2');
    await pool.query('insert into latest values (4, 40)');
    expect(await all()).toEqual(
      expect.arrayContaining([
        { table: 'latest', expected: { id: 1, n: 10 }, actual: { id: 1, n: 11 } },
        { table: 'latest', expected: { id: 2, n: 20 }, actual: null },
        { table: 'latest', expected: null, actual: { id: 4, n: 40 } },
      ]),
    );
    // Of one stream: its own rows, not the sum that it shares.
    expect(
      await compareWithReplay({ pool, readModels: [total, latest] }, await history.read(tally, 1)),
    ).toEqual([{ table: 'latest', expected: { id: 1, n: 10 }, actual: { id: 1, n: 11 } }]);
    expect(
      await compareWithReplay({ pool, readModels: [total, latest] }, await history.read(tally, 3)),
    ).toEqual([]);
  });
});
