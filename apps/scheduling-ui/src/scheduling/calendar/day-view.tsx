// The jobs of one day.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { Calendar } from '@blueprintjs/icons';
import { EmptyState } from '@purlin/ui/ui.ts';
import { hourOf } from './days.ts';
import { ScheduleLink } from './schedule-link.tsx';
import { firstDay, jobsOn, lastDay, type DatedJob } from './jobs-by-day.ts';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge, jobTone } from '../job-status.tsx';

/** "7:30 AM" on the first day; on a later one, that it goes on. */
const timeOn = (job: DatedJob, day: string): string =>
  firstDay(job) === day
    ? hourOf(job.scheduledStartDate)
    : lastDay(job) === day
      ? 'Last day'
      : 'Continues';

export function DayView({
  day,
  jobs,
  loading,
}: {
  readonly day: string;
  readonly jobs: readonly Job[];
  readonly loading: boolean;
}) {
  if (loading)
    return (
      <div className="pl-panel-body pl-bones" role="status">
        <span className="pl-hidden">Loading jobs...</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
      </div>
    );
  const here = jobsOn(jobs, day);
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
    <ul className="cal-day">
      {here.map((job) => (
        <li key={job.id} className={jobTone(job.status)}>
          <span className="cal-day-time pl-figures">{timeOn(job, day)}</span>
          <div className="cal-day-words">
            <JobLink id={job.id} className="pl-row-link">
              {job.title}
            </JobLink>
            <span className="pl-muted">{job.client.name}</span>
            {job.description && <p>{job.description}</p>}
          </div>
          <JobStatusBadge status={job.status} />
        </li>
      ))}
    </ul>
  );
}
