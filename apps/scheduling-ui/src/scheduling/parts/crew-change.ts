// Moves a job from one crew to another.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { CrewChange } from '@purlin/domain/scheduling/job-shapes.ts';

export const isChange = (crew: CrewChange | undefined): crew is CrewChange =>
  crew !== undefined && crew.from !== crew.to;

/**
 * The job with its new crew, at the job's own times. A crew that is already on it keeps its times.
 */
export function withCrew<J extends CalendarJob>(job: J, crew: CrewChange | undefined): J {
  if (!isChange(crew)) return job;
  const { scheduledStartDate, scheduledEndDate } = job;
  const others = job.crewSchedules.filter(({ crewId }) => crewId !== crew.from);
  const now =
    crew.to === null || others.some(({ crewId }) => crewId === crew.to)
      ? []
      : [{ crewId: crew.to, ownDates: false, scheduledStartDate, scheduledEndDate }];
  return { ...job, crewSchedules: [...others, ...now] };
}
