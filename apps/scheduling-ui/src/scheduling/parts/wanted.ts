// A requested move of a job: to other dates, or to another crew.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { CrewChange, Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import type { JobDates } from '@purlin/domain/scheduling/moving.ts';
import type { Who } from './bookings.ts';
import { withCrew } from './crew-change.ts';

/** A requested move of a job, or of someone booked on it at their own times. */
export interface Wanted {
  readonly job: CalendarJob & { readonly booked?: Who };
  readonly dates: Dates;
  /** From one crew's lane to another's. */
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
/** Bookings at the job's times move along. */
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
/** The job with a booking at other times. */
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
/** The job after the move; with `booked`, only that booking's times change. */
export const putWhere = <J extends CalendarJob>(
  job: J,
  { dates, crew, booked }: Pick<Wanted, 'dates' | 'crew'> & { readonly booked?: Who | undefined },
): J => (booked ? bookedAt(job, booked, dates) : withCrew(at(job, dates), crew));
