// The heads of a week's days: the date, and the weather where it is known.
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { classNames } from '@purlin/ui/ui.ts';
import { CloudIcon, RainIcon, SnowflakeIcon, WindIcon } from '@blueprintjs/icons';
import { fullDate, weekday } from '../parts/days.ts';

export const DayHeads = ({
  days,
  today,
  forecast,
}: {
  readonly days: readonly string[];
  readonly today: string;
  readonly forecast: ReadonlyMap<string, ForecastDay>;
}) => (
  <div role="row" className="cal-lane cal-lane-days">
    <div role="columnheader" className="cal-lane-head">
      <span>{forecast.size > 0 ? 'Weather' : <span className="pl-hidden">Crew</span>}</span>
    </div>
    {days.map((day) => (
      <div
        key={day}
        role="columnheader"
        aria-label={fullDate(day)}
        {...(day === today ? { 'aria-current': 'date' as const } : {})}
        className={classNames('cal-day-head', day < today && 'cal-past')}
      >
        <span className="cal-day-name">
          {weekday(day)} <b>{Number(day.slice(8))}</b>
        </span>
        <DayWeather weather={forecast.get(day)} />
      </div>
    ))}
  </div>
);

/** What a day brings; what is beyond the limits stands out. */
export function DayWeather({ weather }: { readonly weather: ForecastDay | undefined }) {
  if (!weather) return null;
  const { hazards, rainPercent, windMph, lowFahrenheit, highFahrenheit } = weather;
  const over = (hazard: (typeof hazards)[number]) => hazards.includes(hazard) && 'cal-beyond';
  return (
    <span className="cal-day-weather">
      {highFahrenheit !== null && (
        <span className={classNames(over('frost'))}>
          <Sky hazards={hazards} />
          {highFahrenheit}°{lowFahrenheit !== null && ` ${lowFahrenheit}°`}
        </span>
      )}
      {rainPercent !== null && (
        <span className={classNames(over('rain'))}>
          {rainPercent === 0 ? 'Dry' : `Rain ${rainPercent}%`}
        </span>
      )}
      {windMph !== null && <span className={classNames(over('wind'))}>Wind {windMph} mph</span>}
    </span>
  );
}

const Sky = ({ hazards }: Pick<ForecastDay, 'hazards'>) =>
  hazards.includes('rain') ? (
    <RainIcon aria-hidden size={12} />
  ) : hazards.includes('frost') ? (
    <SnowflakeIcon aria-hidden size={12} />
  ) : hazards.includes('wind') ? (
    <WindIcon aria-hidden size={12} />
  ) : (
    <CloudIcon aria-hidden size={12} />
  );
