// The jobs of one day.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Calendar } from '@blueprintjs/icons';
import { Button, EmptyState } from '@purlin/ui/ui.ts';
import { May } from '@purlin/web/web.ts';
import { useState } from 'react';
import { hourOf } from '../parts/days.ts';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, jobsOn, lastDay, type DatedJob } from './jobs-by-day.ts';
import { ScheduleDialog } from '../parts/schedule-dialog.tsx';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

/** "7:30 AM" on the first day; on a later one, that it goes on. */
const timeOn = (job: DatedJob, day: string): string =>
  firstDay(job) === day
    ? hourOf(job.scheduledStartDate)
    : lastDay(job) === day
      ? 'Last day'
      : 'Continues';

const isOpen = ({ status }: Job): boolean => status !== 'completed' && status !== 'cancelled';

export function DayView({
  day,
  jobs,
  loading,
}: {
  readonly day: string;
  readonly jobs: readonly Job[];
  readonly loading: boolean;
}) {
  const [moving, setMoving] = useState<number>();
  const here = jobsOn(jobs, day);
  const moved = here.find(({ id }) => id === moving);
  if (loading)
    return (
      <div className="pl-panel-body pl-bones" role="status">
        <span className="pl-hidden">Loading jobs...</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  if (here.length === 0) {
    return (
      <EmptyState
        icon={<Calendar size={24} />}
        title="No jobs scheduled for this day"
        action={<ScheduleLink date={day} />}
      />
    );
  }
  return (
    <>
      <ul className="cal-day">
        {here.map((job) => (
          <DayJob key={job.id} job={job} day={day} onMove={() => setMoving(job.id)} />
        ))}
      </ul>
      {moved && <ScheduleDialog job={moved} onClose={() => setMoving(undefined)} />}
    </>
  );
}

const DayJob = ({
  job,
  day,
  onMove,
}: {
  readonly job: DatedJob;
  readonly day: string;
  readonly onMove: () => void;
}) => (
  <li className={jobTone(job.status)}>
    <span className="cal-day-time pl-figures">{timeOn(job, day)}</span>
    <div className="cal-day-words">
      <JobLink id={job.id} className="pl-row-link">
        {job.title}
      </JobLink>
      <span className="pl-muted">{job.client.name}</span>
      {job.description && <p>{job.description}</p>}
    </div>
    <div className="cal-day-end">
      <JobStatusBadge status={job.status} />
      {isOpen(job) && (
        <May call={scheduling.reschedule}>
          <Button size="small" text="Move" aria-label={`Move ${job.title}`} onClick={onMove} />
        </May>
      )}
    </div>
  </li>
);
