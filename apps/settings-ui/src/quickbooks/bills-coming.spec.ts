// Specs of counting the bills that payments will bring to QuickBooks.
import { expect, it } from 'vitest';
import { totalOf, billsComing, progressOf } from './bills-coming.ts';

const none = { 'in-step': 0, waiting: 0, failed: 0, review: 0, differs: 0, excluded: 0 };

it('counts the payments without a bill so far', () => {
  const bill = { ...none, kind: 'bill' as const };
  const payment = { ...none, kind: 'bill-payment' as const };
  expect(billsComing([bill, { ...payment, waiting: 32 }])).toBe(32);
  expect(
    billsComing([
      { ...bill, 'in-step': 30 },
      { ...payment, waiting: 32 },
    ]),
  ).toBe(2);
  expect(billsComing([{ ...bill, 'in-step': 3 }, payment])).toBe(0);
});

it('counts the same before the sync, during it, and with records that need a decision', () => {
  const ahead = [
    { kind: 'customer', total: 30 },
    { kind: 'bill-payment', total: 13 },
  ] as const;
  expect(totalOf(ahead)).toEqual({ count: 56, bills: 13 });
  const client = { ...none, kind: 'customer' as const };
  const bill = { ...none, kind: 'bill' as const };
  const payment = { ...none, kind: 'bill-payment' as const };
  expect(progressOf([{ ...client, waiting: 30 }, bill, { ...payment, waiting: 13 }])).toEqual({
    there: 0,
    all: 56,
    coming: 13,
  });
  expect(
    progressOf([
      { ...client, 'in-step': 25, differs: 1, review: 3, failed: 1 },
      { ...bill, 'in-step': 4, review: 2 },
      { ...payment, 'in-step': 4, waiting: 9 },
    ]),
  ).toEqual({ there: 34, all: 56, coming: 7 });
  expect(progressOf([{ ...client, 'in-step': 2, excluded: 3 }])).toMatchObject({ all: 2 });
});
