// Every booking of a crew or vendor on a job, and where two of them overlap: the single source of
// who is where, for bars, days, warnings and drags.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { Assignee } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { meetingDays, overAt } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';

/** A crew or vendor on a job, with their name. */
export interface Who extends Assignee {
  readonly name: string;
}
/** A person's time on a job. */
export interface Booking extends OnCalendar {
  readonly job: CalendarJob;
  /** "crew-7", "vendor-4" */
  readonly who: string;
  /** At their own times, which do not move with the job. */
  readonly own: boolean;
  /** A vendor's name; a crew is identified by its id. */
  readonly vendor: string | undefined;
}

/** All bookings on this job. */
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

/** An overlap: two bookings of the same crew or vendor on two jobs, and the shared days. */
export interface Meeting {
  readonly one: Booking;
  readonly other: Booking;
  readonly days: readonly string[];
}

/** All overlaps between these jobs; each pair from both sides. Finished jobs do not overlap. */
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
