// The dashboard's scheduling part: who is where this week, the weather's impact, and unscheduled
// jobs.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { buttonClass, ErrorPanel, Panel, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { WeatherStrip } from '../weather/weather-strip.tsx';
import { byDay } from '../parts/weather-words.ts';
import { countOut } from '../calendar/jobs-by-day.ts';
import { NO_NAMES, withBookings } from '../calendar/with-bookings.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { weekOf } from '../parts/days.ts';
import { WeekList, type WeekProps } from '../calendar/week-list.tsx';
import { CrewsToday, DoubleBookings } from './crews-today.tsx';
import { WeekBars } from './week-days.tsx';
import './week-panel.css';

const WAITING = 5;
/** Below this width the days are stacked. */
const WIDE = '(min-width: 1024px)';

/** Reserves its place until the weather has loaded too, so that nothing below moves. */
export function JobsDashboard() {
  const { data, problem } = useRead(scheduling.today);
  const forecast = useRead(weather.forecast);
  if (problem && !data) return null;
  return data && (forecast.data || forecast.problem) ? (
    <Week today={data.today} />
  ) : (
    <div className="week-place" aria-hidden />
  );
}

function Week({ today }: { readonly today: string }) {
  const span = weekOf(today);
  const { data, problem, refresh, refreshing } = useRead(scheduling.onCalendar, { query: span });
  const crews = useRead(scheduling.crews).data;
  const wide = useMediaQuery(WIDE);
  const may = useMay();
  const unscheduled = useUnscheduled();
  // Keeps its previous height until everything has loaded, so that content below moves at most
  // once.
  const settled = (data ?? problem) !== undefined && unscheduled !== undefined;
  const week: WeekProps = {
    today,
    span,
    jobs: (data ?? []).filter(({ status }) => status !== 'cancelled'),
    busy: !data,
    crewNames: new Map(crews?.map(({ id, name }) => [id, name])),
    forecast: byDay(useRead(weather.forecast).data),
    daysOff: useDaysOff(today),
  };
  return (
    <div className={settled ? undefined : 'week-place'}>
      <Panel
        flush
        title={say('this-week')}
        actions={
          <Link to="/calendar?mode=week" className={buttonClass({ size: 'small' })}>
            {say('calendar')}
          </Link>
        }
      >
        {may(scheduling.convert) && <CrewsToday {...week} />}
        <WeatherStrip
          today={today}
          span={span}
          countOut={data && countOut(withBookings(week.jobs, NO_NAMES), week.daysOff.closed)}
        />
        {problem && !data ? (
          <ErrorPanel
            title={say('week-failed')}
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        ) : wide ? (
          <WeekBars {...week} />
        ) : (
          <WeekList {...week} />
        )}
        <DoubleBookings {...week} />
        <Unscheduled />
      </Panel>
    </div>
  );
}

/** Undefined while loading. */
const useUnscheduled = () =>
  useRead(scheduling.list, {
    query: { scheduled: 'no', status: 'scheduled', limit: WAITING + 1 },
  }).data;

/** Unscheduled jobs, the next to be planned. */
function Unscheduled() {
  const jobs = useUnscheduled();
  const may = useMay();
  if (!jobs || jobs.length === 0) return null;
  return (
    <div className="week-waiting">
      <h3>
        {jobs.length > WAITING
          ? say('unscheduled-more', { count: WAITING })
          : say('unscheduled-count', { count: jobs.length })}
      </h3>
      <ul>
        {jobs.slice(0, WAITING).map((job) => (
          <Waiting key={job.id} job={job} />
        ))}
      </ul>
      <Link to="/calendar?mode=week" className={buttonClass({ size: 'small' })}>
        {say(may(scheduling.reschedule) ? 'plan-them' : 'see-them')}
      </Link>
    </div>
  );
}

const Waiting = ({ job }: { readonly job: Job }) => (
  <li>
    <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>{' '}
    <span className="pl-muted">{job.client.name}</span>
  </li>
);
