// Bills that a bookkeeper entered and that are paid in parts, or were paid long ago: a person is
// asked before a second one is there, or an old one is taken for ours.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { billThere, comesBack, idle, isPaidAgain, vendor, vendorThere, paid, record } =
  quickbooksPapers(world);

const billsOf = (who: string) => {
  const { Id } = world.books.all('Vendor').find(({ DisplayName }) => DisplayName === who)!;
  return world.books.all('Bill').filter(({ VendorRef }) => VendorRef?.value === Id);
};

it('asks about the rest of a bill of which another payment of ours paid a part', async () => {
  vendorThere('Iris Supply');
  const there = billThere('Iris Supply', 'IN-1', '2026-11-01', 1000, false);
  const vendorId = await vendor('Iris Supply');
  const first = await paid(vendorId, '400.00', 'IN-1', '2026-11-10');
  const asked = await record('bill', first.id, 'review');
  await world.post(`/sync/${asked.id}/match`, { choice: 'link', theirId: there.Id });
  await record('bill-payment', first.id, 'in-step');
  expect(world.books.read('Bill', there.Id).Balance).toBe(600);
  const second = await paid(vendorId, '600.00', 'IN-1', '2026-11-20');
  const rest = await record('bill', second.id, 'review');
  expect(rest.reason).toContain('linked to another payment');
  expect(rest.candidates).toMatchObject([{ theirId: there.Id, linkable: false }]);
  expect(billsOf('Iris Supply')).toHaveLength(1);
  // It is another one after all.
  await world.post(`/sync/${rest.id}/match`, { choice: 'create', name: 'IN-1' });
  await record('bill-payment', second.id, 'in-step');
  expect(billsOf('Iris Supply')).toHaveLength(2);
});

it('asks about what somebody there added to a bill that was linked', async () => {
  vendorThere('Jade Supply');
  const there = billThere('Jade Supply', 'J-1', '2026-11-09', 500);
  const vendorId = await vendor('Jade Supply');
  const first = await paid(vendorId, '500.00', 'J-1', '2026-11-10');
  await record('bill-payment', first.id, 'in-step');
  const { Id, SyncToken, Line = [] } = world.books.read('Bill', there.Id);
  const more = [...Line, { ...Line[0]!, Amount: 80 }];
  world.books.write('Bill', { Id, SyncToken, sparse: true, Line: more });
  const second = await paid(vendorId, '80.00', '', '2026-11-20');
  await record('bill', second.id, 'review');
  expect(billsOf('Jade Supply')).toHaveLength(1);
});

it('asks about a bill that was paid there weeks before ours', async () => {
  vendorThere('Koa Supply');
  const old = billThere('Koa Supply', '4471', '2026-10-20', 450);
  const vendorId = await vendor('Koa Supply');
  const { id } = await paid(vendorId, '450.00', '4471', '2026-11-25');
  const asked = await record('bill', id, 'review');
  expect(asked.candidates).toMatchObject([{ theirId: old.Id, linkable: true }]);
  await world.post(`/sync/${asked.id}/match`, { choice: 'create', name: '4471' });
  await record('bill-payment', id, 'in-step');
  expect(billsOf('Koa Supply').map(({ Balance }) => Balance)).toEqual([0, 0]);
});

it('takes a bill for ours that was paid there within days', async () => {
  vendorThere('Lea Supply');
  const there = billThere('Lea Supply', '88', '2026-11-19', 450);
  const { id } = await paid(await vendor('Lea Supply'), '450.00', '88', '2026-11-25');
  expect((await record('bill', id, 'in-step')).theirId).toBe(there.Id);
  await record('bill-payment', id, 'in-step');
  expect(billsOf('Lea Supply')).toHaveLength(1);
});

it('enters a bill of its own for one that was taken for a bookkeeper’s by mistake', async () => {
  vendorThere('Mae Supply');
  const there = billThere('Mae Supply', 'M-1', '2026-11-19', 300);
  const { id } = await paid(await vendor('Mae Supply'), '300.00', 'M-1', '2026-11-20');
  const linked = await record('bill-payment', id, 'in-step');
  const bill = await record('bill', id, 'in-step');
  expect(bill).toMatchObject({ theirId: there.Id, unlinkable: true });
  expect((await world.post(`/sync/${bill.id}/unlink`)).status).toBe(200);
  const asked = await record('bill', id, 'review');
  expect(asked.candidates).toMatchObject([{ theirId: there.Id, linkable: true }]);
  await world.post(`/sync/${bill.id}/match`, { choice: 'create', name: 'M-1' });
  const ours = await record('bill', id, 'in-step');
  expect(ours).toMatchObject({ unlinkable: false });
  await world.untilRecord(
    'a payment of its own',
    (one) => one.id === linked.id && one.state === 'in-step' && one.theirId !== linked.theirId,
  );
  expect(billsOf('Mae Supply').map(({ Balance }) => Balance)).toEqual([0, 0]);
  expect(world.books.read('BillPayment', linked.theirId!).Line).toMatchObject([
    { LinkedTxn: [{ TxnId: there.Id }] },
  ]);
  expect((await world.post(`/sync/${bill.id}/unlink`)).body['code']).toBe('record-not-linked');
});

it('has the vendor’s number, and ours behind it where QuickBooks has that number', async () => {
  vendorThere('Nan Supply');
  // Too long ago to be the same one.
  billThere('Nan Supply', 'N-1', '2025-01-08', 75);
  const vendorId = await vendor('Nan Supply');
  const payments = [
    await paid(vendorId, '90.00', 'N-1', '2026-11-20'),
    await paid(vendorId, '50.00', 'N-2', '2026-11-20'),
    await paid(vendorId, '60.00', 'n-2', '2026-11-20'),
  ] as const;
  for (const { id } of payments) await record('bill-payment', id, 'in-step');
  await world.comparison();
  const [first, , third] = payments;
  const numbers = new Set(billsOf('Nan Supply').map(({ DocNumber }) => DocNumber));
  expect(numbers).toEqual(new Set(['N-1', `N-1-${first.id}`, 'N-2', `n-2-${third.id}`]));
  expect(await record('bill', first.id, 'in-step')).toMatchObject({ differences: [] });
  await comesBack(first);
  await until('ours alone is gone', () => billsOf('Nan Supply').length === 3);
  expect(billsOf('Nan Supply').map(({ DocNumber }) => DocNumber)).not.toContain(`N-1-${first.id}`);
});

it.each(['card', 'another account'])('asks about a bill that was paid by %s', async (how) => {
  const who = `Ona Supply by ${how}`;
  vendorThere(who);
  const { Id: bill } = billThere(who, '4471', '2026-11-10', 450);
  const shelf = world.books.shelf('BillPayment');
  const payment = world.books
    .all('BillPayment')
    .find(({ Line }) => Line?.[0]?.LinkedTxn?.[0]?.TxnId === bill)!;
  const { CheckPayment: _, ...rest } = payment;
  shelf.set(payment.Id, {
    ...rest,
    TxnDate: '2026-11-18',
    ...(how === 'card'
      ? { PayType: 'CreditCard', CreditCardPayment: { CCAccountRef: { value: '77' } } }
      : { CheckPayment: { BankAccountRef: { value: '78' } } }),
  });
  const { id } = await paid(await vendor(who), '450.00', '4471', '2026-11-20');
  const asked = await record('bill-payment', id, 'review');
  expect(asked.reason).toContain('by card or from another account');
  expect(asked.candidates).toMatchObject([
    { theirId: payment.Id, linkable: true, paper: { otherwise: true } },
  ]);
});

it('asks about an expense that was entered there without a bill', async () => {
  vendorThere('Pax Supply');
  const { Id } = world.books.all('Vendor').find((one) => one.DisplayName === 'Pax Supply')!;
  const [line] = billThere('Pax Supply', 'other', '2025-01-01', 333).Line!;
  const expense = world.books.write('Purchase', {
    EntityRef: { value: Id, type: 'Vendor' },
    PaymentType: 'Check',
    TxnDate: '2026-11-18',
    Line: [line!],
  });
  const { id } = await paid(await vendor('Pax Supply'), '333.00', 'PX-1', '2026-11-20');
  const asked = await record('bill', id, 'review');
  expect(asked.reason).toContain('already has an expense or check');
  expect(asked.candidates).toMatchObject([
    { theirId: expense.Id, kind: 'purchase', linkable: false },
  ]);
  await world.post(`/sync/${asked.id}/match`, { choice: 'create', name: 'PX-1' });
  await record('bill-payment', id, 'in-step');
});

it('asks about what paid the bill there after ours came back', async () => {
  vendorThere('Rae Supply');
  const bill = billThere('Rae Supply', '4471', '2026-11-10', 450, false);
  const payment = await paid(await vendor('Rae Supply'), '450.00', '4471', '2026-11-20');
  await record('bill-payment', payment.id, 'in-step');
  await comesBack(payment);
  await until('it is owed', () => world.books.read('Bill', bill.Id).Balance === 450);
  await idle();
  const bank = world.books.all('Account').find(({ AccountType }) => AccountType === 'Bank')!;
  const check = world.books.write('BillPayment', {
    VendorRef: bill.VendorRef!,
    TxnDate: '2026-11-24',
    DocNumber: '1042',
    TotalAmt: 450,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: { value: bank.Id } },
    Line: [{ Amount: 450, LinkedTxn: [{ TxnId: bill.Id, TxnType: 'Bill' }] }],
  });
  await isPaidAgain(payment, {});
  const asked = await record('bill-payment', payment.id, 'review');
  expect(asked.candidates).toMatchObject([{ theirId: check.Id, linkable: true }]);
});

it('keeps the number that a bill has there where another payment has given it up', async () => {
  const vendorId = await vendor('Sol Supply');
  const first = await paid(vendorId, '50.00', 'S-1', '2026-11-20');
  const second = await paid(vendorId, '60.00', 'S-1', '2026-11-20');
  await record('bill-payment', first.id, 'in-step');
  await record('bill-payment', second.id, 'in-step');
  await world.post('/disconnect');
  await isPaidAgain((await comesBack(first), first), { invoiceNumber: 'S-9' });
  await world.connect();
  await until('the first has its new number', () =>
    billsOf('Sol Supply').some(({ DocNumber }) => DocNumber === 'S-9'),
  );
  await idle();
  await record('bill', second.id, 'in-step');
  expect(new Set(billsOf('Sol Supply').map(({ DocNumber }) => DocNumber))).toEqual(
    new Set(['S-9', `S-1-${second.id}`]),
  );
});
