// Discounts and deposits can't exceed what they apply to.
import { expect, it } from 'vitest';
import type { Deposit, Totals } from './totals.ts';
import { beyondReason } from './within-reason.ts';

const totals = (subtotalCents: number, totalCents = subtotalCents): Totals => ({
  subtotalCents,
  discountCents: 0,
  taxCents: 0,
  processingFeeCents: 0,
  totalCents,
  depositCents: 0,
});
const amount = (cents: number): Deposit => ({ kind: 'amount', cents });

it.each([
  ['all of it may be taken off', 1000, null, totals(1000), undefined],
  ['a cent more', 1001, null, totals(1000), { field: 'discount', discount: 1001, subtotal: 1000 }],
  ['all of it may be due', 0, amount(900), totals(1000, 900), undefined],
  [
    'a deposit of more than the total',
    0,
    amount(901),
    totals(1000, 900),
    { field: 'deposit', deposit: 901, total: 900 },
  ],
  [
    'a discount first',
    1001,
    amount(5000),
    totals(1000, 0),
    { field: 'discount', discount: 1001, subtotal: 1000 },
  ],
  ['a percentage is never more', 0, { kind: 'percent', basisPoints: 10_000 }, totals(1), undefined],
  ['lines that come to nothing are told of elsewhere', 500, amount(500), totals(0), undefined],
] as const)('%s', (_, discountFixedCents, deposit, sums, found) =>
  expect(beyondReason({ discountFixedCents, deposit }, sums)).toEqual(found),
);
