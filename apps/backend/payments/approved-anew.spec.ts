// Who has to approve a payment that somebody says was not made, and one that was approved under
// other settings.
import { beforeAll, describe, expect, it } from 'vitest';
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { openBankWorld, type BankWorld } from '../../../tools/vitest/bank-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { settleDueLines } from './rounds.ts';
import { forItsVendor } from './payments-on-the-wire.ts';

const app = useTestApp({ env: { ACH_STOP_MINUTES: '0' } });
let bank: BankWorld;

beforeAll(async () => {
  bank = await openBankWorld(app);
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
    expect((await said({ said: 'returned', trace, code: 'R01', note: 'by phone' })).status).toBe(
      200,
    );
    expect(await bank.payment(id)).toMatchObject({
      status: 'pending',
      approvedBy: null,
      returned: { code: 'R01', notedBy: 'First Admin' },
    });
    // The vendor hears that it came back, and nothing of how staff handle it.
    expect(forItsVendor(await bank.payment(id))).toMatchObject({
      returned: { code: 'R01', note: '', notedBy: null },
      holds: [],
    });
    const told = [
      { summary: 'Returned by the bank: R01 (entered manually)', by: 'First Admin', batchId },
      { by: 'Purlin', batchId },
      { summary: `Added to batch ${batchId}`, batchId },
      { summary: 'Approved: $91.00', batchId: null },
    ];
    expect((await bank.payment(id)).story).toMatchObject([...told, {}]);
    expect((await bank.batch(batchId)).story[0]?.summary).toMatch(
      /was returned: R01 .entered manually.$/,
    );
    const { vendorId } = await bank.payment(id);
    const timeline = await app.call<{ summary: string }[]>(
      'GET',
      `/api/vendors/${vendorId}/timeline`,
    );
    expect(timeline.body[0]?.summary).toBe('Returned by the bank: R01 (entered manually)');
    expect((await bank.process([id])).body).toMatchObject({ success: 0, failed: 1 });
    const own = await approve(id);
    expect([own.status, own.body.message]).toEqual([
      409,
      'You created, changed, or restored this payment, so someone else has to approve it.',
    ]);
    expect((await approve(id, bank.nora)).body.status).toBe('approved');
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
  it('nor who notes that the bank rejected the file; which says so from then on', async () => {
    const { id, batchId, said } = await accepted('Birch Hauling', '92.00');
    expect((await said({ said: 'rejected', reason: 'By phone' }, bank.nora)).status).toBe(200);
    expect(await bank.payment(id)).toMatchObject({ status: 'pending', batchId: null });
    expect((await approve(id, bank.nora)).status).toBe(409);
    // Whoever created it is still the one who created it.
    expect((await approve(id)).status).toBe(409);
    expect(await bank.payment(id)).toMatchObject({ behind: ['First Admin', 'Nora Lindqvist'] });
    expect((await approve(id, await bank.bookkeeper())).body.status).toBe('approved');
    const again = await said({ said: 'accepted' });
    expect([again.status, again.body.message]).toEqual([
      409,
      'The bank rejected this batch. Its payments can be sent again, and nothing more can be ' +
        'recorded for this batch.',
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
      holds: [],
      returned: { code: 'R01', notedBy: null },
      story: [{ summary: 'Returned by the bank: R01' }, {}, {}, {}],
    });
  });
});

describe('where one person is enough', () => {
  beforeAll(() => demand(false, ''));
  it('a return by hand wants a note and a file that the bank took, and waits for another', async () => {
    const id = await bank.approved(await bank.ready('Elm Hauling'), '95.00');
    const { id: batchId, entries, fileName } = await bank.submitted([id]);
    const trace = entries[0]!.trace!;
    const said = (note: string) =>
      app.call<{ message?: string }>('POST', `/api/payment-batches/${batchId}/bank-said`, {
        body: { said: 'returned', trace, code: 'R17', note },
      });
    expect((await said('')).status).toBe(400);
    expect((await said('By phone')).status).toBe(409);
    await bank.tell({ say: 'accept', file: fileName });
    await bank.untilBatch(batchId, 'accepted');
    expect((await said('By phone')).status).toBe(200);
    expect((await bank.process([id])).body).toMatchObject({ success: 0 });
    expect(await bank.payment(id)).toMatchObject({
      status: 'pending',
      notedBy: 'First Admin',
      holds: [{ code: 'noted-by-hand' }],
    });
    expect((await approve(id)).status).toBe(409);
    await app.call('PATCH', `/api/vendor-payments/${id}`, { body: { notes: 'typo' } });
    expect((await approve(id)).status).toBe(409);
    expect((await approve(id, bank.nora)).body.status).toBe('approved');
    expect(await bank.payment(id)).toMatchObject({ holds: [] });
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
  it('nobody waits any more once a file of the bank says the same', async () => {
    const ways = [
      { said: 'returned', code: 'R17', note: 'By phone' },
      { said: 'rejected', reason: 'By phone' },
    ];
    for (const [n, way] of ways.entries()) {
      const { id, fileName, trace, said } = await accepted('Hazel Hauling', `8${n}.00`);
      await said(n === 0 ? { ...way, trace } : way);
      expect(await bank.payment(id)).toMatchObject({ holds: [{ code: 'noted-by-hand' }] });
      expect((await approve(id)).status).toBe(409);
      await bank.tell(
        n === 0
          ? { say: 'return', file: fileName, trace, code: 'R17', note: '' }
          : { say: 'reject', file: fileName, note: 'Not enough funds' },
      );
      const now = await until('the bank has said it', async () => {
        const one = await bank.payment(id);
        return one.holds.length === 0 && one;
      });
      expect(now).toMatchObject({ status: 'pending', notedBy: null });
      if (n === 0) expect(now.returned).toMatchObject({ code: 'R17', notedBy: null });
      expect(now.story[0]?.summary).toMatch(/^The bank confirmed it wasn’t paid/);
      expect((await approve(id)).body.status).toBe('approved');
    }
  });
  it('what the bank calls a payment made twice is asked about before it is sent again', async () => {
    const { id, fileName, trace } = await accepted('Fir Hauling', '96.00');
    await bank.tell({ say: 'return', file: fileName, trace, code: 'R24', note: '' });
    await until('it came back', async () => (await bank.payment(id)).returned !== null);
    expect(await bank.payment(id)).toMatchObject({
      status: 'approved',
      holds: [{ code: 'perhaps-paid-already' }],
    });
    expect((await bank.process([id])).body).toMatchObject({ success: 0 });
    await app.call('POST', `/api/vendor-payments/${id}/take-back-approval`);
    await approve(id);
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
  it('a rejection is shown with the payment, and why', async () => {
    const { id, batchId, fileName } = await accepted('Gum Hauling', '97.00');
    await bank.tell({ say: 'reject', file: fileName, note: 'Not enough funds' });
    await until('it is free', async () => (await bank.payment(id)).batchId === null);
    expect((await bank.payment(id)).bankRejected).toMatchObject({
      batchId,
      fileName,
      reason: 'Not enough funds',
    });
  });
});

describe('nobody approves what they are behind', () => {
  it('not even when somebody else corrects a typing mistake', async () => {
    await demand(true, '');
    const id = await bank.planned(await bank.ready('Holly Hauling'), '98.00');
    const edit = (body: object) =>
      app.call('PATCH', `/api/vendor-payments/${id}`, { body, cookie: bank.nora });
    expect((await edit({ notes: 'typo' })).status).toBe(200);
    expect((await approve(id)).status).toBe(409);
    expect((await edit({ laborAmount: '98.50' })).status).toBe(200);
    expect((await approve(id)).status).toBe(409);
    expect((await approve(id, bank.nora)).status).toBe(409);
  });
});

describe('settings that ask for more since', () => {
  it('keep a payment with too few approvals out, and say what to do', async () => {
    await demand(false, '');
    const id = await bank.approved(await bank.ready('Dogwood Hauling'), '94.00');
    await demand(false, '93.99');
    const words =
      'Dogwood Hauling: payments over $93.99 now need two approvals, and this one has only one. ' +
      'Undo its approval and have two people approve it.';
    expect((await bank.payment(id)).holds).toEqual([
      { code: 'second-approval-missing', message: words },
    ]);
    expect((await bank.process([id])).body.results).toMatchObject([{ reason: words }]);
    await demand(true, '');
    expect((await bank.payment(id)).holds[0]?.code).toBe('approved-by-planner');
    await demand(false, '94.00');
    expect((await bank.process([id])).body).toMatchObject({ success: 1 });
  });
});
