// A week's days with their weather, and jobs as bars across them.
import { classNames } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import type { CSSProperties } from 'react';
import { say } from '@purlin/words/screens/calendar.ts';
import type { DatedJob } from '../calendar/jobs-by-day.ts';
import { barsIn, hiddenOn, restsOf } from '../calendar/rows.ts';
import { keyOf, withBookings } from '../calendar/with-bookings.ts';
import { crewsOf, DayHead, lookOf, type WeekProps } from '../calendar/week-list.tsx';
import { jobTone } from '../job-status.tsx';
import { daysIn, shortHour } from '../parts/days.ts';

/** The maximum number of stacked bars. */
const ROWS = 4;

/** "7:30a · Torres"; for a job without a crew, its client. */
const wordsOf = (job: DatedJob, crewNames: WeekProps['crewNames']): string =>
  `${shortHour(job.scheduledStartDate)} · ` +
  (job.booked ? job.title : crewsOf(job, crewNames) || job.client.name);

export function WeekBars(props: WeekProps) {
  const { span, jobs, busy, today, crewNames, daysOff } = props;
  const days = daysIn(span);
  const bars = barsIn(withBookings(jobs, crewNames), span);
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
              {say('count-more', { count: hidden[n]! })}
            </Link>
          )}
        </div>
      ))}
      <ul>
        {bars
          .filter(({ row }) => row < ROWS)
          .map((bar) => (
            <li
              key={keyOf(bar.job)}
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
                {bar.job.booked?.name ?? bar.job.title}
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
