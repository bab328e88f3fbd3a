// Checkpoints: all at one place share a row; whoever is parked, was away or is behind loses nothing
// and sees nothing twice.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { number } from '@purlin/event-sourcing/columns.ts';
import { decider } from '@purlin/event-sourcing/decider.ts';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import { readModel } from '@purlin/event-sourcing/read-model.ts';
import { openEventStore } from '@purlin/event-store/open.ts';
import { ANY } from '@purlin/event-store/port.ts';
import { pino } from 'pino';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase, type Pool } from '../../servers/database.ts';
import { openHistory, type History } from '../history/history.ts';
import { openPersonalData } from '../history/personal-data.ts';
import { startProjector, type Projector, type ProjectorOptions } from './projector.ts';

const gate = decider<number>()({
  category: 'gate',
  initial: 0,
  events: { Passed: z.object({ n: z.number() }) },
  evolve: { Passed: (sum, { n }) => sum + n },
  commands: {},
  decide: {},
});
interface Passed {
  readonly type: 'Passed';
  readonly data: { readonly n: number };
}
const modelOf = (name: string, most = Infinity) =>
  readModel<Passed>()({
    name,
    version: 1,
    columns: { id: number().key(), sum: number() },
    key: { Passed: () => 1 },
    on: {
      Passed: ({ n }, row) => {
        if (n > most) throw new Error('too much');
        return { id: 1, sum: (row?.sum ?? 0) + n };
      },
    },
  });
const [total, other] = [modelOf('total'), modelOf('other')];
/** Cannot take what is too much. */
const small = modelOf('small', 100);
const ring = taskKind('ring', z.object({ n: z.number() }));
const bell = reaction<Passed>('bell', { Passed: ({ n }) => [ring({ n })] });

let databaseUrl: string;
let pool: Pool;
let opened: Pick<ProjectorOptions, 'store' | 'history'>;
let running: Projector[];
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, ['gate']);
  const store = await openEventStore(databaseUrl);
  const history: History = openHistory(store, openPersonalData(pool, Buffer.alloc(32, 1)), [gate]);
  opened = { store, history };
  running = [];
});
afterEach(async () => {
  await stopAll();
  await opened.store.close();
  await pool.end();
});

function start(over: Pick<ProjectorOptions, 'readModels'> & Partial<ProjectorOptions>): Projector {
  const projector = startProjector({
    ...opened,
    databaseUrl,
    reactions: [],
    log: pino({ level: 'silent' }),
    onProjected: () => {},
    ...over,
  });
  running.push(projector);
  return projector;
}
async function stopAll(): Promise<void> {
  await Promise.all(running.map((projector) => projector.stop()));
  running = [];
}
const pass = async (...all: readonly number[]): Promise<void> => {
  for (const n of all)
    await opened.history.append(
      gate,
      1,
      ANY,
      [{ type: 'Passed', data: { n } }],
      { correlationId: 'spec', causationId: 'spec', by: 'system', at: '2026-03-02T17:00:00.000Z' },
      randomUUID(),
    );
};
const rowOf = async <T extends object>(query: string): Promise<T | undefined> =>
  (await pool.query<T>(query)).rows[0];
const sumOf = async (model: string) =>
  (await rowOf<{ sum: number }>(`select sum from ${model}`).catch(() => undefined))?.sum;
const effects = async () =>
  (await rowOf<{ count: number }>('select count(*) from platform.effects'))!.count;
const head = async () => Number(await opened.store.head());
/** Who has a position of its own, and where everybody else stands. */
const stands = async () => ({
  together: (await rowOf<{ position: number }>('select position from platform.checkpoint'))
    ?.position,
  apart: (
    await pool.query<{ name: string; position: number }>(
      `select name, position from platform.read_models where position is not null union all
        select name, position from platform.reactions where position is not null order by name`,
    )
  ).rows,
});
const seen = async (name: string) =>
  (await rowOf<{ position: number }>(
    `select position from platform.followers where name = '${name}'`,
  ))!.position;
const allTogether = (): Promise<boolean> =>
  until('all stand at the head', async () => (await stands()).together === (await head()));

describe('a checkpoint', () => {
  it('is one row for all at the same place, and one of its own for whoever is parked', async () => {
    await start({ readModels: [total, small, other], reactions: [bell] }).ready;
    await pass(1);
    await allTogether();
    expect((await stands()).apart).toEqual([]);
    const before = await head();
    await pass(200, 3);
    await allTogether();
    expect((await stands()).apart).toEqual([{ name: 'small', position: before }]);
    expect(await seen('small')).toBe(before);
    expect(await seen('bell')).toBe(await head());
    expect([await sumOf('total'), await sumOf('small'), await effects()]).toEqual([204, 1, 3]);
  });
  it('is kept by one that a version in between does not know', async () => {
    await start({ readModels: [total, other], reactions: [bell] }).ready;
    await pass(1);
    await allTogether();
    await stopAll();
    const before = await head();
    await start({ readModels: [total] }).ready;
    await pass(2);
    await allTogether();
    expect([await seen('other'), await seen('bell')]).toEqual([before, before]);
    await stopAll();
    await start({ readModels: [total, other], reactions: [bell] }).ready;
    expect([await sumOf('total'), await sumOf('other'), await effects()]).toEqual([3, 3, 2]);
    expect(await stands()).toEqual({ together: await head(), apart: [] });
  });
  it('is taken over from a database in which each had a position of its own', async () => {
    await start({ readModels: [total], reactions: [bell] }).ready;
    await pass(1);
    await allTogether();
    await stopAll();
    const { together } = await stands();
    await pool.query(`drop view platform.followers; drop table platform.checkpoint;
      update platform.read_models set position = ${together};
      update platform.reactions set position = ${together};
      alter table platform.read_models alter position set not null;
      alter table platform.reactions alter position set not null;`);
    await pass(2);
    await (await openDatabase(databaseUrl, ['gate'])).end();
    expect(await seen('total')).toBe(together);
    await start({ readModels: [total], reactions: [bell] }).ready;
    expect([await sumOf('total'), await effects()]).toEqual([3, 2]);
    expect(await stands()).toEqual({ together: await head(), apart: [] });
  });
  it('goes back with one that has to catch up, until it has come to the others', async () => {
    await start({ readModels: [total], reactions: [bell] }).ready;
    await pass(1, 2, 3);
    await allTogether();
    await stopAll();
    await pool.query('delete from platform.effects');
    await pool.query("update platform.reactions set position = 0 where name = 'bell'");
    await start({ readModels: [total], reactions: [bell] }).ready;
    expect([await sumOf('total'), await effects()]).toEqual([6, 3]);
    expect(await stands()).toEqual({ together: await head(), apart: [] });
  });
  it('is lost with its rows or not at all, also while each goes by itself', async () => {
    await start({ readModels: [total, other], reactions: [bell] }).ready;
    await pass(1);
    await allTogether();
    // One cannot be written, as on a full disk.
    await pool.query(`create function platform.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$;
      create trigger no_room before insert or update on other
        for each statement execute function platform.no_room()`);
    const before = await head();
    await pass(2);
    await until('one has gone on', async () => (await sumOf('total')) === 3);
    expect([await seen('other'), await sumOf('other')]).toEqual([before, 1]);
    await pass(4);
    await pool.query('drop trigger no_room on other');
    await allTogether();
    expect(await stands()).toEqual({ together: await head(), apart: [] });
    expect([await sumOf('total'), await sumOf('other'), await effects()]).toEqual([7, 7, 3]);
  });
});
