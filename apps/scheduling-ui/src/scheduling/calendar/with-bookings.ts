// Who comes to a job at times of their own: on days on which the job itself is not, an entry of its
// own; on days of the job, words beside it.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { shortHour } from '../parts/days.ts';
import { areOn, reachesOut, type Times } from '../parts/own-times.ts';
import type { DatedJob } from './jobs-by-day.ts';

export type CrewNames = ReadonlyMap<number, string>;
/** For who counts entries and shows none. */
export const NO_NAMES: CrewNames = new Map();

/** "7a–9a", "9a" */
export const hoursOf = ({
  scheduledStartDate: start,
  scheduledEndDate: end,
}: Pick<DatedJob, 'scheduledStartDate' | 'scheduledEndDate'>): string =>
  end === null || end.slice(11) === start.slice(11)
    ? shortHour(start)
    : `${shortHour(start)}–${shortHour(end)}`;

/** The jobs, and for each crew and vendor who is there on other days an entry with these days. */
export function withBookings(
  jobs: readonly CalendarJob[],
  crewNames: CrewNames,
): readonly CalendarJob[] {
  const entries = jobs.flatMap((job) => {
    const entry = (booked: string, { scheduledStartDate, scheduledEndDate }: Times) => ({
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
        .map((one) => entry(crewNames.get(one.crewId) ?? 'Crew', one)),
      ...job.vendorSchedules
        .filter((one) => reachesOut(job, one))
        .map((one) => ({ ...entry(one.vendor.name, one), vendorSchedules: [one] })),
    ];
  });
  return entries.length === 0 ? jobs : [...jobs, ...entries];
}

/** Where the job itself is listed, its row says who comes to it. */
export const onceEach = (here: readonly DatedJob[]): DatedJob[] => {
  const themselves = new Set(here.filter(({ booked }) => !booked).map(({ id }) => id));
  return here.filter(({ id, booked }) => !booked || !themselves.has(id));
};

/** "Coburg Crane 7a–9a": the vendors who are on the job on this day. */
export const vendorsOn = (job: CalendarJob, day: string): readonly string[] =>
  job.vendorSchedules
    .filter(areOn(day))
    .map(({ vendor, ownDates, scheduledStartDate: start, scheduledEndDate: end }) =>
      ownDates && start !== null
        ? `${vendor.name} ${hoursOf({ scheduledStartDate: start, scheduledEndDate: end })}`
        : vendor.name,
    );

/** For lists that name every entry: two of one job are told apart. */
export const keyOf = ({ id, booked = '' }: DatedJob): string => `${id} ${booked}`;
