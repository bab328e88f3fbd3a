// Jobs on lost days move later: to working days, without double-booking crews, in order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifted, type PlannedJob } from './shifting.ts';
import { dayAfter } from '../shared/days.ts';
import { startingOn } from './moving.ts';
import { workedDays } from './worked-days.ts';
import { clearedOn, closedOn } from './working-days.ts';

const closed = closedOn(new Set(['2026-11-27']), true);
const MONDAY = '2026-11-16';
const on = (id: number, from: number, days: number, ...crews: number[]): PlannedJob => ({
  id,
  start: `${dayAfter(MONDAY, from)}T08:00`,
  end: `${dayAfter(MONDAY, from + days - 1)}T16:30`,
  crews,
});
/** New days, counted from the first Monday. */
const plan = (jobs: readonly PlannedJob[], ...lost: readonly number[]) =>
  shifted(jobs, new Set(lost.map((n) => dayAfter(MONDAY, n))), closed).map(({ id, to }) => [
    id,
    (Date.parse(to!.start!.slice(0, 10)) - Date.parse(MONDAY)) / 86_400_000,
    (Date.parse(to!.end!.slice(0, 10)) - Date.parse(MONDAY)) / 86_400_000,
  ]);

describe('a lost day', () => {
  it('moves its jobs to the next working day', () => {
    expect(plan([on(1, 2, 1)], 2)).toEqual([[1, 3, 3]]);
    expect(plan([on(1, 4, 1)], 4)).toEqual([[1, 7, 7]]);
    // Thanksgiving, the day after it, and a weekend.
    expect(plan([on(1, 9, 1)], 9)).toEqual([[1, 14, 14]]);
  });
  it('pushes the crew’s next jobs only as far as needed', () =>
    expect(plan([on(1, 2, 2, 7), on(2, 4, 1, 7), on(3, 7, 1, 7), on(4, 4, 1, 8)], 2)).toEqual([
      [1, 3, 4],
      [2, 7, 7],
      [3, 8, 8],
    ]));
  it('continues jobs that have begun', () => expect(plan([on(1, 1, 3)], 2)).toEqual([[1, 1, 4]]));
  it('leaves jobs on other days', () => expect(plan([on(1, 1, 1), on(2, 3, 2)], 2)).toEqual([]));
  it('keeps a night shift in one piece', () => {
    const night = {
      id: 1,
      start: `${dayAfter(MONDAY, 3)}T22:00`,
      end: `${dayAfter(MONDAY, 4)}T02:00`,
    };
    const [shift] = shifted([{ ...night, crews: [] }], new Set([dayAfter(MONDAY, 3)]), closed);
    expect(shift?.to).toEqual({
      start: `${dayAfter(MONDAY, 4)}T22:00`,
      end: `${dayAfter(MONDAY, 5)}T02:00`,
    });
  });
});

describe('a manually placed job', () => {
  const chosenOn = (from: number, days: number) => {
    const { start, end } = on(0, from, days);
    return { start, end };
  };
  const planned = (jobs: readonly PlannedJob[], chosen: Readonly<Record<number, number>>) =>
    shifted(
      jobs,
      new Set([dayAfter(MONDAY, 2)]),
      closed,
      new Map(Object.entries(chosen).map(([id, from]) => [Number(id), chosenOn(from, 1)])),
    ).map(({ id, to, lost }) => [id, to?.start?.slice(8, 10), lost]);

  it('stays there, and its crew’s other jobs are placed around it', () =>
    expect(planned([on(1, 2, 1, 7), on(2, 3, 1, 7), on(3, 2, 1, 7)], { 1: 4 })).toEqual([
      [1, '20', true],
      [3, '19', true],
      [2, '23', false],
    ]));
  it('doesn’t displace jobs the weather doesn’t affect, which may have begun', () =>
    expect(planned([on(1, 2, 1, 7), on(2, 4, 1, 7)], { 1: 4 })).toEqual([[1, '20', true]]));
  it('is placed around in order, and is named as the reason', () => {
    // Without it: 1 on the 19th and 20th, 2 on the 23rd, 3 on the 24th.
    const jobs = [on(1, 2, 2, 7), on(2, 4, 1, 7), on(3, 7, 1, 7)];
    const put = (id: number, from: number) =>
      shifted(jobs, new Set([dayAfter(MONDAY, 2)]), closed, new Map([[id, chosenOn(from, 1)]])).map(
        (one) => [one.id, one.to?.start?.slice(8, 10), one.because],
      );
    expect(put(3, 9)).toEqual([
      [1, '19', null],
      [2, '23', null],
      [3, '25', null],
    ]);
    expect(put(3, 4)).toEqual([
      [1, '23', 3],
      [2, '25', null],
      [3, '20', null],
    ]);
  });
  it('may stay where it is, and pushes nothing', () =>
    expect(planned([on(1, 2, 1, 7), on(2, 3, 1, 7)], { 1: 2 })).toEqual([[1, '18', true]]));
  it('makes room for jobs planned around it', () => {
    // Both are on the lost day: the first takes the 19th, so the second would take the 20th.
    const jobs = [on(1, 2, 1, 7), on(2, 2, 1, 7), on(3, 3, 1, 7)];
    expect(planned(jobs, {})).toEqual([
      [1, '19', true],
      [2, '20', true],
      [3, '23', false],
    ]);
    expect(planned(jobs, { 1: 2 })).toEqual([
      [1, '18', true],
      [2, '19', true],
      [3, '20', false],
    ]);
  });
});

const job = fc.record({
  from: fc.integer({ min: 0, max: 40 }),
  days: fc.integer({ min: 1, max: 6 }),
  crew: fc.integer({ min: 1, max: 4 }),
});
const company = fc.tuple(
  fc.array(job, { maxLength: 30 }),
  fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }),
);
const daysOf = (start: string, end: string | null): string[] => {
  const days: string[] = [];
  for (let day = start.slice(0, 10); day <= (end ?? start).slice(0, 10); day = dayAfter(day, 1))
    if (!closed(day)) days.push(day);
  return days;
};
/** Closed days at a job's edges are worked, because someone scheduled it there. */
const worksOf = (start: string, end: string): number => {
  const between = (day: string, by: number): boolean => {
    for (
      let one = day;
      one >= start.slice(0, 10) && one <= end.slice(0, 10);
      one = dayAfter(one, by)
    )
      if (!closed(one)) return true;
    return false;
  };
  let count = 0;
  for (let day = start.slice(0, 10); day <= end.slice(0, 10); day = dayAfter(day, 1))
    if (!closed(day) || !between(day, -1) || !between(day, 1)) count += 1;
  return count;
};

describe('any plan', () => {
  it('moves nothing earlier, starts and ends on open days, and keeps work and times', () =>
    fc.assert(
      fc.property(company, ([asked, lostDays]) => {
        const jobs = asked.map(({ from, days, crew }, n) => on(n + 1, from, days, crew));
        const lost = new Set(lostDays.map((n) => dayAfter(MONDAY, n)));
        for (const { id, to } of shifted(jobs, lost, closed)) {
          const before = jobs[id - 1]!;
          const after = { start: to!.start!, end: to!.end! };
          expect(after.start >= before.start || closed(before.start.slice(0, 10))).toBe(true);
          expect(closed(after.start.slice(0, 10)) || lost.has(after.start.slice(0, 10))).toBe(
            false,
          );
          expect(after.end >= after.start).toBe(true);
          expect([after.start.slice(11), after.end.slice(11)]).toEqual(['08:00', '16:30']);
          const work = daysOf(after.start, after.end).filter((day) => !lost.has(day));
          expect(work.length).toBe(worksOf(before.start, before.end!));
        }
      }),
    ));
  it('never double-books a crew, and is stable', () =>
    fc.assert(
      fc.property(company, ([asked, lostDays]) => {
        const jobs = asked.map(({ from, days, crew }, n) => on(n + 1, from, days, crew));
        const lost = new Set(lostDays.map((n) => dayAfter(MONDAY, n)));
        const shifts = shifted(jobs, lost, closed);
        const seen = new Set<string>();
        for (const { id, to } of shifts)
          for (const day of daysOf(to!.start!, to!.end).filter((one) => !lost.has(one))) {
            const key = `${jobs[id - 1]!.crews[0]} ${day}`;
            expect(seen.has(key)).toBe(false);
            seen.add(key);
          }
        expect(shifted(jobs, new Set(), closed)).toEqual([]);
      }),
    ));
  it('keeps all work around manual choices, without double-booking', () =>
    fc.assert(
      fc.property(company, fc.nat(), fc.nat(40), ([asked, lostDays], nth, by) => {
        if (asked.length === 0) return;
        const jobs = asked.map(({ from, days, crew }, n) => on(n + 1, from, days, crew));
        const lost = new Set(lostDays.map((n) => dayAfter(MONDAY, n)));
        const pinned = jobs[nth % jobs.length]!;
        const resting = clearedOn(closed, lost);
        const to = startingOn({ ...pinned }, dayAfter(MONDAY, by), resting);
        const seen = new Set<string>();
        for (const shift of shifted(jobs, lost, closed, new Map([[pinned.id, to]]))) {
          const before = jobs[shift.id - 1]!;
          const after = { start: shift.to!.start!, end: shift.to!.end };
          const isPinned = shift.id === pinned.id;
          const moves = after.start !== before.start || after.end !== before.end;
          const days = workedDays(after, moves ? resting : closed);
          if (!isPinned) expect(days.length).toBe(workedDays(before, closed).length);
          for (const key of days.map((day) => `${before.crews[0]} ${day}`)) {
            expect(seen.has(key)).toBe(false);
            seen.add(key);
          }
        }
      }),
    ));
  it('is computed quickly', () => {
    const jobs = Array.from({ length: 500 }, (_, n) => on(n + 1, n % 30, 3, n % 25));
    const begun = performance.now();
    const moves = shifted(jobs, new Set([dayAfter(MONDAY, 2)]), closed);
    expect(moves.length).toBeGreaterThan(20);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
