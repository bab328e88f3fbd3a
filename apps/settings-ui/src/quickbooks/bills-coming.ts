// Counts bills that do not exist in the sync yet. A bill is counted only once its payment brings it
// along, so totals and progress add the bills still to come.
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';

type Counts = QuickBooksCounts['kinds'][number];
const sum = ({ kind: _, ...counts }: Counts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The number of bills that payments will bring and that are not counted yet. */
export function billsComing(kinds: readonly Counts[]): number {
  const of = (kind: Counts['kind']): number =>
    kinds.filter((one) => one.kind === kind).reduce((total, one) => total + sum(one), 0);
  return Math.max(0, of('bill-payment') - of('bill'));
}

/** The total that would go to a newly connected company, and how many bills payments bring. */
export function totalOf(
  kinds: readonly Pick<QuickBooksPreview['kinds'][number], 'kind' | 'total'>[],
) {
  const bills = kinds.find(({ kind }) => kind === 'bill-payment')?.total ?? 0;
  return { count: kinds.reduce((count, { total }) => count + total, bills), bills };
}

/**
 * How many of the records that go to QuickBooks are there. Those that need a decision count toward
 * the total.
 */
export function progressOf(kinds: readonly Counts[]) {
  const coming = billsComing(kinds);
  const there = kinds.reduce((total, one) => total + one['in-step'] + one.differs, 0);
  const out = kinds.reduce((total, one) => total + one['excluded'], 0);
  const all = kinds.reduce((total, one) => total + sum(one), coming) - out;
  return { there, all, coming };
}
