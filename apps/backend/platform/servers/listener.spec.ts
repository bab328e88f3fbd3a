// What a process hears from Postgres: each channel apart, also after its connection was lost.
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { openConnection } from './database.ts';
import { openListener } from './listener.ts';

it('hears each channel, and all of them again after its connection was lost', async () => {
  await using opened = new AsyncDisposableStack();
  const databaseUrl = await freshDatabase();
  const db = opened.adopt(await openConnection(databaseUrl), (client) => client.end());
  const listener = opened.adopt(await openListener(databaseUrl), (one) => one.close());
  const heard: string[] = [];
  const counts = { listening: 0, lost: 0 };
  const hear = (channel: string) =>
    listener.listen({
      channel,
      onNotice: (payload) => void heard.push(`${channel} ${payload}`),
      onListening: () => void (counts.listening += 1),
      onLost: () => void (counts.lost += 1),
    });
  await hear('spec_one');
  const stop = await hear('spec_two');
  const say = async (text: string) => {
    await db.query(`select pg_notify('spec_one', $1), pg_notify('spec_two', $1)`, [text]);
    await until(text, () => heard.includes(`spec_one ${text}`));
  };
  await say('a');
  expect(heard).toEqual(['spec_one a', 'spec_two a']);
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen spec%'`);
  await until('it listens again', () => counts.listening === 4);
  expect(counts.lost).toBe(2);
  await say('b');
  expect(heard.slice(2)).toEqual(['spec_one b', 'spec_two b']);
  stop();
  await say('c');
  expect(heard.slice(4)).toEqual(['spec_one c']);
});
