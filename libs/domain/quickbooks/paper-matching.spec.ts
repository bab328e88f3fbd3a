// Matching of transactions (rule: quickbooks-papers).
import { expect, it } from 'vitest';
import { paperMatchOf, type OurPaper, type PaperThere } from './paper-matching.ts';

const ours: OurPaper = {
  own: '8790-33',
  given: '8790',
  date: '2026-11-20',
  totalCents: 142_000,
  isOneOfSeveral: false,
};
const there = (more: Partial<PaperThere> = {}): PaperThere => ({
  theirId: '58',
  number: '8790',
  date: '2026-11-12',
  totalCents: 142_000,
  ...more,
});
const bills = { numbered: true };
const is = (those: readonly PaperThere[], more: Partial<OurPaper> = {}, how: object = bills) =>
  paperMatchOf({ ...ours, ...more }, those, { ...bills, ...how }).is;

it('links the same number and amount, in any notation', () => {
  for (const number of ['8790', '#8790', 'INV-008790', 'Invoice 8790'])
    expect(paperMatchOf(ours, [there({ number })], bills)).toEqual({ is: 'linked', theirId: '58' });
  expect(is([there({ number: '8790-33', date: ours.date })])).toBe('linked');
  expect(is([there({ date: '2026-04-01' })])).toBe('nobody');
});

it.each([
  ['-', ''],
  ['№', '-'],
  ['１２３', '456'],
  ['Ж-12', 'Б-12'],
  ['1-11', '11-1'],
])('takes the numbers %s and %s for two', (given, number) => {
  const open = { number, date: '2026-06-20', openCents: 142_000 };
  expect(is([there(open)], { given })).toBe('doubtful');
});

it('takes the same number in other scripts and widths for one', () => {
  for (const [given, number] of [
    ['１２３', '123'],
    ['Ж-12', 'ж 12'],
    ['חשבונית 7', 'חשבונית-7'],
  ] as const)
    expect(is([there({ number })], { given })).toBe('linked');
});

it('asks if the amount differs, or if the amount matches without a number', () => {
  expect(is([there({ totalCents: 1 })])).toBe('doubtful');
  expect(is([there({ number: '' })])).toBe('doubtful');
  expect(is([there()], { given: '' })).toBe('doubtful');
  expect(is([there({ number: '', date: '2026-09-01' })])).toBe('nobody');
});

it('asks about an open bill of exactly the amount, whatever its age and number', () => {
  const old = { number: '', date: '2026-06-01' };
  expect(is([there({ ...old, openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, number: '8700', openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, totalCents: 200_000, openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, openCents: 0 })])).toBe('nobody');
  expect(is([there({ ...old, openCents: 141_999 })])).toBe('nobody');
});

it('keeps transactions with different numbers apart, unless dated within days', () => {
  expect(is([there({ number: '8791' })])).toBe('nobody');
  expect(is([there({ number: '8791', date: '2026-11-19' })])).toBe('doubtful');
  // Estimates get QuickBooks's own numbers.
  expect(is([there({ number: '1001' })], {}, { numbered: false })).toBe('doubtful');
});

it('asks if there are two on either side, and after a person unlinked it', () => {
  expect(is([there(), there({ theirId: '59' })])).toBe('doubtful');
  expect(is([there()], { isOneOfSeveral: true })).toBe('doubtful');
  expect(is([there()], {}, { isUnlinked: true })).toBe('doubtful');
});
