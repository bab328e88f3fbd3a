// The card below the calendar: the first jobs of the month.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { Calendar } from '@blueprintjs/icons';
import { EmptyState, Panel } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { localTime, monthName, monthOf } from '../parts/days.ts';
import { jobsIn, nextFirst } from './jobs-by-day.ts';
import { JobLink } from '../job-link.tsx';
import { JobStatusBadge } from '../job-status.tsx';

/** The maximum number listed (rule: calendar-cells). */
const MOST = 5;

export function MonthJobs({
  day,
  today,
  jobs,
}: {
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly CalendarJob[];
}) {
  const inMonth = nextFirst(jobsIn(jobs, monthOf(day)), today);
  return (
    <Panel
      flush
      title={say('jobs-in', { month: monthName(day) })}
      actions={
        inMonth.length > MOST && (
          <Link to="/calendar?view=list">{say('all-count-jobs', { count: inMonth.length })}</Link>
        )
      }
    >
      {inMonth.length === 0 ? (
        <EmptyState icon={<Calendar size={24} />} title={say('no-jobs')} />
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
