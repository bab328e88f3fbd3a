// Every time that a crew or a vendor is on a job, and where two of them meet: the one account of
// who is where, for bars, days, warnings and whatever is carried.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { Assignee } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { meetingDays, overAt } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';

/** Somebody who is on a job, by name. */
export interface Who extends Assignee {
  readonly name: string;
}
/** Somebody's time on a job. */
export interface Booking extends OnCalendar {
  readonly job: CalendarJob;
  /** "crew-7", "vendor-4" */
  readonly who: string;
  /** At times of their own, which do not move with the job. */
  readonly own: boolean;
  /** Of a vendor; a crew's is known by its number. */
  readonly vendor: string | undefined;
}

/** Every time that somebody is on this job. */
export function bookingsOf(job: CalendarJob): readonly Booking[] {
  const all = [
    ...job.crewSchedules.map(({ crewId, ...times }) => ({
      ...times,
      who: keyOf({ kind: 'crew', assigneeId: crewId }),
      vendor: undefined,
    })),
    ...job.vendorSchedules.map(({ vendorId, vendor, ...times }) => ({
      ...times,
      who: keyOf({ kind: 'vendor', assigneeId: vendorId }),
      vendor: vendor.name,
    })),
  ];
  return all.flatMap(
    ({ who, vendor, ownDates, scheduledStartDate: start, scheduledEndDate: end }) =>
      start === null
        ? []
        : [
            {
              job,
              who,
              own: ownDates,
              vendor,
              start,
              end,
              worksThrough: ownDates ? [] : (job.worksThrough ?? []),
            },
          ],
  );
}

/** Two times of the same crew or vendor on two jobs, and the days of both. */
export interface Meeting {
  readonly one: Booking;
  readonly other: Booking;
  readonly days: readonly string[];
}

/** Wherever these jobs share somebody; each pair from both sides. What is over meets nothing. */
export function meetingsOf(jobs: readonly CalendarJob[], closed: Closed): readonly Meeting[] {
  const found: Meeting[] = [];
  const booked = jobs.filter((job) => !isOver(job)).flatMap((job) => bookingsOf(job));
  for (const own of Map.groupBy(booked, ({ who }) => who).values()) {
    const sorted = own.toSorted((a, b) => (a.start < b.start ? -1 : 1));
    for (const [n, one] of sorted.entries())
      for (let m = n + 1; m < sorted.length && sorted[m]!.start <= overAt(one); m += 1) {
        const other = sorted[m]!;
        const days = one.job.id === other.job.id ? [] : meetingDays(one, other, closed);
        if (days.length > 0) found.push({ one, other, days }, { one: other, other: one, days });
      }
  }
  return found;
}
