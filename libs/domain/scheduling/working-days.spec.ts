// Holidays fall where the calendar has them.
import { expect, it } from 'vitest';
import { closedOn, holidaysOf } from './working-days.ts';

it('holidays are on their days', () => {
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
it('nobody works on weekends, holidays and days of the company’s own', () => {
  const closed = closedOn(new Set(['2026-11-27']), true);
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
  expect(days.filter((day) => !closed(day))).toEqual(['2026-11-25', '2026-11-30']);
  expect(closedOn(new Set(), false)('2026-11-26')).toBe(false);
  // Kept in the year before.
  expect(closedOn(new Set(), true)('2027-12-31')).toBe(true);
});
