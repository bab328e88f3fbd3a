// A job as an appointment in somebody's calendar.
import type { Assignee } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { overAt } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { workRuns } from '@purlin/domain/scheduling/work-runs.ts';
import type { Services } from '../platform/core/room.ts';
import type { Appointment } from '../platform/servers/calendar-file.ts';

export interface AppointedJob extends Dates {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly status: JobStatus;
  /** Of the last event of the job: it rises with every change. */
  readonly revision: number;
  readonly changedAt: string;
}

const STATUSES: Readonly<Record<JobStatus, Appointment['status']>> = {
  scheduled: 'confirmed',
  in_progress: 'confirmed',
  completed: 'confirmed',
  on_hold: 'tentative',
  cancelled: 'cancelled',
};

/** What counts as a change of every job: the days on which nobody works, which part its days. */
export interface CountedIn {
  readonly changes: number;
  readonly changedAt: string;
}

/** Whose times these are, when they are not the job's: "vendor-4", "crew-2". */
export interface Whose extends Assignee {
  /** Stands before the title where the job itself is told beside it. */
  readonly name?: string | undefined;
}

/**
 * The company's part of every UID: the same for as long as the links of its feeds are, wherever it
 * is reached.
 */
export const calendarIdOf = ({ fingerprint }: Pick<Services, 'fingerprint'>): string =>
  fingerprint('calendar').slice(0, 32);

/**
 * What whoever goes there needs: what and where, and nothing about the client or the money. A job
 * without an end lasts until the office closes. Undefined for a job that waits for its dates.
 * Its count rises with the job and with the days off, so it is higher whenever its times differ.
 */
export function appointmentOf(
  { id, title, address, status, revision, changedAt, start, end }: AppointedJob,
  calendarId: string,
  whose?: Whose,
  daysOff?: CountedIn,
): Appointment | undefined {
  if (start === null) return undefined;
  const key = whose ? `.${keyOf(whose)}` : '';
  return {
    uid: `job-${id}${key}@${calendarId}`,
    sequence: revision + (daysOff?.changes ?? 0),
    changedAt: daysOff && daysOff.changedAt > changedAt ? daysOff.changedAt : changedAt,
    start,
    end: overAt({ start, end }),
    title: whose?.name ? `${whose.name}: ${title}` : title,
    place: address,
    status: STATUSES[status],
  };
}

/** On which days nobody works, and how often that was changed. */
export interface RestDays {
  readonly closed: Closed;
  readonly changes: CountedIn | undefined;
}

/**
 * The same in parts, one for each run of days of work: through days of rest nobody is there. The
 * first part has the name of the whole, so that it takes the place of what was sent by e-mail.
 */
export function appointmentsOf(
  job: AppointedJob & Pick<OnCalendar, 'worksThrough'>,
  calendarId: string,
  { closed, changes }: RestDays,
  whose?: Whose,
): readonly Appointment[] {
  const whole = appointmentOf(job, calendarId, whose, changes);
  if (!whole || job.start === null) return [];
  const { start, end, worksThrough = [] } = job;
  return workRuns({ start, end, worksThrough }, closed).map((run, n) => ({
    ...whole,
    ...run,
    uid: n === 0 ? whole.uid : whole.uid.replace('@', `.part-${n + 1}@`),
  }));
}
