// Guesses: of estimate numbers, by address, over all processes; whoever knows the number comes as
// often as they like.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { callFrom } from '../../../../tools/vitest/call-from.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { addressBlock } from '../core/limits/address-block.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});
const from = (
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  at = app,
) => callFrom(at.url, address, method, path, body, headers);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, block) => expect(addressBlock(address)).toBe(block));

describe('guesses of an estimate number', () => {
  let estimate: { id: number; estimateNumber: string };
  beforeAll(async () => {
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    });
    estimate = (
      await app.call<typeof estimate>('POST', '/api/estimates', {
        body: {
          clientId: client.id,
          projectTitle: 'Roof',
          serviceAddress: '1 Main St',
          lineItems: [{ description: 'Work', quantity: 1, rate: 1 }],
        },
      })
    ).body;
    await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
    await until('it is sent', () => app.mail.received.length > 0);
  });
  const byNumber = (address: string, number: string) =>
    from(address, 'GET', `/api/estimates/number/${number}`);
  const view = (address: string, number: string) =>
    from(
      address,
      'PATCH',
      `/api/estimates/${estimate.id}/status`,
      { status: 'viewed' },
      { 'x-estimate-number': number },
    );

  it('are limited on both doors, and each address for itself', async () => {
    for (let n = 0; n < 60; n++)
      expect((await byNumber('127.0.0.5', `EST-1-0000${n}`)).status).toBe(404);
    expect((await byNumber('127.0.0.5', estimate.estimateNumber)).status).toBe(429);
    for (let n = 0; n < 30; n++)
      expect((await view('127.0.0.5', `EST-1-0000${n}`)).status).toBe(401);
    expect((await view('127.0.0.5', estimate.estimateNumber)).status).toBe(429);
    expect((await byNumber('127.0.0.6', estimate.estimateNumber)).status).toBe(200);
    expect((await view('127.0.0.6', estimate.estimateNumber)).status).toBe(200);
  });
  it('do not count for whoever knows it: two hundred calls, one after the other and at once', async () => {
    for (let n = 0; n < 100; n++)
      expect((await byNumber('127.0.0.7', estimate.estimateNumber)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        Promise.all([
          byNumber('127.0.0.7', estimate.estimateNumber),
          view('127.0.0.7', estimate.estimateNumber),
        ]),
      ),
    );
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
  });
  it('do not keep staff out', async () => {
    for (let n = 0; n < 31; n++) await view('127.0.0.8', `EST-1-0000${n}`);
    const cookie = await app.signIn(ADMIN.email, ADMIN.password);
    expect(
      (
        await from(
          '127.0.0.8',
          'PATCH',
          `/api/estimates/${estimate.id}/status`,
          { status: 'viewed' },
          { cookie },
        )
      ).status,
    ).toBe(200);
  });
  it('are counted over all processes, and pauses grow', async () => {
    for (let n = 0; n < 15; n++)
      for (const at of [app, other])
        await from(
          '127.0.0.9',
          'PATCH',
          `/api/estimates/${estimate.id}/status`,
          { status: 'viewed' },
          { 'x-estimate-number': `EST-1-0000${n}` },
          at,
        );
    // What the other one counted last, this one hears with its next wrong guess.
    expect((await view('127.0.0.9', 'EST-1-00000000')).status).toBe(401);
    const limited = await view('127.0.0.9', 'EST-1-00000000');
    expect(limited.status).toBe(429);
    expect(Number(limited.retryAfter)).toBeLessThanOrEqual(60);
    await app.platform.pool.query(
      "update platform.counters set expire = 0 where key like '%status:127.0.0.9'",
    );
    const third = await openTestApp({ beside: app });
    const again = (number: string) =>
      from(
        '127.0.0.9',
        'PATCH',
        `/api/estimates/${estimate.id}/status`,
        { status: 'viewed' },
        { 'x-estimate-number': number },
        third,
      );
    for (let n = 0; n < 30; n++) expect((await again(`EST-2-0000${n}`)).status).toBe(401);
    const paused = await again('EST-1-00000000');
    expect(paused.status).toBe(429);
    expect(Number(paused.retryAfter)).toBeGreaterThan(60);
    await third.close();
  });
});
