// Specs of the dashboard's lines about vendor payments: each counts what it links to.
import type { BatchSummary } from '@purlin/contracts/payment-batches.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { reaches } from '@purlin/web/web.ts';
import { rightsOf } from '@purlin/domain/access/rights.ts';
import { expect, it } from 'vitest';
import { type MoneyNow, moneyLines } from './money-lines.ts';

const none = { count: 0, total: '0.00' };
const NOTHING: MoneyNow = {
  counts: { pending: none, approved: none, processing: none, paid: none, void: none },
  approved: [],
  cameBack: none,
  unclear: [],
  unconfirmed: [],
  accounts: [],
  books: undefined,
};
const payment = (projectTotal: string, ...codes: readonly string[]) =>
  ({
    projectTotal,
    holds: codes.map((code) => ({ code, message: code })),
  }) as unknown as VendorPayment;
const batch = (id: number, total: string) => ({ id, total }) as unknown as BatchSummary;
const account = {
  vendorId: 7,
  vendor: 'Alder Skylights',
  endsWith: '4567',
  enteredBy: 'Priya Nair',
  enteredAt: '2026-11-20T09:00:00.000Z',
};
const told = (now: Partial<MoneyNow>) =>
  moneyLines({ ...NOTHING, ...now }).map(({ who, what, amount = '', to }) =>
    [who, what, amount, to].join(' | '),
  );

it('is empty if nothing needs action', () => expect(told({})).toEqual([]));

it('lists items with amounts and links, the costliest delay first', () =>
  expect(
    told({
      counts: {
        ...NOTHING.counts,
        pending: { count: 3, total: '11862.40' },
        approved: { count: 4, total: '1000.00' },
      },
      approved: [
        payment('500.00'),
        payment('250.50'),
        payment('149.50', 'bank-account-unconfirmed'),
        payment('100.00', 'payment-too-early'),
      ],
      cameBack: { count: 1, total: '88.00' },
      unconfirmed: [batch(4, '100.10'), batch(5, '200.20')],
      accounts: [{ ...account, mine: false }],
    }),
  ).toEqual([
    '1 payment | returned by the bank | 88.00 | /vendor-payments?show=came-back',
    '2 batches | not confirmed by the bank yet | 300.30 | ' +
      '/vendor-payments/batches?show=unconfirmed',
    'Alder Skylights | has an unconfirmed account ending in 4567, entered by Priya Nair |  | ' +
      '/vendors/7',
    '3 payments | to approve | 11862.40 | /vendor-payments',
    '2 payments | approved and ready to process | 750.50 | /vendor-payments?status=approved',
    '1 payment | approved but on hold | 149.50 | /vendor-payments?status=approved',
    '1 payment | approved for later | 100.00 | /vendor-payments?status=approved',
  ]));

it('accounts for every approved payment it has loaded', () => {
  const approved = [
    payment('1.00'),
    payment('2.00', 'bank-account-missing'),
    payment('4.00', 'payment-too-early'),
    payment('8.00', 'payment-too-early', 'bank-account-missing'),
  ];
  const counts = { ...NOTHING.counts, approved: { count: 4, total: '15.00' } };
  const sums = moneyLines({ ...NOTHING, counts, approved }).map(({ amount }) => Number(amount));
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(15);
});

it('links to a single batch directly', () =>
  expect(told({ unconfirmed: [batch(4, '1.00')] })[0]).toContain('/vendor-payments/batches/4'));

it('gives the number of approved payments if not all are loaded', () =>
  expect(
    told({
      counts: { ...NOTHING.counts, approved: { count: 2, total: '9.00' } },
      approved: [payment('4.00')],
    }),
  ).toEqual(['2 payments | approved | 9.00 | /vendor-payments?status=approved']));

it('has one line for QuickBooks', () => {
  const books = {
    state: 'connected',
    accountsMissing: [],
    needYou: 2,
  } as unknown as QuickBooksStatus;
  expect(told({ books })).toEqual(['QuickBooks | has 2 records to review |  | /quickbooks']);
});

it('offers no actions to an auditor, and no confirmation to the user who entered the account', () => {
  const lines = moneyLines({
    ...NOTHING,
    counts: { ...NOTHING.counts, pending: { count: 1, total: '1.00' } },
    approved: [payment('1.00')],
    cameBack: { count: 1, total: '1.00' },
    unconfirmed: [batch(4, '1.00')],
    accounts: [{ ...account, mine: true }],
  });
  const offered = (role: 'auditor' | 'bookkeeper') =>
    lines.flatMap(({ deed, call }) => (call && reaches(rightsOf(role), call) ? [deed] : []));
  expect(offered('auditor')).toEqual([]);
  expect(offered('bookkeeper')).toEqual(['Check', 'Confirm', 'Review', 'Pay']);
});
