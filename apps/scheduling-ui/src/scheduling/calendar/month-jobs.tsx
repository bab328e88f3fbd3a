// The card below the calendar: the first jobs of the month.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { Calendar } from '@blueprintjs/icons';
import { EmptyState, Panel } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { localTime, monthName, monthOf } from '../parts/days.ts';
import { jobsIn } from './jobs-by-day.ts';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge } from '../job-status.tsx';

/** So many are listed (rule: calendar-cells). */
const MOST = 5;

export function MonthJobs({
  day,
  jobs,
}: {
  readonly day: string;
  readonly jobs: readonly CalendarJob[];
}) {
  const inMonth = jobsIn(jobs, monthOf(day));
  return (
    <Panel
      flush
      title={`Jobs in ${monthName(day)}`}
      actions={
        inMonth.length > MOST && <Link to="/calendar?view=list">All {inMonth.length} jobs</Link>
      }
    >
      {inMonth.length === 0 ? (
        <EmptyState icon={<Calendar size={24} />} title="No jobs scheduled" />
      ) : (
        <ul className="cal-month-jobs">
          {inMonth.slice(0, MOST).map((job) => (
            <li key={job.id}>
              <div className="pl-two-lines">
                <JobLink id={job.id} className="pl-row-link">
                  {job.title}
                </JobLink>
                <span>{job.client.name}</span>
              </div>
              <span className="pl-figures cal-when">{localTime(job.scheduledStartDate)}</span>
              <JobStatusBadge status={job.status} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
