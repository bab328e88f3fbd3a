// Shows bookings at their own times: as separate entries on days outside the job, and as text
// beside the job on its days.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { hoursOf } from '../parts/days.ts';
import { keyOf as whoKeyOf } from '@purlin/domain/scheduling/assignments.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import type { Who } from '../parts/bookings.ts';
import { areOn, reachesOut, type Times } from '../parts/own-times.ts';
import type { DatedJob } from './jobs-by-day.ts';

export type CrewNames = ReadonlyMap<number, string>;
/** For code that counts entries and shows none. */
export const NO_NAMES: CrewNames = new Map();

/** The jobs, plus an entry for each crew and vendor booked on other days. */
export function withBookings(
  jobs: readonly CalendarJob[],
  crewNames: CrewNames,
): readonly CalendarJob[] {
  const entries = jobs.flatMap((job) => {
    const entry = (booked: Who, { scheduledStartDate, scheduledEndDate }: Times) => ({
      ...job,
      crewSchedules: [],
      vendorSchedules: [],
      worksThrough: [],
      scheduledStartDate,
      scheduledEndDate,
      booked,
    });
    return [
      ...job.crewSchedules
        .filter((one) => reachesOut(job, one))
        .map((one) => ({
          ...entry(
            {
              kind: 'crew',
              assigneeId: one.crewId,
              name: crewNames.get(one.crewId) ?? say('crew'),
            },
            one,
          ),
          crewSchedules: [one],
        })),
      ...job.vendorSchedules
        .filter((one) => reachesOut(job, one))
        .map((one) => ({
          ...entry({ kind: 'vendor', assigneeId: one.vendorId, name: one.vendor.name }, one),
          vendorSchedules: [one],
        })),
    ];
  });
  return entries.length === 0 ? jobs : [...jobs, ...entries];
}

/** Where the job itself is listed, its row already names who is booked on it. */
export const onceEach = (here: readonly DatedJob[]): DatedJob[] => {
  const themselves = new Set(here.filter(({ booked }) => !booked).map(({ id }) => id));
  return here.filter(({ id, booked }) => !booked || !themselves.has(id));
};

/** "Coburg Crane 7a–9a": with the hours, if they are their own. */
const withHours = (name: string, times: Times): string =>
  times.ownDates ? `${name} ${hoursOf(times)}` : name;
/** The vendors on the job on this day. */
export const vendorsOn = (job: CalendarJob, day: string): readonly string[] =>
  job.vendorSchedules.filter(areOn(day)).map((one) => withHours(one.vendor.name, one));
/** The crews on the job on this day. */
export const crewsOn = (job: CalendarJob, day: string, names: CrewNames): readonly string[] =>
  job.crewSchedules
    .filter(areOn(day))
    .map((one) => withHours(names.get(one.crewId) ?? say('crew'), one));

/** A React key that distinguishes several entries of one job. */
export const keyOf = ({ id, booked }: Pick<DatedJob, 'id' | 'booked'>): string =>
  booked ? `${id} ${whoKeyOf(booked)}` : String(id);
