// A week's days stacked, with weather and full job titles, where there is no room for bars side by
// side.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { WarningSignIcon } from '@blueprintjs/icons';
import { classNames } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { jobTone } from '../job-status.tsx';
import { DayWeather } from '../parts/day-weather.tsx';
import type { DaysOff } from '../parts/days-off.ts';
import { hoursOf, daysIn, fullDate, shortHour, weekday, type Span } from '../parts/days.ts';
import { areOn } from '../parts/own-times.ts';
import { useDoubledOn } from './double-booked.ts';
import { jobsByDay, worksOn, type DatedJob } from './jobs-by-day.ts';
import { type CrewNames, keyOf, onceEach, vendorsOn, withBookings } from './with-bookings.ts';

export interface WeekProps {
  readonly today: string;
  readonly span: Span;
  readonly jobs: readonly CalendarJob[];
  readonly busy: boolean;
  readonly crewNames: CrewNames;
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly daysOff: DaysOff;
}

/** Up to this many jobs are listed per day; the rest are counted. */
const LISTED = 4;
const nothing: readonly DatedJob[] = [];

/** "Torres, Whitaker": the crews of a job, or of one of its days. */
export const crewsOf = (job: CalendarJob, crewNames: CrewNames, day?: string): string =>
  job.crewSchedules
    .filter((one) => day === undefined || areOn(day)(one))
    .flatMap(({ crewId }) => crewNames.get(crewId) ?? [])
    .join(', ');

/** The date, linked to its day, and the weather. */
export const DayHead = ({
  day,
  today,
  forecast,
  daysOff,
}: Pick<WeekProps, 'today' | 'forecast' | 'daysOff'> & { readonly day: string }) => (
  <>
    <Link to={`/calendar?mode=day&date=${day}`} className="week-date">
      <span className="pl-hidden">{fullDate(day)}</span>
      <span aria-hidden>
        {weekday(day)} <b>{Number(day.slice(8))}</b>
      </span>
    </Link>
    {daysOff.nameOf(day) && <small>{daysOff.nameOf(day)}</small>}
    {day >= today && <DayWeather weather={forecast.get(day)} />}
  </>
);

/** The style of a day: today, past, closed, or beyond the limits. */
export const lookOf = (
  day: string,
  { today, forecast, daysOff }: Pick<WeekProps, 'today' | 'forecast' | 'daysOff'>,
): string | undefined =>
  classNames(
    day === today && 'week-today',
    day < today && 'week-past',
    daysOff.closed(day) && 'week-off',
    day >= today && (forecast.get(day)?.hazards.length ?? 0) > 0 && 'cal-wet',
  );

/** Without `all`, leaves out past days, and future ones without jobs. */
export function WeekList({ all = false, ...props }: WeekProps & { readonly all?: boolean }) {
  const { span, jobs, busy, today, crewNames } = props;
  const onDays = jobsByDay(withBookings(jobs, crewNames), span);
  const days = daysIn(span).filter(
    (day) => all || day === today || (day > today && onDays.has(day)),
  );
  return (
    <ol className="week-list" aria-busy={busy}>
      {days.map((day) => {
        const here = onceEach(onDays.get(day) ?? nothing);
        return (
          <li
            key={day}
            className={lookOf(day, props)}
            data-day={day}
            {...(day === today ? { 'aria-current': 'date' as const } : {})}
          >
            <div className="week-day">
              <DayHead {...props} day={day} />
            </div>
            <ul>
              {here.length === 0 && <li className="pl-muted">{say('nothing-planned')}</li>}
              {here.slice(0, LISTED).map((job) => (
                <ListedJob key={keyOf(job)} {...props} job={job} day={day} />
              ))}
              {here.length > LISTED && (
                <li>
                  <Link className="week-listed-more" to={`/calendar?mode=day&date=${day}`}>
                    {say('count-more', { count: here.length - LISTED })}
                  </Link>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** A job on one of its days. On a day off in between, it rests. */
function ListedJob({
  job,
  day,
  crewNames,
  daysOff,
}: Pick<WeekProps, 'crewNames' | 'daysOff'> & {
  readonly job: DatedJob;
  readonly day: string;
}) {
  const rests = !worksOn(day, daysOff.closed)(job);
  const doubled = useDoubledOn()(day)(job.id);
  const words = job.booked
    ? [hoursOf(job), say('on-job', { job: job.title }), job.client.name]
    : [
        shortHour(job.scheduledStartDate),
        job.client.name,
        crewsOf(job, crewNames, day),
        ...vendorsOn(job, day),
      ];
  return (
    <li>
      <Link
        to={`/calendar/jobs/${job.id}`}
        className={classNames('week-job', jobTone(job.status), rests && 'week-job-rests')}
      >
        <strong>{job.booked?.name ?? job.title}</strong>
        <span>{rests ? say('rests') : words.filter(Boolean).join(' · ')}</span>
        {doubled && !rests && (
          <span className="week-job-against">
            <WarningSignIcon size={12} aria-hidden /> {say('doubled')}
          </span>
        )}
      </Link>
    </li>
  );
}
