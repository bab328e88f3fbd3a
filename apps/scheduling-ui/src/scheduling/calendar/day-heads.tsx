// The column heads of a week: the date, and the weather if known.
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import { DayWeather } from '../parts/day-weather.tsx';
import type { DaysOff } from '../parts/days-off.ts';
import { fullDate, weekday } from '../parts/days.ts';

export const DayHeads = ({
  days,
  today,
  forecast,
  daysOff,
}: {
  readonly days: readonly string[];
  readonly today: string;
  readonly forecast: ReadonlyMap<string, ForecastDay>;
  readonly daysOff: DaysOff;
}) => (
  <div role="row" className="cal-lane cal-lane-days">
    <div role="columnheader" className="cal-lane-head">
      <span>
        {forecast.size > 0 ? say('weather') : <span className="pl-hidden">{say('crew')}</span>}
      </span>
    </div>
    {days.map((day) => (
      <div
        key={day}
        role="columnheader"
        aria-label={[fullDate(day), daysOff.nameOf(day)].filter(Boolean).join(', ')}
        {...(day === today ? { 'aria-current': 'date' as const } : {})}
        className={classNames('cal-day-head', day < today && 'cal-past')}
      >
        <span className="cal-day-name">
          {weekday(day)} <b>{Number(day.slice(8))}</b>
        </span>
        {daysOff.nameOf(day) && <span className="cal-holiday">{daysOff.nameOf(day)}</span>}
        <DayWeather weather={forecast.get(day)} />
      </div>
    ))}
  </div>
);
