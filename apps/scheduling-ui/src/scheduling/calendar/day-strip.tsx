// On a phone, above the day view: the days of its week with their weather.
import { classNames } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { fullDate, daysIn, weekday, weekOf } from '../parts/days.ts';
import { type GridProps, hazardsOn } from './day-grid.tsx';
import { jobsByDay, worksOn } from './jobs-by-day.ts';
import { onceEach, withBookings } from './with-bookings.ts';

export function DayStrip({
  day,
  today,
  jobs,
  crewNames,
  forecast,
  daysOff,
  onMove,
}: Pick<GridProps, 'day' | 'today' | 'jobs' | 'crewNames' | 'forecast' | 'daysOff' | 'onMove'>) {
  const week = weekOf(day);
  const onDays = jobsByDay(withBookings(jobs, crewNames), week);
  return (
    <div className="cal-strip" role="group" aria-label={say('days-of-week')}>
      {daysIn(week).map((one) => {
        const works = worksOn(one, daysOff.closed);
        const count = onceEach(onDays.get(one)?.filter(works) ?? []).length;
        const hazards = hazardsOn(forecast.get(one));
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-label={[fullDate(one), daysOff.nameOf(one), hazards, say('jobs', { count })]
              .filter(Boolean)
              .join(', ')}
            className={classNames(
              one === today && 'cal-strip-today',
              daysOff.closed(one) && 'cal-off',
              hazards && 'cal-wet',
            )}
            onClick={() => onMove(one)}
          >
            <span>{weekday(one)}</span>
            <b>{Number(one.slice(8))}</b>
            <small>{count > 0 ? count : ''}</small>
          </button>
        );
      })}
    </div>
  );
}
