// What must not happen whoever is at it and wherever a process dies: more than the day's limit, an
// answer to something else than was looked at, money paid twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { BatchProcessed, VendorPayment } from '@purlin/contracts/payments.ts';
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { vendor } from '@purlin/domain/vendors/vendor.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { BatchLife, STEPS } from '../../../tools/vitest/batch-life.ts';
import { Died, doomed } from '../../../tools/vitest/doomed.ts';
import { until } from '../../../tools/vitest/until.ts';
import type { Services } from '../platform/core/room.ts';
import { noteDocuments } from '../vendors/rounds.ts';
import { writeBatch } from './batch-file.ts';
import { processPayments } from './processing.ts';

let app: TestApp;
let bank: BankWorld;
let services: Services;

beforeAll(async () => {
  // Nothing moves by itself here.
  app = await openTestApp({ env: { ROLE: 'api' } });
  bank = await openBankWorld(app);
  ({ services } = app.platform);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const asker = { by: 'system', correlationId: 'spec' };
const batch = (paymentIds: readonly number[], key?: string, more: object = {}) =>
  app.call<BatchProcessed>('POST', '/api/vendor-payments/batch-process', {
    body: { paymentIds, ...more },
    headers: key ? { 'idempotency-key': key } : {},
  });
const stop = (id: number | null) =>
  app.call('POST', `/api/payment-batches/${id}/stop`, { body: {} });

describe('what was looked at', () => {
  it('binds an approval: a payment that was changed since is refused, then approved', async () => {
    const vendorId = await bank.ready('Catalpa Supply');
    const id = await bank.planned(vendorId, '10.00');
    const at = `/api/vendor-payments/${id}`;
    const { revision } = await bank.payment(id);
    await app.call('PATCH', at, { body: { laborAmount: '1000.00' }, cookie: bank.nora });
    const approve = (tag: number) =>
      app.call<VendorPayment>('PATCH', `${at}/approve`, { headers: { 'if-match': `"${tag}"` } });
    expect((await approve(revision)).status).toBe(412);
    const now = await bank.payment(id);
    expect(now).toMatchObject({ status: 'pending', projectTotal: '1000.00' });
    expect((await approve(now.revision)).body.status).toBe('approved');
  });
  it('binds a batch: who is another one by now stays out, and the others go', async () => {
    const vendorId = await bank.ready('Dogwood Quick');
    const ids = [await bank.approved(vendorId, '10.00'), await bank.approved(vendorId, '20.00')];
    const [changed, kept] = await Promise.all(ids.map(bank.payment));
    const path = `/api/vendor-payments/${changed!.id}`;
    await app.call('POST', `${path}/reject`, { body: { reason: 'Wrong amount' } });
    await app.call('PATCH', path, { body: { laborAmount: '9999.00' } });
    await app.call('PATCH', `${path}/approve`);
    const seen = [changed!, kept!].map(({ id, revision }) => ({ paymentId: id, revision }));
    const { body } = await batch(ids, undefined, { seen });
    expect(body).toMatchObject({ success: 1, failed: 1 });
    expect(body.results[0]).toMatchObject({
      paymentId: changed!.id,
      reason: expect.stringContaining('changed after you opened it') as string,
    });
    await stop(body.batchId);
  });
});

describe('the limit of a day', () => {
  it('is one limit for two admins at once: who does not fit is told, the others go', async () => {
    const vendorId = await bank.ready('Elder Quick');
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => bank.approved(vendorId, `${n}00.00`)),
    );
    await bank.settle({ dailyLimit: '1000.00' });
    const answers = await Promise.all([
      bank.process(ids.slice(0, 3)),
      bank.process(ids.slice(3), bank.nora),
    ]);
    const all = answers.flatMap(({ body }) => body.results);
    const taken = (await Promise.all(ids.map(bank.payment))).filter(
      ({ status }) => status === 'processing',
    );
    const processed = all.filter(({ outcome }) => outcome === 'processed');
    expect(new Set(taken.map(({ id }) => id))).toEqual(
      new Set(processed.map(({ paymentId }) => paymentId)),
    );
    const cents = taken.reduce((sum, { projectTotal }) => sum + Number(projectTotal), 0);
    expect(cents).toBeLessThanOrEqual(1_000);
    expect(cents).toBeGreaterThan(0);
    expect(all.filter(({ reason }) => reason?.includes('daily limit of $1,000.00'))).not.toEqual(
      [],
    );
    // What is stopped leaves room again.
    await Promise.all(answers.flatMap(({ body }) => (body.batchId ? [stop(body.batchId)] : [])));
    await Promise.all(taken.map(({ id }) => release(id)));
    expect((await bank.process([ids[5]!])).body).toMatchObject({ success: 1 });
    await bank.settle({});
  });
});

/** What the effect of a stopped batch does. */
const release = async (id: number) => {
  const { batchId } = await bank.payment(id);
  const data = { batchId: batchId!, reason: 'Stopped' };
  const command = { type: 'ReleaseFromBatch', data } as const;
  const { position } = await services.dispatch(vendorPayment, id, command, asker);
  await services.until(position, 10_000);
};

it('a batch that cannot go on stops by itself, and everybody is told why', async () => {
  const vendorId = await bank.ready('Hickory Quick');
  const id = await bank.approved(vendorId, '71.00');
  const { batchId } = (await batch([id])).body;
  await app.call('PATCH', `/api/vendors/${vendorId}`, { body: { status: 'inactive' } });
  const hours = new Date(Date.now() + 3_600_000).toISOString();
  await writeBatch(batchId!, { ...services, clock: { ...services.clock, now: () => hours } });
  const reason = 'Hickory Quick is inactive. Reactivate the vendor';
  const now = await until('it stopped', async () => {
    const found = await bank.batch(batchId!);
    return found.status === 'stopped' && found;
  });
  expect(now).toMatchObject({
    stoppedItself: true,
    reason: expect.stringContaining(reason) as string,
  });
  // Which account the vendor had then is not known: none is shown as if it were.
  expect(now.entries).toMatchObject([{ paymentId: id, outcome: 'left-out', endsWith: '' }]);
  const { body } = await app.call<Notification[]>('GET', '/api/notifications?limit=1');
  expect(body).toMatchObject([
    {
      kind: 'batch_stopped',
      title: expect.stringContaining(
        `Batch ${batchId} stopped automatically and nothing was sent: ${reason}`,
      ) as string,
      path: `/vendor-payments/batches/${batchId}`,
    },
  ]);
  // Whoever stops one themselves is not told of it.
  const other = (await batch([await bank.approved(await bank.ready('Ilex Quick'), '72.00')])).body;
  await stop(other.batchId);
  expect(await bank.batch(other.batchId!)).toMatchObject({
    status: 'stopped',
    stoppedItself: false,
  });
  expect((await app.call<Notification[]>('GET', '/api/notifications?limit=1')).body).toEqual(body);
});

describe('a press that is repeated', () => {
  it('under its key answers the same, also when the batch was stopped meanwhile', async () => {
    const vendorId = await bank.ready('Fig Quick');
    const [good, pending] = [
      await bank.approved(vendorId, '10.00'),
      await bank.planned(vendorId, '20.00'),
    ];
    const first = await batch([good, pending], 'pressed-once');
    expect(first.body).toMatchObject({ success: 1, failed: 1 });
    await stop(first.body.batchId);
    await release(good);
    expect((await batch([good, pending], 'pressed-once')).body).toEqual(first.body);
    expect((await bank.payment(good)).status).toBe('approved');
  });
  it('of which nothing can be paid takes no number of a batch', async () => {
    const vendorId = await bank.ready('Gum Quick');
    const open = async () =>
      (await batch([await bank.approved(vendorId, '1.00')])).body.batchId as number;
    const before = await open();
    const pending = await bank.planned(vendorId, '5.00');
    for (const key of ['nothing-1', 'nothing-2'])
      expect((await batch([pending], key)).body).toMatchObject({ success: 0, batchId: null });
    expect(await open()).toBe(before + 1);
  });
});

it('a vendor who is being paid is not forgotten, and the dialog says so before', async () => {
  const id = await bank.ready('Hawthorn Quick');
  const paymentId = await bank.approved(id, '10.00');
  const { batchId } = await processPayments([paymentId], services, asker, 'en');
  const path = `/api/vendors/${id}`;
  const look = async () => (await app.call<Forgetting>('GET', `${path}/forgetting`)).body.obstacle;
  const forget = () =>
    app.call<{ code?: string }>('POST', `${path}/forget`, { body: { name: 'Hawthorn Quick' } });
  expect(await look()).toContain('A payment to this vendor is on the way');
  expect(await forget()).toMatchObject({ status: 409, body: { code: 'vendor-is-being-paid' } });
  await stop(batchId);
  await release(paymentId);
  expect(await look()).toBeNull();
  expect([200, 202]).toContain((await forget()).status);
});

describe('a process that dies', () => {
  it('at any step of a batch’s life pays once, and only what the bank accepted', async () => {
    const vendorId = await bank.ready('Ironwood Quick');
    // Nobody can stop it, so the press goes on to the file.
    const whole = { ...services, config: { ...services.config, ACH_STOP_MINUTES: 0 } };
    const places = new Set<string>();
    for (let last = 1; ; last++) {
      const id = await bank.approved(vendorId, `${last}.00`);
      const life = new BatchLife(app, id, `life-${last}`);
      const doom = doomed(whole, last);
      await life.live(doom.services).catch((error: unknown) => {
        if (!(error instanceof Died)) throw error;
      });
      const place = doom.diedAt();
      if (place !== undefined) places.add(place);
      // Nothing is paid before the bank accepted, wherever it died.
      expect([place, await life.isHonest()]).toEqual([place, true]);
      for (let tries = 0; !(await life.isPaid()); tries++) {
        expect([place, tries]).toEqual([place, Math.min(tries, 3)]);
        await life.live(whole);
      }
      expect([place, await life.filesWith(id), await life.isHonest()]).toEqual([place, 1, true]);
      if (place === undefined) break;
    }
    expect([...places]).toEqual(STEPS);
  });
});

it('staff are told what came back, was rejected or corrected, and which papers run out', async () => {
  const id = await bank.ready('Juneberry Quick');
  const account = { routingNumber: '021000021', accountNumber: '7778889990' } as const;
  const kind = { accountType: 'checking', accountHolderType: 'business' } as const;
  await services.dispatch(
    bankAccount,
    id,
    {
      type: 'ProposeCorrection',
      data: {
        entry: 1,
        trace: '323371070000999',
        code: 'C01',
        account: { ...account, ...kind },
        dueOn: '2026-12-01',
      },
    },
    asker,
  );
  const expiresOn = services.clock.today();
  await services.dispatch(
    vendor,
    id,
    { type: 'RecordDocument', data: { kind: 'liability-insurance', number: null, expiresOn } },
    asker,
  );
  const { position } = await services.dispatch(vendor, id, { type: 'EditVendor', data: {} }, asker);
  await services.until(position, 10_000);
  await noteDocuments(services);
  await noteDocuments(services);
  const paid = (await app.call<VendorPayment[]>('GET', '/api/vendor-payments?status=paid'))
    .body[0]!;
  const { entries } = await bank.batch(paid.batchId!);
  await app.call('POST', `/api/payment-batches/${paid.batchId}/bank-said`, {
    body: { said: 'returned', trace: entries[0]!.trace, code: 'R02', note: 'ACCOUNT CLOSED' },
  });
  const { body } = await app.call<Notification[]>('GET', '/api/notifications?limit=3');
  expect(body.map(({ kind: what, title, path }) => [what, title, path])).toEqual([
    [
      'payment_returned',
      expect.stringMatching(/^Ironwood Quick: payment \d+ of \$\d+\.00 was returned: R02$/),
      `/vendor-payments/${paid.id}`,
    ],
    [
      'paper_runs_out',
      expect.stringMatching(/^Juneberry Quick: Liability insurance expires on /),
      `/vendors/${id}`,
    ],
    [
      'account_correction',
      'Juneberry Quick: The bank says the account should end in 9990: C01',
      `/vendors/${id}`,
    ],
  ]);
});

it('whoever comes later begins with nothing unread from before', async () => {
  const person = { email: 'late@purlin.example', firstName: 'Late', lastName: 'Comer' };
  const password = 'a-long-enough-one';
  await app.call('POST', '/api/users', { body: { ...person, role: 'admin', password } });
  const cookie = await app.signIn(person.email, password);
  const unread = await app.call('GET', '/api/notifications/unread', { cookie });
  expect(unread.body).toEqual({ count: 0, views: 0 });
});
