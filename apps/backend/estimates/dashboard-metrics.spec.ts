// The figures above the estimates and at the bell: what they count, where they lead, and with which
// days they compare.
import { describe, expect, it } from 'vitest';
import type { Estimate, Metrics } from '@purlin/contracts/estimate-shapes.ts';
import type { EstimateCounts } from '@purlin/contracts/estimates.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { readMetrics } from './read-models/dashboard-metrics.ts';

const app = useTestApp();

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
  it('each lead to a list of as many', async () => {
    const figures = (await app.call<Metrics>('GET', '/api/dashboard/metrics')).body;
    const listed = async (query: string) =>
      (await app.call<Estimate[]>('GET', `/api/estimates?limit=500&${query}`)).body.map(
        ({ id }) => id,
      );
    const [all, accepted] = [await listed(''), await listed('status=accepted')];
    expect([all.length, (await listed('show=pending')).length, accepted.length]).toEqual([
      figures.totalEstimates,
      figures.pendingEstimates,
      figures.acceptedEstimates,
    ]);
    expect(await listed('show=no-job')).toEqual(accepted);
    expect(await listed(`ids=${all[0]}`)).toEqual([all[0]]);
  });
  it('stand in the tabs of the list as many as each shows', async () => {
    await post('/api/estimates', {
      clientId: (await post('/api/clients', { name: 'Eve', email: 'eve@client.example' })).id,
      projectTitle: 'Porch',
      serviceAddress: '3 Oak St',
    });
    const counts = (await app.call<EstimateCounts>('GET', '/api/estimates/counts')).body;
    const listed = async (query: string) =>
      (await app.call<Estimate[]>('GET', `/api/estimates?limit=500&${query}`)).body.length;
    expect(counts).toEqual({
      all: await listed(''),
      draft: await listed('status=draft'),
      pending: await listed('show=pending'),
      'needs-you': await listed('show=needs-you'),
      expiring: await listed('show=expiring'),
      'no-job': await listed('show=no-job'),
    });
    expect(counts.draft).toBeGreaterThan(0);
  });
});

describe('unread notifications', () => {
  it('are news apart from looks, and one is read without the others', async () => {
    const { id: clientId } = await post('/api/clients', { name: 'Ada', email: 'a@client.example' });
    const one = await post('/api/estimates', {
      clientId,
      projectTitle: 'Eaves',
      serviceAddress: '2 Oak St',
      lineItems: [{ description: 'Boards', rate: '9.00' }],
    });
    await post(`/api/estimates/${one.id}/send`);
    const asClient = {
      as: 'anonymous',
      headers: { 'x-estimate-number': one.estimateNumber },
    } as const;
    const unread = async () =>
      (await app.call<{ count: number; views: number }>('GET', '/api/notifications/unread')).body;
    const before = await unread();
    await app.call('PATCH', `/api/estimates/${one.id}/status`, {
      body: { status: 'viewed' },
      ...asClient,
    });
    await app.call('POST', `/api/estimates/${one.id}/questions`, {
      body: { text: 'Which boards?' },
      ...asClient,
    });
    expect(await unread()).toEqual({ count: before.count + 1, views: before.views + 1 });
    const list = async (show: string) =>
      (await app.call<Notification[]>('GET', `/api/notifications?show=${show}`)).body;
    const [question] = await list('news');
    expect(question).toMatchObject({ kind: 'question_asked', read: false });
    await app.call('POST', '/api/notifications/read-one', { body: { id: question!.id } });
    expect(await unread()).toEqual({ count: before.count, views: before.views + 1 });
    expect((await list('news'))[0]).toMatchObject({ id: question!.id, read: true });
    expect((await list('views'))[0]).toMatchObject({ kind: 'estimate_viewed', read: false });
  });
});
