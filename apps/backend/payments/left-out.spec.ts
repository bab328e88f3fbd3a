// A payment that falls out of a batch before its file is written: it is told on the batch, in the
// payment's own story, and by the bell.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { UnclearAnswer } from '@purlin/contracts/unclear-answers.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import type { Services } from '../platform/core/room.ts';
import { writeBatch } from './batch-file.ts';
import { recordUnclear } from './unclear-answers.ts';
import { batchIsFollowed } from './workers/follow-batch.ts';

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

/** The file is written when it cannot be stopped any more. */
async function writeLater(batchId: number): Promise<void> {
  const now = new Date(Date.now() + 3_600_000).toISOString();
  const { clock } = services;
  const real = clock.now;
  Object.assign(clock, { now: () => now });
  try {
    await writeBatch(batchId, services);
  } finally {
    Object.assign(clock, { now: real });
  }
}
const news = async (): Promise<Notification[]> =>
  (await app.call<Notification[]>('GET', '/api/notifications?limit=5')).body;
const UNCONFIRMED = 'No one has confirmed Left Gutters’s bank account yet';

it('is at risk while the batch is open, then left out, with the reason wherever one looks', async () => {
  const [leftVendor, goodVendor] = [
    await bank.ready('Left Gutters'),
    await bank.ready('Kept Roof'),
  ];
  const [left, good] = [
    await bank.approved(leftVendor, '31.00'),
    await bank.approved(goodVendor, '32.00'),
  ];
  const batchId = (await bank.process([left, good])).body.batchId!;
  expect((await bank.batch(batchId)).entries).toMatchObject([
    { paymentId: left, outcome: 'waiting', why: null },
    { paymentId: good, outcome: 'waiting', why: null },
  ]);
  await bank.enter(leftVendor, { accountNumber: '5550009999' });
  expect((await bank.batch(batchId)).entries).toMatchObject([
    { paymentId: left, outcome: 'waiting', why: expect.stringContaining(UNCONFIRMED) as string },
    { paymentId: good, outcome: 'waiting', why: null },
  ]);
  await writeLater(batchId);
  const written = await until('it has its file', async () => {
    const now = await bank.batch(batchId);
    return now.status === 'written' && now;
  });
  expect(written).toMatchObject({ count: 1, total: '32.00' });
  expect(written.entries).toMatchObject([
    { paymentId: good, outcome: 'sent', why: null, now: null },
    {
      paymentId: left,
      payee: 'Left Gutters',
      amount: '31.00',
      outcome: 'left-out',
      why: expect.stringContaining(UNCONFIRMED) as string,
      now: { status: 'approved', batchId: null },
    },
  ]);
  expect((await bank.payment(left)).story[0]).toMatchObject({
    summary: expect.stringMatching(`^Left out of batch ${batchId}: ${UNCONFIRMED}`) as string,
    batchId,
  });
  expect((await news())[0]).toMatchObject({
    kind: 'payment_left_out',
    title: expect.stringMatching(
      `^Left Gutters: \\$31.00 payment left out of batch ${batchId}: ${UNCONFIRMED}`,
    ) as string,
    path: `/vendor-payments/${left}`,
  });
});

it('tells what stayed out when the button was pressed as well: the sums of the page agree', async () => {
  const vendorId = await bank.ready('Stayed Siding');
  const [good, pending] = [
    await bank.approved(vendorId, '41.00'),
    await bank.planned(vendorId, '42.00'),
  ];
  const batchId = (await bank.process([good, pending, 987_654])).body.batchId!;
  expect((await bank.batch(batchId)).entries).toMatchObject([
    { paymentId: good, outcome: 'waiting' },
    {
      paymentId: pending,
      outcome: 'left-out',
      why: 'This payment hasn’t been approved yet.',
      now: { status: 'pending' },
    },
  ]);
});

it('stays out where the bank contradicts an earlier file of it after the press', async () => {
  const vendorId = await bank.ready('Larch Hauling');
  const id = await bank.approved(vendorId, '61.00');
  const first = (await bank.process([id])).body.batchId!;
  await writeLater(first);
  await app.call('POST', `/api/payment-batches/${first}/stop`, { body: {} });
  const { eventId: because } = (await services.history.read(paymentBatch, first)).at(-1)!;
  const attempt = { effectId: 'spec', correlationId: 'spec', attempt: 1, unanswered: 0 };
  await batchIsFollowed.run({ batchId: first, because } as never, attempt, services);
  await until('it is free', async () => (await bank.payment(id)).status === 'approved');
  const good = await bank.approved(await bank.ready('Rowan Hauling'), '62.00');
  const second = (await bank.process([id, good])).body;
  expect(second).toMatchObject({ success: 2, failed: 0 });
  const problem = { kind: 'out-of-turn', line: null, trace: null, batchId: first } as const;
  await recordUnclear('late.ach', 'late', { problems: [problem], said: '' }, services);
  await until('it is shown', async () => {
    const { body } = await app.call<UnclearAnswer[]>('GET', '/api/bank-answers/unclear');
    return body.some(({ batchId }) => batchId === first);
  });
  await writeLater(second.batchId!);
  expect(await bank.untilBatch(second.batchId!, 'written')).toMatchObject({
    count: 1,
    total: '62.00',
    entries: [
      { paymentId: good, outcome: 'sent' },
      { paymentId: id, outcome: 'left-out', why: expect.stringContaining(`${first}`) as string },
    ],
  });
});

it('is told once where nothing is left: by the batch that stopped', async () => {
  const vendorId = await bank.ready('Alone Attic');
  const id = await bank.approved(vendorId, '51.00');
  const batchId = (await bank.process([id])).body.batchId!;
  await app.call('PATCH', `/api/vendors/${vendorId}`, { body: { status: 'inactive' } });
  await writeLater(batchId);
  const [first, second] = await until('it is told', async () => {
    const all = await news();
    return all[0]?.kind === 'batch_stopped' && all;
  });
  expect(first!.title).toContain(`Batch ${batchId} stopped automatically`);
  expect(second?.title ?? '').not.toContain('Alone Attic');
  expect((await bank.payment(id)).story[0]!.summary).toMatch(/^Removed from batch/);
});
