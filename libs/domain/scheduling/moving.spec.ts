// Moving and extending jobs: days change, times of day don't.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dates } from './job-shapes.ts';
import { LocalTime } from './local-time.ts';
import { daysBetween } from '../shared/days.ts';
import { endingOn, movedBy, movedTo, startingOn } from './moving.ts';
import { restDays, workedDays } from './worked-days.ts';
import { closedOn } from './working-days.ts';

const base = Date.parse('2026-01-01T00:00Z');
const local = (minute: number) => new Date(base + minute * 60_000).toISOString().slice(0, 16);
const YEAR = 366 * 1440;
/**
 * Includes zero-length jobs, and jobs across midnight, months, years and daylight saving changes.
 */
const dates: fc.Arbitrary<Dates> = fc
  .tuple(
    fc.integer({ min: 0, max: 3 * YEAR }),
    fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 * 1440 }))),
  )
  .map(([from, long]) => ({ start: local(from), end: long === null ? null : local(from + long) }));
const days = fc.integer({ min: -900, max: 900 });
const day = fc.integer({ min: 0, max: 3 * 366 }).map((n) => local(n * 1440).slice(0, 10));
const never = () => false;
const closed = closedOn(new Set(['2026-11-27']), true);
const exists = ({ start, end }: Dates) => {
  for (const time of [start, end])
    if (time !== null) expect(LocalTime.safeParse(time).success).toBe(true);
  expect(end === null || start === null || end >= start).toBe(true);
};
const hours = ({ start, end }: Dates) => [start?.slice(11), end?.slice(11)];
const length = ({ start, end }: Dates) =>
  start && end && Date.parse(`${end}Z`) - Date.parse(`${start}Z`);

describe('a move', () => {
  it('keeps times and length, and is reversible', () =>
    fc.assert(
      fc.property(dates, days, (job, by) => {
        const moved = movedBy(job, by);
        exists(moved);
        expect(hours(moved)).toEqual(hours(job));
        expect(length(moved)).toBe(length(job));
        expect(movedBy(moved, -by)).toEqual(job);
      }),
    ));
  it('starts on the requested day', () =>
    fc.assert(
      fc.property(dates, day, (job, on) => {
        const moved = startingOn(job, on, never);
        expect(moved.start?.slice(0, 10)).toBe(on);
        expect(daysBetween(job.start!.slice(0, 10), on)).toBe(
          Math.round((Date.parse(on) - Date.parse(job.start!.slice(0, 10))) / 86_400_000),
        );
        expect(hours(moved)).toEqual(hours(job));
      }),
    ));
  it('gives a job without dates one day, from opening to closing', () =>
    expect(startingOn({ start: null, end: null }, '2026-03-08', closed)).toEqual({
      start: '2026-03-08T08:00',
      end: '2026-03-08T18:00',
    }));
  it('crosses daylight saving without changing times', () =>
    expect(movedBy({ start: '2026-03-07T22:00', end: '2026-03-08T02:30' }, 1)).toEqual({
      start: '2026-03-08T22:00',
      end: '2026-03-09T02:30',
    }));
});

describe('across days off', () => {
  const job = (start: string, end: string): Dates => ({
    start: `2026-11-${start}T08:00`,
    end: `2026-11-${end}T16:30`,
  });
  it.each([
    ['a job of three days goes on after the weekend', job('09', '11'), '09', '13', '13', '17'],
    ['and over Thanksgiving and the bridge', job('09', '11'), '09', '25', '25', '01'],
    ['it rests only where it must', job('12', '16'), '12', '16', '16', '18'],
    [
      'held by its last day, it begins as many days before',
      job('09', '11'),
      '11',
      '16',
      '12',
      '16',
    ],
    ['held by a day of rest, by the day before that', job('12', '16'), '14', '10', '09', '11'],
    ['somebody may begin on a Saturday', job('09', '09'), '09', '14', '14', '14'],
    ['and what is put on a weekend is worked there', job('13', '14'), '13', '12', '12', '13'],
    ['three days from a Saturday on are three', job('09', '11'), '09', '14', '14', '16'],
    ['two take the weekend', job('09', '10'), '09', '14', '14', '15'],
  ])('%s', (_, before, held, on, first, last) => {
    const month = last < first ? '12' : '11';
    expect(movedTo(before, `2026-11-${held}`, `2026-11-${on}`, closed)).toEqual({
      start: `2026-11-${first}T08:00`,
      end: `2026-${month}-${last}T16:30`,
    });
  });
  it('keeps the number of working days and the times, and uses no closed day', () =>
    fc.assert(
      fc.property(dates, fc.oneof(fc.constant(0), fc.nat(20)), day, (planned, nth, on) => {
        const own = { start: planned.start!, end: planned.end };
        const before = workedDays(own, closed);
        const held = before[Math.min(nth, before.length - 1)]!;
        const moved = movedTo(planned, held, on, closed);
        exists(moved);
        expect(hours(moved)).toEqual(hours(planned));
        const after = workedDays({ start: moved.start!, end: moved.end }, closed);
        expect(after.length).toBe(before.length);
        expect(movedTo(planned, held, held, closed)).toEqual(planned);
      }),
    ));
  it('rests only between two working days', () => {
    const rests = (start: string, end: string) =>
      restDays({ start: `2026-11-${start}T08:00`, end: `2026-11-${end}T16:30` }, closed);
    expect(rests('13', '16')).toEqual(['2026-11-14', '2026-11-15']);
    expect(rests('13', '15')).toEqual([]);
    expect(rests('14', '15')).toEqual([]);
    expect(rests('14', '17')).toEqual([]);
    expect(rests('24', '30')).toHaveLength(4);
  });
});

describe('extending', () => {
  it('changes only the end, never before the start', () =>
    fc.assert(
      fc.property(dates, day, (job, on) => {
        const stretched = endingOn(job, on);
        exists(stretched);
        expect(stretched.start).toBe(job.start);
        expect(stretched.end!.slice(0, 10) >= job.start!.slice(0, 10)).toBe(true);
        if (on > job.start!.slice(0, 10)) expect(stretched.end!.slice(0, 10)).toBe(on);
        expect(endingOn(stretched, stretched.end!.slice(0, 10))).toEqual(stretched);
      }),
    ));
  it('does nothing for a job without dates', () =>
    expect(endingOn({ start: null, end: null }, '2026-03-08')).toEqual({ start: null, end: null }));
  it('ends a late job when it starts, not before', () =>
    expect(endingOn({ start: '2026-03-08T20:00', end: null }, '2026-03-08')).toEqual({
      start: '2026-03-08T20:00',
      end: '2026-03-08T20:00',
    }));
});
