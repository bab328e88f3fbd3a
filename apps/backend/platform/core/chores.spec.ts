// Chores: done by one process at once, again after their time, and left alone when they fail.
import { afterEach, expect, it } from 'vitest';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { startChores, type Chores } from './chores.ts';
import { LOCK, openConnection } from '../servers/database.ts';
import { openLog } from './log.ts';

const closing: Chores[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((chores) => chores.stop()));
});

function start(databaseUrl: string, run: () => Promise<void>): Chores {
  const chores = startChores([{ name: 'spec', everyMs: 20, run }], {
    databaseUrl,
    services: {},
    log: openLog('silent'),
  });
  closing.push(chores);
  return chores;
}

it('is done at the start and again, also after it failed', async () => {
  let times = 0;
  start(await freshDatabase(), async () => {
    times += 1;
    if (times === 1) throw new Error('not today');
  });
  await until('it was done three times', () => times >= 3);
});

it('is done by one process at once, and by another when that one is gone', async () => {
  const databaseUrl = await freshDatabase();
  const other = await openConnection(databaseUrl);
  await other.query('select pg_advisory_lock($1, $2)', [LOCK.space, LOCK.chores]);
  let done = false;
  let tries = 0;
  start(databaseUrl, async () => {
    done = true;
  });
  // Somebody asked for the lock and went away without it.
  await until('it was tried', async () => {
    const { rows } = await other.query<{ n: number }>(
      'select count(*) as n from pg_stat_activity where datname = current_database() and ' +
        "query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()",
    );
    tries += rows[0]!.n;
    return tries > 0;
  });
  expect(done).toBe(false);
  await other.end();
  await until('it is done', () => done);
});

it('is not started again while it is under way, and is waited for at the end', async () => {
  let [running, most] = [0, 0];
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const chores = start(await freshDatabase(), async () => {
    most = Math.max(most, ++running);
    await finished;
    running -= 1;
  });
  await until('it runs', () => running === 1);
  const stopping = chores.stop();
  finish();
  await stopping;
  expect([running, most]).toEqual([0, 1]);
});
