// Holidays and other days off.
import { expect, it } from 'vitest';
import { closedOn, holidaysOf } from './working-days.ts';

it('knows the dates of holidays', () => {
  expect([...holidaysOf(2026).keys()]).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-03',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect([...holidaysOf(2027).keys()].slice(2)).toEqual([
    '2027-07-05',
    '2027-09-06',
    '2027-11-25',
    '2027-12-24',
  ]);
});
it('closes weekends, holidays and the company’s own days off', () => {
  const closed = closedOn(new Set(['2026-11-27']), true);
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.filter((day) => !closed(day))).toEqual(['2026-11-25', '2026-11-30']);
  expect(closedOn(new Set(), false)('2026-11-26')).toBe(false);
  // Observed in the previous year.
  expect(closedOn(new Set(), true)('2027-12-31')).toBe(true);
});
