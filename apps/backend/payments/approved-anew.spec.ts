// Who has to approve a payment that somebody says was not made, and one that was approved under
// other settings.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { settleDueLines } from './rounds.ts';

let app: TestApp;
let bank: BankWorld;

beforeAll(async () => {
  app = await openTestApp({ env: { ACH_STOP_MINUTES: '0' } });
  bank = await openBankWorld(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  removeData(app);
});

const demand = (approverIsNotPlanner: boolean, twoApprovalsAbove: string) =>
  bank.settle({ approverIsNotPlanner, twoApprovalsAbove, mailRemittance: false });
const approve = (id: number, cookie?: string) =>
  app.call<{ message?: string; status?: string }>(
    'PATCH',
    `/api/vendor-payments/${id}/approve`,
    cookie ? { cookie } : {},
  );

/** A payment that the admin planned and Nora approved, on its way with the bank. */
async function accepted(payee: string, amount: string) {
  const id = await bank.planned(await bank.ready(payee), amount);
  await approve(id, bank.nora);
  const { id: batchId, fileName, entries } = await bank.submitted([id]);
  await bank.tell({ say: 'accept', file: fileName });
  await bank.untilBatch(batchId, 'accepted');
  const trace = entries[0]!.trace!;
  const said = (body: object, cookie?: string) =>
    app.call<{ status: string; message?: string }>(
      'POST',
      `/api/payment-batches/${batchId}/bank-said`,
      cookie ? { body, cookie } : { body },
    );
  return { id, batchId, fileName, trace, said };
}

async function paid(payee: string, amount: string) {
  const payment = await accepted(payee, amount);
  const now = new Date(Date.now() + 60 * 86_400_000).toISOString();
  const { services } = app.platform;
  await settleDueLines({ ...services, clock: { ...services.clock, now: () => now } });
  await until('it is paid', async () => (await bank.payment(payment.id)).status === 'paid');
  return payment;
}

describe('where two people are asked for', () => {
  beforeAll(() => demand(true, ''));
  it('nobody who notes a return by hand pays it again alone; the answer already shows it', async () => {
    const { id, batchId, trace, said } = await paid('Ash Hauling', '91.00');
    const now = await bank.payment(id);
    const settledOn = (await bank.batch(batchId)).entries[0]!.settledOn!;
    expect(easternTime(now.paidAt!).day).toBe(settledOn);
    expect((await said({ said: 'returned', trace, code: 'R01' })).status).toBe(200);
    expect(await bank.payment(id)).toMatchObject({
      status: 'pending',
      approvedBy: null,
      returned: { code: 'R01', notedBy: 'First Admin' },
    });
    const told = [
      { summary: 'Returned by the bank: R01 (noted by hand)', by: 'First Admin', batchId },
      { by: 'Purlin', batchId },
      { summary: `Put into batch ${batchId}`, batchId },
      { summary: 'Approved: $91.00', batchId: null },
    ];
    expect((await bank.payment(id)).story).toMatchObject([...told, {}]);
    expect((await bank.batch(batchId)).story[0]?.summary).toMatch(
      /came back: R01 .noted by hand.$/,
    );
    const { vendorId } = await bank.payment(id);
    const timeline = await app.call<{ summary: string }[]>(
      'GET',
      `/api/vendors/${vendorId}/timeline`,
    );
    expect(timeline.body[0]?.summary).toBe('Returned by the bank: R01 (noted by hand)');
    expect((await bank.process([id])).body).toMatchObject({ success: 0, failed: 1 });
    const own = await approve(id);
    expect([own.status, own.body.message]).toEqual([
      409,
      'You planned this payment, or brought it back. Somebody else has to approve it.',
    ]);
    expect((await approve(id, bank.nora)).body.status).toBe('approved');
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
  it('nor who notes that the bank rejected the file; which says so from then on', async () => {
    const { id, batchId, said } = await accepted('Birch Hauling', '92.00');
    expect((await said({ said: 'rejected', reason: 'By phone' }, bank.nora)).status).toBe(200);
    expect(await bank.payment(id)).toMatchObject({ status: 'pending', batchId: null });
    expect((await approve(id, bank.nora)).status).toBe(409);
    expect((await approve(id)).body.status).toBe('approved');
    const again = await said({ said: 'accepted' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'The bank rejected this batch. Its payments are free again; nothing more can be noted ' +
        'about it.',
    ]);
    const { acceptedAt, rejectedAt } = await bank.batch(batchId);
    expect([acceptedAt, rejectedAt]).not.toContain(null);
  });
  it('the bank’s own file is believed: approved, with the reason', async () => {
    const { id, fileName, trace } = await accepted('Cedar Hauling', '93.00');
    await bank.tell({ say: 'return', file: fileName, trace, code: 'R01', note: '' });
    await until('it came back', async () => (await bank.payment(id)).returned !== null);
    expect(await bank.payment(id)).toMatchObject({
      status: 'approved',
      hold: null,
      returned: { code: 'R01', notedBy: null },
      story: [{ summary: 'Returned by the bank: R01' }, {}, {}, {}],
    });
  });
});

describe('settings that ask for more since', () => {
  it('keep a payment with too few approvals out, and say what to do', async () => {
    await demand(false, '');
    const id = await bank.approved(await bank.ready('Dogwood Hauling'), '94.00');
    await demand(false, '93.99');
    const words =
      'Dogwood Hauling: above $93.99 a payment needs two approvals by now, and this one has one. ' +
      'Take its approval back; then two people approve it.';
    expect((await bank.payment(id)).hold).toEqual({
      code: 'second-approval-missing',
      message: words,
    });
    expect((await bank.process([id])).body.results).toMatchObject([{ reason: words }]);
    await demand(true, '');
    expect((await bank.payment(id)).hold?.code).toBe('approved-by-planner');
    await demand(false, '94.00');
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
});
