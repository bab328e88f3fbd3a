// Notices that something changed: each is heard once, however often it is sent again, and what was
// compared since is not read again.
import { expect, it } from 'vitest';
import { signatureOf } from '../../../tools/quickbooks-test-server/webhooks.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { forgetOldNotices } from './notices.ts';

const world = useQuickBooksWorld({ connected: true });

const send = async (content: unknown): Promise<number> => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const { status } = await world.app.call('POST', '/api/quickbooks/webhook', {
    as: 'anonymous',
    raw: body,
    headers: {
      'content-type': 'application/json',
      'intuit-signature': signatureOf(body, world.verifier),
    },
  });
  return status;
};
const cloudEvent = (id: string, time: string) => [
  {
    specversion: '1.0',
    id: `${id}-${time}`,
    type: 'qbo.customer.updated.v1',
    time,
    intuitentityid: id,
    intuitaccountid: world.books.realmId,
  },
];
const legacy = (id: string, lastUpdated: string) => ({
  eventNotifications: [
    {
      realmId: world.books.realmId,
      dataChangeEvent: { entities: [{ name: 'Customer', id, operation: 'Update', lastUpdated }] },
    },
  ],
});
const in1Minute = () => new Date(Date.now() + 60_000).toISOString();
const heard = async (): Promise<number> => {
  const { rows } = await world.app.platform.pool.query<{ n: number }>(
    "select count(*)::int as n from platform.effects where task = 'compare-quickbooks'",
  );
  return rows[0]!.n;
};
/** All that was heard is compared. */
const quiet = () =>
  until('nothing is compared', async () => {
    const { pool } = world.app.platform;
    await pool.query("update platform.effects set run_at = now() where status = 'pending'");
    const { rowCount } = await pool.query(
      `select from platform.effects
        where task = 'compare-quickbooks' and status in ('pending', 'running') limit 1`,
    );
    return rowCount === 0;
  });

it.each([
  ['as it is', (time: string) => cloudEvent('7', time)],
  ['as it was', (time: string) => legacy('7', time)],
])('hears a notice %s once, however often it is sent again', async (_, notice) => {
  await world.compared();
  const [before, callsBefore] = [await heard(), world.server.calls()];
  const one = notice(in1Minute());
  expect(await send(one)).toBe(200);
  await until('it is heard', async () => (await heard()) === before + 1);
  await quiet();
  const calls = world.server.calls();
  expect(calls - callsBefore).toBeLessThan(6);
  for (let n = 0; n < 20; n += 1)
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => send(one))))).toEqual(
      new Set([200]),
    );
  await quiet();
  expect([await heard(), world.server.calls()]).toEqual([before + 1, calls]);
  // Another version is another change.
  expect(await send(notice(new Date(Date.now() + 120_000).toISOString()))).toBe(200);
  await until('it is heard', async () => (await heard()) === before + 2);
  await quiet();
});

it('hears nothing of what was compared since, nor of other companies', async () => {
  await world.compared();
  const before = await heard();
  for (const notice of [
    cloudEvent('8', '2026-01-01T00:00:00Z'),
    legacy('8', '2026-01-01T00:00:00.000-08:00'),
    cloudEvent('8', in1Minute()).map((one) => ({ ...one, intuitaccountid: '42' })),
    [],
    {},
    { eventNotifications: [] },
    'no JSON',
    '[[[[',
    '',
    null,
  ])
    expect(await send(notice)).toBe(200);
  await quiet();
  expect(await heard()).toBe(before);
});

it('compares no more often than every few seconds for notices that are all new', async () => {
  await world.compared();
  const { pool } = world.app.platform;
  const before = world.server.calls();
  const end = Date.now() + 3_000;
  for (let n = 0; Date.now() < end; n += 1) await send(cloudEvent(String(n), in1Minute()));
  expect(world.server.calls() - before).toBeLessThan(6);
  await quiet();
  const { rowCount } = await pool.query('select from platform.quickbooks_notices');
  expect(rowCount).toBeGreaterThan(3);
  await pool.query("update platform.quickbooks_notices set heard_at = now() - interval '3 days'");
  await forgetOldNotices(world.app.platform.services.db);
  expect((await pool.query('select from platform.quickbooks_notices')).rowCount).toBe(0);
});

it('takes no body that is too long, and none that is not signed', async () => {
  expect(await send(JSON.stringify('x'.repeat(100_000)))).toBe(200);
  expect(await send(JSON.stringify('x'.repeat(200_000)))).toBe(413);
  const { status } = await world.app.call('POST', '/api/quickbooks/webhook', {
    as: 'anonymous',
    raw: '[]',
    headers: { 'content-type': 'application/json', 'intuit-signature': 'AAAA' },
  });
  expect(status).toBe(401);
});
