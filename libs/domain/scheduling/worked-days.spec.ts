// Working days, including of jobs with a mistyped year from before those were refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../shared/days.ts';
import { meet } from './conflicts.ts';
import { startingOn } from './moving.ts';
import { countWorked, isTooLong, LONGEST_DAYS, restDays, workedDays } from './worked-days.ts';
import { clearedOn, closedOn } from './working-days.ts';

const closed = closedOn(new Set(), true);
const job = (start: string, end: string) => ({ start: `${start}T08:00`, end: `${end}T16:30` });
const endless = job('2026-11-02', '9999-12-31');
/** Milliseconds; a screen computes this for hundreds of jobs. */
const QUICK = 100;

describe('a job that spans many years', () => {
  it('is cut off at the maximum length', () => {
    const began = performance.now();
    expect(workedDays(endless, closed).length).toBeLessThan(LONGEST_DAYS);
    expect(restDays(endless, closed)[0]).toBe('2026-11-07');
    expect(performance.now() - began).toBeLessThan(QUICK);
  });
  it('overlaps with jobs in its first year', () => {
    expect(meet(endless, job('2026-11-04', '2026-11-04'), closed)).toBe(true);
    expect(meet(endless, job('2026-11-07', '2026-11-07'), closed)).toBe(false);
    expect(meet(endless, endless, closed)).toBe(true);
  });
});

it.each([
  ['2026-11-02', '2027-11-02', false],
  ['2026-11-02', '2027-11-03', true],
  ['2027-03-01', '2028-02-29', false],
  ['2026-11-02', '9999-12-31', true],
])('from %s to %s exceeds the limit: %s', (start, end, answer) =>
  expect(isTooLong(job(start, end))).toBe(answer),
);
it.each(['9999-12-29', '9999-12-31', '0001-01-01', '0026-11-24'])(
  'handles %s while a year is being typed',
  (day) => {
    expect(startingOn(job('2026-11-23', '2026-11-27'), day, closed).start).toBe(`${day}T08:00`);
    expect(typeof closed(day)).toBe('boolean');
  },
);
it('a night is one working day, two days are two', () => {
  const night = { start: '2026-11-02T22:00', end: '2026-11-03T06:00' };
  expect(countWorked(night, closed)).toBe(1);
  expect(countWorked({ ...night, end: '2026-11-03T22:00' }, closed)).toBe(2);
});
it('an open end is within the limit', () =>
  expect(isTooLong({ start: '2026-11-02T08:00', end: null })).toBe(false));

describe('days kept clear for the weather', () => {
  const kept = (...days: string[]) => closedOn(new Set(), true, new Set(days));
  it('are worked by a job left there', () => {
    const own = job('2026-11-23', '2026-11-25');
    expect(workedDays(own, kept('2026-11-24'))).toEqual(['2026-11-23', '2026-11-25']);
    const left = { ...own, worksThrough: ['2026-11-24'] };
    expect(workedDays(left, kept('2026-11-24'))).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(restDays(left, kept('2026-11-24'))).toEqual([]);
  });
  it('never turn an adjacent holiday or weekend into a working day', () => {
    // Thanksgiving is on the 26th, the weekend on the 28th and 29th.
    const own = job('2026-11-24', '2026-11-30');
    const worked = ['24', '25', '27', '30'].map((day) => `2026-11-${day}`);
    expect(workedDays(own, kept())).toEqual(worked);
    expect(workedDays(own, kept('2026-11-27', '2026-11-30'))).toEqual(worked);
    expect(workedDays(own, kept('2026-11-27', '2026-11-28'))).toEqual(
      worked.filter((day) => day !== '2026-11-27'),
    );
    expect(workedDays({ ...own, worksThrough: ['2026-11-27'] }, kept('2026-11-27'))).toEqual(
      worked,
    );
  });
  it('remove only themselves from a job’s days', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 20 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 25 }),
        (from, days, lost) => {
          const first = dayAfter('2026-11-02', from);
          const own = job(first, dayAfter(first, days));
          const clear = new Set(lost.map((n) => dayAfter('2026-11-02', n)));
          const before = workedDays(own, closed);
          const after = workedDays(own, clearedOn(closed, clear));
          expect(before).toEqual(expect.arrayContaining([...after]));
          expect(before.filter((day) => !after.includes(day) && !clear.has(day))).toEqual([]);
          expect(after.length).toBeGreaterThan(0);
        },
      ),
    ));
});
