// The condition of what is kept, as staff, machines and alarms are told of it: while a list stands
// still, and when it goes on.
import { expect, it } from 'vitest';
import type { Condition } from '@purlin/contracts/records.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const condition = async (): Promise<Condition> =>
  (await app.call<Condition>('GET', '/api/condition')).body;
const statusOf = async (path: string) => {
  const { status, body } = await app.call<{ status: string }>('GET', path, { as: 'anonymous' });
  return [status, body.status];
};
const WELL = { behind: [], followed: true, withoutKey: null, writing: 'possible' };

it('is well at first, and nobody but staff is told more', async () => {
  expect(await condition()).toEqual(WELL);
  for (const as of ['client', 'vendor'] as const)
    expect((await app.call('GET', '/api/condition', { as })).status).toBe(403);
});

it('names the room that stands still until it is rebuilt', async () => {
  const { pool } = app.platform;
  await pool.query('alter table client_list add constraint no_more check (id < 0) not valid');
  const body = { name: 'Ada', email: 'ada@client.example' };
  expect((await app.call('POST', '/api/clients', { body })).status).toBe(202);
  const since = expect.any(String) as string;
  expect(await condition()).toEqual({ ...WELL, behind: [{ room: 'clients', since }] });
  expect(await statusOf('/ready')).toEqual([200, 'degraded']);
  expect(await statusOf('/health')).toEqual([503, 'failing']);

  await pool.query("update platform.read_models set version = 0 where name = 'client_list'");
  await pool.query("select pg_notify('rebuild', '')");
  await until('it is well again', async () => (await condition()).behind.length === 0);
  expect(await statusOf('/ready')).toEqual([200, 'ok']);
  expect(await statusOf('/health')).toEqual([200, 'ok']);
});
