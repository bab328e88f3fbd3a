// A job's dates, number of work days, and the weather on upcoming ones.
import type { Job, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { weather } from '@purlin/contracts/weather.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { countWorked, workedDays } from '@purlin/domain/scheduling/worked-days.ts';
import { CalendarIcon, CloudIcon, RainIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/job-crew.ts';
import { say as sayDay } from '@purlin/words/screens/scheduling.ts';
import { clientBelieves } from '../parts/client-told.ts';
import { useDaysOff } from '../parts/days-off.ts';
import { localTime, monthDay, shortDay } from '../parts/days.ts';
import { byDay, dayWords, hazardWords } from '../parts/weather-words.ts';

/** Up to this many days are shown with their weather. */
const MOST_DAYS = 4;

/** The number of work days, which of them is today, and the remaining ones while work goes on. */
function useWorkedDays(job: Job) {
  const { scheduledStartDate: start, scheduledEndDate: end, worksThrough = [] } = job;
  const { closed } = useDaysOff(start);
  const today = useRead(scheduling.today).data?.today;
  const days = start === null ? [] : workedDays({ start, end, worksThrough }, closed);
  const going = !isOver(job);
  return {
    count: start === null ? 0 : countWorked({ start, end, worksThrough }, closed),
    nth: going && today ? days.indexOf(today) + 1 : 0,
    ahead: going && today ? days.filter((day) => day >= today) : [],
  };
}

export function JobDays({ job }: { readonly job: JobDetails }) {
  const { count, nth, ahead } = useWorkedDays(job);
  const { scheduledStartDate: start, scheduledEndDate: end, plannedEndDate: planned } = job;
  return (
    <div className="job-days">
      <p>
        <CalendarIcon aria-hidden />
        <span className="pl-figures">
          <span>{localTime(start)}</span>
          {end && <span>{say('until-end', { time: localTime(end) })}</span>}
          {count > 1 && (
            <small>
              {nth > 0 ? say('nth-day', { nth, count }) : say('days-of-work', { count })}
            </small>
          )}
          {planned && (
            <small>{say('planned-until', { day: monthDay(planned.slice(0, 10)) })}</small>
          )}
        </span>
      </p>
      {!job.begun &&
        clientBelieves(job, job).map((words) => (
          <p key={words} className="job-warning">
            <WarningSignIcon aria-hidden />
            <span>{words}</span>
          </p>
        ))}
      <WeatherAhead days={ahead} />
    </div>
  );
}

/** Weather beyond the limits, with a link to the plan; or the forecast for the next days. */
function WeatherAhead({ days }: { readonly days: readonly string[] }) {
  const known = byDay(useRead(weather.forecast).data);
  const mayShift = useMay()(weather.shift);
  const told = days.flatMap((day) => known.get(day) ?? []);
  const beyond = told.filter(({ hazards }) => hazards.length > 0);
  if (told.length === 0) return null;
  if (beyond.length === 0)
    return (
      <p className="pl-muted">
        <CloudIcon aria-hidden />
        <span>
          {told
            .slice(0, MOST_DAYS)
            .map((one) => sayDay('day-says', { day: shortDay(one.day), what: dayWords(one) }))
            .join(' · ')}
        </span>
      </p>
    );
  return (
    <p className="job-days-wet">
      <RainIcon aria-hidden />
      <span>
        <strong>
          {beyond
            .slice(0, MOST_DAYS)
            .map((one) => sayDay('day-says', { day: shortDay(one.day), what: hazardWords(one) }))
            .join(' · ')}
        </strong>
        {say('beyond-limits')}
      </span>
      {mayShift && (
        <Link to={`/calendar/weather-shift?days=${beyond.map(({ day }) => day).join(',')}`}>
          {say('shift')}
        </Link>
      )}
    </p>
  );
}
