// Specs of how far away a planned day is, and how much time is left.
import { describe, expect, it } from 'vitest';
import { fridayOf, fromToday, shortDay, timeLeft, weekday } from './days.ts';

describe('a planned day', () => {
  it.each([
    ['2026-11-20', '4 days late'],
    ['2026-11-23', '1 day late'],
    ['2026-11-24', 'Today'],
    ['2026-11-25', 'Tomorrow'],
    ['2026-12-01', 'in 7 days'],
  ])('%s is described on Nov 24 as %s', (day, words) =>
    expect(fromToday(day, '2026-11-24')).toBe(words),
  );
  it.each([
    ['2026-11-24', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-28', '2026-12-04'],
  ])('finds the Friday of the week of %s: %s', (day, friday) => expect(fridayOf(day)).toBe(friday));
  it('leaves out the current year', () =>
    expect(['2026-11-25', '2027-01-04'].map((day) => shortDay(day, '2026-11-24'))).toEqual([
      'Nov 25',
      'Jan 4, 2027',
    ]));
  it('includes the weekday', () => expect(weekday('2026-11-25')).toBe('Wed, Nov 25'));
});

describe('time left', () => {
  const left = (seconds: number, exactly = false) => timeLeft(seconds * 1000, 0, exactly);
  it('uses the largest units that fit', () =>
    expect([0, 30, 300, 11_520, 172_800, 180_000].map((s) => left(s))).toEqual([
      '',
      '1 min',
      '5 min',
      '3 h 12 min',
      '2 d',
      '2 d 2 h',
    ]));
  it('counts seconds when time is short', () =>
    expect([299, 60, 9].map((s) => left(s, true))).toEqual(['4:59 min', '1:00 min', '0:09 min']));
});
