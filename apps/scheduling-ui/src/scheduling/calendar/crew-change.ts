// A job that goes from one crew to another.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand } from '@purlin/web/web.ts';

/** The crew it was with and the one it is to be with; null is none. */
export interface CrewChange {
  readonly from: number | null;
  readonly to: number | null;
}
export const isChange = (crew: CrewChange | undefined): crew is CrewChange =>
  crew !== undefined && crew.from !== crew.to;

/** The job as it is with its new crew, at the job's own times. */
export function withCrew<J extends CalendarJob>(job: J, crew: CrewChange | undefined): J {
  if (!isChange(crew)) return job;
  const { scheduledStartDate, scheduledEndDate } = job;
  const others = job.crewSchedules.filter(
    ({ crewId }) => crewId !== crew.from && crewId !== crew.to,
  );
  const now =
    crew.to === null
      ? []
      : [{ crewId: crew.to, ownDates: false, scheduledStartDate, scheduledEndDate }];
  return { ...job, crewSchedules: [...others, ...now] };
}

/** Gives the job as it is then, or undefined after a failure, which is told. */
export function useCrewChange() {
  const toast = { failed: 'The crew could not be changed' };
  const on = useCommand(scheduling.assignCrew, { toast });
  const off = useCommand(scheduling.unassignCrew, { toast });
  return async (id: number, { from, to }: CrewChange) => {
    const params = { id };
    const assigned = to === null ? undefined : await on.run({ params, body: { crewId: to } });
    if (from === null || (to !== null && !assigned)) return assigned;
    return off.run({ params, body: { crewId: from } });
  };
}
