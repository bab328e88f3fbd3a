// Which paper there is which of ours (rule: quickbooks-papers).
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

it('takes the same number over the same amount for the same, however it is written', () => {
  for (const number of ['8790', '#8790', 'INV-008790', 'Invoice 8790'])
    expect(paperMatchOf(ours, [there({ number })], bills)).toEqual({ is: 'linked', theirId: '58' });
  expect(is([there({ number: '8790-33', date: ours.date })])).toBe('linked');
  expect(is([there({ date: '2026-04-01' })])).toBe('nobody');
});

it('asks about the same number over another amount, and the same amount without a number', () => {
  expect(is([there({ totalCents: 1 })])).toBe('doubtful');
  expect(is([there({ number: '' })])).toBe('doubtful');
  expect(is([there()], { given: '' })).toBe('doubtful');
  expect(is([there({ number: '', date: '2026-09-01' })])).toBe('nobody');
});

it('asks about what is open by just the amount, at any age and under any number', () => {
  const old = { number: '', date: '2026-06-01' };
  expect(is([there({ ...old, openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, number: '8700', openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, totalCents: 200_000, openCents: 142_000 })])).toBe('doubtful');
  expect(is([there({ ...old, openCents: 0 })])).toBe('nobody');
  expect(is([there({ ...old, openCents: 141_999 })])).toBe('nobody');
});

it('keeps papers with numbers of their own apart, but for those of these days', () => {
  expect(is([there({ number: '8791' })])).toBe('nobody');
  expect(is([there({ number: '8791', date: '2026-11-19' })])).toBe('doubtful');
  // Estimates get a number of QuickBooks' own.
  expect(is([there({ number: '1001' })], {}, { numbered: false })).toBe('doubtful');
});

it('asks where there are two, there or here, and once somebody has unlinked it', () => {
  expect(is([there(), there({ theirId: '59' })])).toBe('doubtful');
  expect(is([there()], { isOneOfSeveral: true })).toBe('doubtful');
  expect(is([there()], {}, { isUnlinked: true })).toBe('doubtful');
});
