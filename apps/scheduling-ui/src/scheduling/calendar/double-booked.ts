// Which jobs have a crew or a vendor who is on another job at the same time, and on which days.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { meetingDays, overAt } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { createContext, use } from 'react';

interface Booked extends OnCalendar {
  readonly id: number;
  readonly who: string;
}
/** By the number of a job the days on which somebody is on it and on another one. */
export type DoubleBookings = ReadonlyMap<number, ReadonlySet<string>>;

/** Every time that somebody is on this job. */
export const bookingsOf = ({
  id,
  crewSchedules,
  vendorSchedules,
  worksThrough = [],
}: CalendarJob): readonly Booked[] =>
  [
    ...crewSchedules.map((one) => ({ ...one, who: `crew ${one.crewId}` })),
    ...vendorSchedules.map((one) => ({ ...one, who: `vendor ${one.vendorId}` })),
  ].flatMap(({ who, ownDates, scheduledStartDate: start, scheduledEndDate: end }) =>
    start === null ? [] : [{ id, who, start, end, ...(ownDates ? {} : { worksThrough }) }],
  );

/** These jobs' double bookings; what is over speaks against nothing. */
export function doubleBooked(jobs: readonly CalendarJob[], closed: Closed): DoubleBookings {
  const found = new Map<number, Set<string>>();
  const add = (id: number, days: readonly string[]) =>
    found.set(id, new Set([...(found.get(id) ?? []), ...days]));
  const booked = jobs.filter((job) => !isOver(job)).flatMap((job) => bookingsOf(job));
  for (const own of Map.groupBy(booked, ({ who }) => who).values()) {
    const sorted = own.toSorted((a, b) => (a.start < b.start ? -1 : 1));
    for (const [n, one] of sorted.entries())
      for (let m = n + 1; m < sorted.length && sorted[m]!.start <= overAt(one); m += 1) {
        const days = meetingDays(one, sorted[m]!, closed);
        if (days.length > 0) for (const { id } of [one, sorted[m]!]) add(id, days);
      }
  }
  return found;
}

/** For the bars, and for what is shown and spoken of a day. */
export const DoubleBooked = createContext<DoubleBookings>(new Map());

/** Whether a job is double-booked on a day. */
export function useDoubledOn(): (day: string) => (id: number) => boolean {
  const doubled = use(DoubleBooked);
  return (day) => (id) => doubled.get(id)?.has(day) === true;
}
