// A job where somebody wants it: on other dates, or with another crew.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { CrewChange, Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { JobDates } from '@purlin/domain/scheduling/moving.ts';
import type { Who } from './bookings.ts';
import { withCrew } from './crew-change.ts';

/** Where somebody wants a job, or whoever is booked on it at times of their own. */
export interface Wanted {
  readonly job: CalendarJob & { readonly booked?: Who };
  readonly dates: Dates;
  /** Out of one crew's lane into another's. */
  readonly crew?: CrewChange;
}

export const datesOf = ({
  scheduledStartDate: start,
  scheduledEndDate: end,
  worksThrough = [],
}: Pick<CalendarJob, 'scheduledStartDate' | 'scheduledEndDate' | 'worksThrough'>): JobDates => ({
  start,
  end,
  worksThrough,
});
/** Whoever is there with the job goes along. */
const along = <S extends { readonly ownDates: boolean }>(schedules: readonly S[], to: Dates): S[] =>
  schedules.map((one) =>
    one.ownDates ? one : { ...one, scheduledStartDate: to.start, scheduledEndDate: to.end },
  );
const at = <J extends CalendarJob>(job: J, dates: Dates): J => ({
  ...job,
  worksThrough: [],
  scheduledStartDate: dates.start,
  scheduledEndDate: dates.end,
  crewSchedules: along(job.crewSchedules, dates),
  vendorSchedules: along(job.vendorSchedules, dates),
});
/** The job with somebody at other times of their own. */
function bookedAt<J extends CalendarJob>(job: J, { kind, assigneeId }: Who, to: Dates): J {
  const times = { ownDates: true, scheduledStartDate: to.start, scheduledEndDate: to.end };
  const { crewSchedules, vendorSchedules } = job;
  return {
    ...job,
    crewSchedules: crewSchedules.map((one) =>
      kind === 'crew' && one.crewId === assigneeId ? { ...one, ...times } : one,
    ),
    vendorSchedules: vendorSchedules.map((one) =>
      kind === 'vendor' && one.vendorId === assigneeId ? { ...one, ...times } : one,
    ),
  };
}
/** The job where it is wanted; `booked`: only their times are other ones. */
export const putWhere = <J extends CalendarJob>(
  job: J,
  { dates, crew, booked }: Pick<Wanted, 'dates' | 'crew'> & { readonly booked?: Who | undefined },
): J => (booked ? bookedAt(job, booked, dates) : withCrew(at(job, dates), crew));
