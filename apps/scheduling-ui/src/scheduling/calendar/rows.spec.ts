// Specs of laying out bars in rows: no overlaps, nothing lost.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barsIn, hiddenOn } from './rows.ts';

const SUNDAY = '2026-12-27';
const week = { from: SUNDAY, to: dayAfter(SUNDAY, 6) };
const job = (id: number, first: number, length: number, hours: string): CalendarJob => ({
  id,
  title: `Job ${id}`,
  client: { name: 'Dana' },
  status: 'scheduled',
  begun: false,
  scheduledStartDate: `${dayAfter(SUNDAY, first)}T${hours}`,
  scheduledEndDate: length === 0 ? null : `${dayAfter(SUNDAY, first + length)}T23:00`,
  dateChanges: 0,
  crewSchedules: [],
  vendorSchedules: [],
});
/** Including jobs across midnight, New Year and several years, and of zero length. */
const jobs = fc
  .array(
    fc.tuple(
      fc.integer({ min: -800, max: 8 }),
      fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1600 })),
      fc.constantFrom('00:00', '08:00', '23:00'),
    ),
    { maxLength: 40 },
  )
  .map((all) => all.map(([first, length, hours], n) => job(n + 1, first, length, hours)));

it('places each job of a week once, on its days, without overlaps', () =>
  fc.assert(
    fc.property(jobs, (all) => {
      const bars = barsIn(all, week);
      const touching = all.filter(
        ({ scheduledStartDate: start, scheduledEndDate: end }) =>
          start!.slice(0, 10) <= week.to && (end ?? start!).slice(0, 10) >= week.from,
      );
      expect(bars.map(({ job: { id } }) => id).toSorted((a, b) => a - b)).toEqual(
        touching.map(({ id }) => id),
      );
      const taken = new Set<string>();
      for (const { row, from, days, before, after, job: one } of bars) {
        expect(before).toBe(one.scheduledStartDate.slice(0, 10) < week.from);
        expect(after).toBe((one.scheduledEndDate ?? '').slice(0, 10) > week.to);
        expect(days).toBeGreaterThan(0);
        for (let day = from; day < from + days; day += 1) {
          expect(taken.has(`${row} ${day}`)).toBe(false);
          taken.add(`${row} ${day}`);
        }
      }
    }),
  ));

it('places canceled jobs below all work of their days', () => {
  const cancelled = { ...job(1, 0, 4, '00:00'), status: 'cancelled' as const };
  const bars = barsIn([cancelled, job(2, 1, 0, '08:00'), job(3, 2, 3, '08:00')], week);
  expect(bars.map(({ job: { id }, row }) => [id, row])).toEqual([
    [2, 0],
    [3, 0],
    [1, 1],
  ]);
});

it('counts hidden bars on each of their days', () =>
  fc.assert(
    fc.property(jobs, fc.integer({ min: 0, max: 5 }), (all, rows) => {
      const bars = barsIn(all, week);
      const hidden = hiddenOn(bars, rows, 7);
      for (let day = 0; day < 7; day += 1) {
        const here = bars.filter(({ from, days }) => from <= day && day < from + days);
        expect(hidden[day]).toBe(here.length - here.filter(({ row }) => row < rows).length);
      }
    }),
  ));
