// A job as an appointment in somebody's calendar.
import { overAt } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
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

/**
 * What whoever goes there needs: what and where, and nothing about the client or the money. A job
 * without an end lasts until the office closes. `vendorId`: it is their appointment, with their
 * times. Undefined for a job that waits for its dates.
 */
export function appointmentOf(
  { id, title, address, status, revision, changedAt, start, end }: AppointedJob,
  publicUrl: string,
  vendorId?: number,
): Appointment | undefined {
  if (start === null) return undefined;
  const whose = vendorId === undefined ? '' : `.vendor-${vendorId}`;
  return {
    uid: `job-${id}${whose}@${new URL(publicUrl).hostname}`,
    sequence: revision,
    changedAt,
    start,
    end: overAt({ start, end }),
    title,
    place: address,
    status: STATUSES[status],
  };
}
