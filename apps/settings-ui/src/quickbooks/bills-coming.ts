// A payment brings its bill along, and only then is the bill counted: what goes there, and how far
// it is, count both.
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';

type Counts = QuickBooksCounts['kinds'][number];
const sum = ({ kind: _, ...counts }: Counts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The bills that payments will bring along, and which stand nowhere yet. */
export function billsComing(kinds: readonly Counts[]): number {
  const of = (kind: Counts['kind']): number =>
    kinds.filter((one) => one.kind === kind).reduce((total, one) => total + sum(one), 0);
  return Math.max(0, of('bill-payment') - of('bill'));
}

/** All that would go to a company that is new to us, and how many bills of it payments bring. */
export function totalOf(
  kinds: readonly Pick<QuickBooksPreview['kinds'][number], 'kind' | 'total'>[],
) {
  const bills = kinds.find(({ kind }) => kind === 'bill-payment')?.total ?? 0;
  return { count: kinds.reduce((count, { total }) => count + total, bills), bills };
}

/** How much of all that goes there is there: what waits for somebody is part of it. */
export function progressOf(kinds: readonly Counts[]) {
  const coming = billsComing(kinds);
  const there = kinds.reduce((total, one) => total + one['in-step'] + one.differs, 0);
  const out = kinds.reduce((total, one) => total + one['excluded'], 0);
  const all = kinds.reduce((total, one) => total + sum(one), coming) - out;
  return { there, all, coming };
}
