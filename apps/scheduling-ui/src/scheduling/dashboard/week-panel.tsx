// The dashboard's part of scheduling: the jobs of this week day by day, and those that wait for
// their dates.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { buttonClass, classNames, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import type { ReactNode } from 'react';
import { jobsByDay, type DatedJob } from '../calendar/jobs-by-day.ts';
import { jobTone } from '../job-status.tsx';
import { daysIn, fullDate, hourOf, weekday, weekOf } from '../parts/days.ts';
import './week-panel.css';

/** In one day; the rest is a press away. */
const SHOWN = 4;
const WAITING = 6;
const nothing: readonly DatedJob[] = [];

export const JobsDashboard = ({ children }: { readonly children: ReactNode }) => {
  const today = useRead(scheduling.today).data?.today;
  return (
    <>
      {children}
      {today && <Week today={today} />}
    </>
  );
};

function Week({ today }: { readonly today: string }) {
  const span = weekOf(today);
  const { data, problem, refresh, refreshing } = useRead(scheduling.onCalendar, { query: span });
  const crews = useRead(scheduling.crews).data;
  const crewNames = new Map(crews?.map(({ id, name }) => [id, name]));
  const waiting = useRead(scheduling.list, {
    query: { scheduled: 'no', status: 'scheduled', limit: WAITING + 1 },
  }).data;
  const going = (data ?? []).filter(({ status }) => status !== 'cancelled');
  const onDays = jobsByDay(going, span);
  return (
    <Panel
      flush
      title="This week"
      actions={
        <Link to="/calendar?mode=week" className={buttonClass({ size: 'small' })}>
          Calendar
        </Link>
      }
    >
      {problem && !data ? (
        <ErrorPanel
          title="This week could not be loaded"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <ol className="week-days" aria-busy={!data}>
          {daysIn(span).map((day) => (
            <Day key={day} {...{ day, today, crewNames }} jobs={onDays.get(day) ?? nothing} />
          ))}
        </ol>
      )}
      {waiting && waiting.length > 0 && <Waiting jobs={waiting} />}
    </Panel>
  );
}

const Day = ({
  day,
  today,
  jobs,
  crewNames,
}: {
  readonly day: string;
  readonly today: string;
  readonly jobs: readonly DatedJob[];
  readonly crewNames: ReadonlyMap<number, string>;
}) => (
  <li
    className={classNames(
      day === today && 'week-today',
      jobs.length === 0 && 'week-free',
      day < today && 'week-past',
    )}
    {...(day === today ? { 'aria-current': 'date' as const } : {})}
  >
    <h3>
      <span className="pl-hidden">{fullDate(day)}</span>
      <span aria-hidden>
        {weekday(day)} {Number(day.slice(8))}
      </span>
    </h3>
    {jobs.length === 0 && <p className="pl-muted">Nothing planned</p>}
    <ul>
      {jobs.slice(0, SHOWN).map((job) => (
        <li key={job.id}>
          <Link
            to={`/calendar/jobs/${job.id}`}
            className={classNames('week-job', jobTone(job.status))}
          >
            <strong>{job.title}</strong>
            <span>
              {job.scheduledStartDate.startsWith(day) && `${hourOf(job.scheduledStartDate)} · `}
              {crewNames.get(job.crewSchedules[0]?.crewId ?? 0) ?? job.client.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
    {jobs.length > SHOWN && (
      <Link to={`/calendar?mode=day&date=${day}`}>{jobs.length - SHOWN} more</Link>
    )}
  </li>
);

const Waiting = ({ jobs }: { readonly jobs: readonly Job[] }) => (
  <div className="week-waiting">
    <h3>Unscheduled</h3>
    <ul>
      {jobs.slice(0, WAITING).map((job) => (
        <li key={job.id}>
          <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>{' '}
          <span className="pl-muted">{job.client.name}</span>
        </li>
      ))}
    </ul>
    {jobs.length > WAITING && <Link to="/calendar">All in the calendar</Link>}
  </div>
);
