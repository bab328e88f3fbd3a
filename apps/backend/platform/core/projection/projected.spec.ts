// How far the read models are, as a process knows it: also after their server came back with less.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase } from '../../servers/database.ts';
import { openListener } from '../../servers/listener.ts';
import { watchProjected } from './projected.ts';

it('believes no more than the server that came back after a crash', async () => {
  await using opened = new AsyncDisposableStack();
  const databaseUrl = await freshDatabase();
  const db = opened.adopt(await openDatabase(databaseUrl, []), (pool) => pool.end());
  await db.query(
    "insert into platform.read_models (name, version, position) values ('spec', 1, 5)",
  );
  const listener = opened.adopt(await openListener(databaseUrl), (l) => l.close());
  const projected = opened.adopt(await watchProjected(listener, db), (p) => p.close());
  // The projector committed more and told so; the crash took it.
  projected.reached(9n);
  expect(await projected.until(9n, 0)).toBe(true);
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen projected'`);
  await until('the news is heard of', async () => !(await projected.until(9n, 0)));
  await until('what is there is known again', () => projected.until(5n, 0));
  expect(await projected.until(9n, 0)).toBe(false);
});
