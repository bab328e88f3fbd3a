// Of a day: which of its jobs have a crew or a vendor who is on another job then, and on which.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { meetingDays } from '@purlin/domain/scheduling/conflicts.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { firstDayOf, lastDayOf } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { bookingsOf } from './double-booked.ts';
import type { CrewNames } from './with-bookings.ts';

/** What whoever is on one of these jobs is called, by who they are in its bookings. */
const namesIn = (jobs: readonly CalendarJob[], crewNames: CrewNames) =>
  new Map<string, string>([
    ...[...crewNames].map(([id, name]) => [`crew ${id}`, name] as const),
    ...jobs.flatMap(({ vendorSchedules }) =>
      vendorSchedules.map(({ vendorId, vendor }) => [`vendor ${vendorId}`, vendor.name] as const),
    ),
  ]);

/** By the number of a job: "Torres also on Metal roof". What is over speaks against nothing. */
export function clashesOn(
  day: string,
  jobs: readonly CalendarJob[],
  closed: Closed,
  crewNames: CrewNames,
): ReadonlyMap<number, readonly string[]> {
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const names = namesIn(jobs, crewNames);
  const booked = jobs
    .filter((job) => !isOver(job))
    .flatMap((job) => bookingsOf(job))
    .filter((one) => firstDayOf(one) <= day && lastDayOf(one) >= day);
  const told = new Map<number, string[]>();
  for (const one of booked)
    for (const other of booked)
      if (
        other.who === one.who &&
        other.id !== one.id &&
        meetingDays(one, other, closed).includes(day)
      )
        told.set(one.id, [
          ...(told.get(one.id) ?? []),
          `${names.get(one.who) ?? 'Crew'} also on ${titles.get(other.id)}`,
        ]);
  return told;
}
