// For the scheduler's dashboard: where each crew is today, and double bookings from today on.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { clashesOn } from '../calendar/double-booked.ts';
import { type WeekProps } from '../calendar/week-list.tsx';
import { bookingsOf, meetingsOf } from '../parts/bookings.ts';
import { dayAndDate, daysIn } from '../parts/days.ts';

/** A crew's jobs on this day; on a day off, only those worked anyway. */
const jobsOfCrew = (jobs: readonly CalendarJob[], crew: number, day: string, closed: Closed) =>
  jobs.filter((job) =>
    bookingsOf(job).some(
      (one) =>
        one.who === keyOf({ kind: 'crew', assigneeId: crew }) &&
        workedDays(one, closed).includes(day),
    ),
  );

/** Idle crews are listed too, because they can be assigned. */
export function CrewsToday({ jobs, crewNames, today, daysOff: { closed } }: WeekProps) {
  const crews = [...crewNames].map(([id, name]) => ({
    id,
    name,
    here: jobsOfCrew(jobs, id, today, closed),
  }));
  if (crews.length === 0 || (closed(today) && crews.every(({ here }) => here.length === 0)))
    return null;
  return (
    <div className="week-waiting">
      <h3>{say('crews-today')}</h3>
      <ul>
        {crews.map(({ id, name, here }) => (
          <li key={id}>
            <strong>{name}</strong>{' '}
            {here.length === 0 ? (
              <span className="pl-muted">{say('crew-free')}</span>
            ) : (
              here.map((job, n) => (
                <span key={job.id}>
                  {n > 0 && ', '}
                  <Link to={`/calendar/jobs/${job.id}`}>{job.title}</Link>
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One line per day and double-booked person. */
export function DoubleBookings({ jobs, crewNames, today, span, daysOff }: WeekProps) {
  const meetings = meetingsOf(jobs, daysOff.closed);
  const found = daysIn(span)
    .filter((day) => day >= today)
    .flatMap((day) => {
      const told = [...clashesOn(day, meetings, crewNames).values()].flat();
      return [...new Map(told.map((one) => [one.who, one.words]))].map(([who, words]) => ({
        day,
        who,
        words,
      }));
    });
  if (found.length === 0) return null;
  return (
    <div className="week-waiting">
      <h3>{say('doubled-count', { count: found.length })}</h3>
      <ul>
        {found.map(({ day, who, words }) => (
          <li key={`${day} ${who}`}>
            <Link to={`/calendar?mode=day&date=${day}`}>{dayAndDate(day)}</Link>{' '}
            <span className="pl-muted">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
