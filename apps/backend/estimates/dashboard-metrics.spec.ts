// The figures above the estimates: what they count, and with which days they compare.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, Metrics } from '@purlin/contracts/estimate-shapes.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { readMetrics } from './read-models/dashboard-metrics.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

const post = async (path: string, body: object = {}) =>
  (await app.call<Estimate>('POST', path, { body })).body;

describe('figures', () => {
  it('count this month, and what can no longer be answered is not pending', async () => {
    const read = async () => (await app.call<Metrics>('GET', '/api/dashboard/metrics')).body;
    const before = await read();
    const { id: clientId } = await post('/api/clients', {
      name: 'Dana',
      email: 'dana@client.example',
    });
    const sent = async () => {
      const { id } = await post('/api/estimates', {
        clientId,
        projectTitle: 'Roof',
        serviceAddress: '1 Oak St',
        lineItems: [{ description: 'Shingles', rate: '100.00' }],
      });
      return post(`/api/estimates/${id}/send`);
    };
    const [a, b, c] = [await sent(), await sent(), await sent()];
    await post(`/api/estimates/${a.id}/approve-option`);
    await app.call('PATCH', `/api/estimates/${b.id}/status`, { body: { status: 'declined' } });
    await app.call('DELETE', `/api/estimates/${c.id}`);
    const after = await read();
    expect([
      after.totalEstimates - before.totalEstimates,
      after.pendingEstimates - before.pendingEstimates,
      after.acceptedEstimates - before.acceptedEstimates,
    ]).toEqual([2, 0, 1]);
    expect(Number(after.totalRevenue) - Number(before.totalRevenue)).toBe(100);
    // What is archived stands in no list, and so in no figure above one; what it earned stays.
    await app.call('DELETE', `/api/estimates/${a.id}`);
    const archived = await read();
    expect(archived).toMatchObject({
      totalEstimates: after.totalEstimates - 1,
      acceptedEstimates: after.acceptedEstimates - 1,
      totalRevenue: after.totalRevenue,
    });
    await post(`/api/estimates/${a.id}/restore`);
    expect(await read()).toEqual(after);
    const [now, then] = [after.thisMonth, before.thisMonth];
    expect([
      now.estimates - then.estimates,
      now.sent - then.sent,
      now.accepted - then.accepted,
      now.declined - then.declined,
      Number(now.revenue) - Number(then.revenue),
    ]).toEqual([3, 3, 1, 1, 100]);
    const none = { estimates: 0, sent: 0, accepted: 0, declined: 0, revenue: '0.00' };
    expect(after).toMatchObject({ lastMonth: none, lastMonthSoFar: none });
  });
  it('compare a part of a month with the same days of the one before', async () => {
    const { db } = app.platform.services;
    for (const day of ['2001-01-05', '2001-01-25', '2001-02-28'])
      await db.query(`insert into dashboard_metrics values
        ('${day}', '${day}T12:00:00Z', 1, 0, 0, 0, 0, 0, 0, 0)`);
    const on = async (today: string) => {
      const { lastMonth, lastMonthSoFar } = await readMetrics(db, today, 'America/Los_Angeles');
      return [lastMonth.drafted, lastMonthSoFar.drafted];
    };
    expect(await on('2001-02-04')).toEqual([2, 0]);
    expect(await on('2001-02-05')).toEqual([2, 1]);
    expect(await on('2001-02-28')).toEqual([2, 2]);
    expect(await on('2001-03-27')).toEqual([1, 0]);
    expect(await on('2001-03-31')).toEqual([1, 1]);
    await db.query("delete from dashboard_metrics where key like '2001%'");
  });
});
