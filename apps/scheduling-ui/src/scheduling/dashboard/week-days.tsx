// The days of a week with their weather and their jobs: as bars over them where there is room,
// otherwise as a list.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import type { CSSProperties } from 'react';
import { jobsByDay, type DatedJob } from '../calendar/jobs-by-day.ts';
import { barsIn, hiddenOn, restsOf } from '../calendar/rows.ts';
import { jobTone } from '../job-status.tsx';
import { DayWeather } from '../parts/day-weather.tsx';
import type { DaysOff } from '../parts/days-off.ts';
import { daysIn, fullDate, shortHour, weekday, type Span } from '../parts/days.ts';

export interface WeekProps {
  readonly today: string;
  readonly span: Span;
  readonly jobs: readonly CalendarJob[];
  readonly busy: boolean;
  readonly crewNames: ReadonlyMap<number, string>;
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly daysOff: DaysOff;
}

/** So many bars lie over each other; so many jobs stand in a day of the list. */
const ROWS = 4;
const LISTED = 4;
const nothing: readonly DatedJob[] = [];

/** "7:30a · Torres", and of a job without a crew its client. */
const wordsOf = (job: DatedJob, crewNames: WeekProps['crewNames']): string =>
  `${shortHour(job.scheduledStartDate)} · ` +
  (job.crewSchedules.flatMap(({ crewId }) => crewNames.get(crewId) ?? []).join(', ') ||
    job.client.name);

/** The date as the way to its day, and what the weather brings. */
const DayHead = ({
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

const lookOf = (day: string, { today, forecast, daysOff }: WeekProps): string | undefined =>
  classNames(
    day === today && 'week-today',
    day < today && 'week-past',
    daysOff.closed(day) && 'week-off',
    day >= today && (forecast.get(day)?.hazards.length ?? 0) > 0 && 'cal-wet',
  );

export function WeekBars(props: WeekProps) {
  const { span, jobs, busy, today, crewNames, daysOff } = props;
  const days = daysIn(span);
  const bars = barsIn(jobs, span);
  const hidden = hiddenOn(bars, ROWS, days.length);
  return (
    <div className="week-bars" aria-busy={busy}>
      {days.map((day, n) => (
        <div
          key={day}
          className={classNames('week-day', lookOf(day, props))}
          style={{ gridColumn: n + 1 }}
          {...(day === today ? { 'aria-current': 'date' as const } : {})}
        >
          <DayHead {...props} day={day} />
          {hidden[n]! > 0 && (
            <Link to={`/calendar?mode=day&date=${day}`} className="week-more">
              {hidden[n]} more
            </Link>
          )}
        </div>
      ))}
      <ul>
        {bars
          .filter(({ row }) => row < ROWS)
          .map((bar) => (
            <li
              key={bar.job.id}
              className={classNames('cal-chip', 'cal-rests', jobTone(bar.job.status))}
              style={
                {
                  '--days': bar.days,
                  gridColumn: `${bar.from + 1} / span ${bar.days}`,
                  gridRow: bar.row + 1,
                } as CSSProperties
              }
            >
              <Link
                to={`/calendar/jobs/${bar.job.id}`}
                className={classNames('cal-bar-job', jobTone(bar.job.status))}
              >
                {bar.job.title}
                <small> {wordsOf(bar.job, crewNames)}</small>
              </Link>
              {restsOf(bar, days, daysOff.closed).map((n) => (
                <i key={n} className="cal-rest" style={{ gridColumn: n + 1 }} aria-hidden />
              ))}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Days that are over, and later ones without a job, are left out. */
export function WeekList(props: WeekProps) {
  const { span, jobs, busy, today, crewNames } = props;
  const onDays = jobsByDay(jobs, span);
  const days = daysIn(span).filter((day) => day === today || (day > today && onDays.has(day)));
  return (
    <ol className="week-list" aria-busy={busy}>
      {days.map((day) => {
        const here = onDays.get(day) ?? nothing;
        return (
          <li key={day} className={lookOf(day, props)}>
            <div className="week-day">
              <DayHead {...props} day={day} />
            </div>
            <ul>
              {here.length === 0 && <li className="pl-muted">Nothing planned</li>}
              {here.slice(0, LISTED).map((job) => (
                <li key={job.id}>
                  <Link
                    to={`/calendar/jobs/${job.id}`}
                    className={classNames('week-job', jobTone(job.status))}
                  >
                    <strong>{job.title}</strong>
                    <span>{wordsOf(job, crewNames)}</span>
                  </Link>
                </li>
              ))}
              {here.length > LISTED && (
                <li>
                  <Link to={`/calendar?mode=day&date=${day}`}>{here.length - LISTED} more</Link>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
