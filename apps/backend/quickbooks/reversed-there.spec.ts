// A payment came back, its record stands in QuickBooks all the same, and it is paid again: a user
// decides what becomes of it, and an exclusion ends with the money that it was about.
import { describe, expect, it } from 'vitest';
import { FAULTS, Fault } from '../../../tools/quickbooks-test-server/fault.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const papers = quickbooksPapers(world);
const { accountOf, comesBack, idle, isPaidAgain, ofVendor, paid, record } = papers;
const { vendor, vendorThere } = papers;

const change = (theirId: string, values: object) => {
  const { Id, SyncToken } = world.books.read('BillPayment', theirId);
  world.books.write('BillPayment', { Id, SyncToken, sparse: true, ...values });
};
async function settled(name: string) {
  const payment = await paid(await vendor(name), '60.00', `${name} 1`, '2026-11-20');
  await record('bill', payment.id, 'in-step');
  const { id, theirId } = await record('bill-payment', payment.id, 'in-step');
  await idle();
  return { payment, id, theirId: theirId! };
}
/** A bookkeeper reversed it by a deposit, and nobody has said yet what becomes of it. */
async function reversed(name: string) {
  const one = await settled(name);
  change(one.theirId, { PrivateNote: 'RETURNED R03, reversed by deposit 12' });
  await comesBack(one.payment);
  await record('bill-payment', one.payment.id, 'failed');
  await idle();
  return one;
}
const sum = (name: string) =>
  ofVendor('BillPayment', name).reduce((all, { TotalAmt = 0 }) => all + TotalAmt, 0);

describe('reversed there by a deposit', () => {
  it('is not overwritten by the payment that follows', async () => {
    const { payment } = await reversed('Deposit Supply');
    await isPaidAgain(payment, {});
    await idle();
    await world.comparison();
    await idle();
    expect(await record('bill-payment', payment.id, 'failed')).toMatchObject({ paidAgain: true });
  });
  it('gets a second bill and payment when a user says so', async () => {
    const name = 'Twice Paid Supply';
    const { payment, id } = await reversed(name);
    await world.post(`/sync/${id}/exclude`, {});
    await idle();
    await isPaidAgain(payment, {});
    const { reason } = await record('bill-payment', payment.id, 'failed');
    expect(reason).toMatch(/^This payment was returned, it’s still in QuickBooks/);
    expect((await world.post(`/sync/${id}/create-again`)).status).toBe(200);
    await record('bill-payment', payment.id, 'in-step');
    await idle();
    expect([sum(name), ofVendor('Bill', name).map(({ Balance }) => Balance)]).toEqual([
      120,
      [0, 0],
    ]);
  });
  it('is not kept by a press on a page that shows it as it was', async () => {
    const { payment, id } = await reversed('Late Keep');
    await isPaidAgain(payment, {});
    await record('bill-payment', payment.id, 'failed');
    await idle();
    const kept = await world.post(`/sync/${id}/exclude`, { seen: '1' });
    expect([kept.status, kept.body['code']]).toEqual([409, 'record-changed-again']);
  });
});

describe('excluded, returned and paid again', () => {
  it.each([true, false])('after the month was closed there (to another: %s)', async (isOther) => {
    const [name, right] = [`Closed ${isOther}`, `Right Closed ${isOther}`];
    const rightId = await vendor(right);
    const { payment, id } = await settled(name);
    const { books } = world;
    const remove = books.remove.bind(books);
    books.remove = () => {
      throw new Fault(FAULTS.closed, 'The account period has closed.');
    };
    await comesBack(payment);
    await record('bill-payment', payment.id, 'failed');
    await idle();
    await world.post(`/sync/${id}/exclude`, {});
    await idle();
    await isPaidAgain(payment, isOther ? { vendorId: rightId } : { laborAmount: '95.00' });
    books.remove = remove;
    if (isOther) await record('bill-payment', payment.id, 'in-step');
    else
      expect(await record('bill-payment', payment.id, 'failed')).toHaveProperty('paidAgain', true);
    await idle();
    expect([sum(name), sum(right)]).toEqual(isOther ? [60, 60] : [60, 0]);
  });
  it('as the same money as an expense', async () => {
    const [name, right] = ['Same Money', 'Right Money'];
    vendorThere(name);
    const rightId = await vendor(right);
    const value = world.books.all('Vendor').find((one) => one.DisplayName === name)!.Id;
    const AccountRef = { value: accountOf('Cost of Goods Sold') };
    const DetailType = 'AccountBasedExpenseLineDetail';
    world.books.write('Purchase', {
      EntityRef: { value },
      TxnDate: '2026-11-20',
      PaymentType: 'Check',
      AccountRef: { value: accountOf('Bank') },
      Line: [{ Amount: 60, DetailType, AccountBasedExpenseLineDetail: { AccountRef } }],
    });
    const payment = await paid(await vendor(name), '60.00', 'SM-1', '2026-11-20');
    const { id } = await record('bill', payment.id, 'review');
    await idle();
    await world.post(`/sync/${id}/exclude`, {});
    await idle();
    const waits = await record('bill-payment', payment.id, 'waiting');
    await world.post(`/sync/${waits.id}/exclude`, {});
    await idle();
    await comesBack(payment);
    await idle();
    await isPaidAgain(payment, { vendorId: rightId });
    await record('bill-payment', payment.id, 'in-step');
    expect(sum(right)).toBe(60);
  });
});
