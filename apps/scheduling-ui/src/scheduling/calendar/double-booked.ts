// Which jobs have a crew or a vendor who is on another job at the same time.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { meet, overAt } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { createContext } from 'react';

interface Booked extends OnCalendar {
  readonly id: number;
  readonly who: string;
}

/** Every time that somebody is on this job. */
const bookingsOf = ({ id, crewSchedules, vendorSchedules }: CalendarJob): readonly Booked[] =>
  [
    ...crewSchedules.map((one) => ({ ...one, who: `crew ${one.crewId}` })),
    ...vendorSchedules.map((one) => ({ ...one, who: `vendor ${one.vendorId}` })),
  ].flatMap(({ who, scheduledStartDate: start, scheduledEndDate: end }) =>
    start === null ? [] : [{ id, who, start, end }],
  );

/** The numbers of these jobs; what is over speaks against nothing. */
export function doubleBooked(jobs: readonly CalendarJob[], closed: Closed): ReadonlySet<number> {
  const found = new Set<number>();
  const booked = jobs.filter((job) => !isOver(job)).flatMap((job) => bookingsOf(job));
  for (const own of Map.groupBy(booked, ({ who }) => who).values()) {
    const sorted = own.toSorted((a, b) => (a.start < b.start ? -1 : 1));
    for (const [n, one] of sorted.entries())
      for (let m = n + 1; m < sorted.length && sorted[m]!.start <= overAt(one); m += 1)
        if (meet(one, sorted[m]!, closed)) found.add(one.id).add(sorted[m]!.id);
  }
  return found;
}

/** For the bars, and for what is spoken of a day. */
export const DoubleBooked = createContext<ReadonlySet<number>>(new Set());
