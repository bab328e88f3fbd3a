// What the weather of a day is like, in a few lines.
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { CloudIcon, RainIcon, SnowflakeIcon, WindIcon } from '@blueprintjs/icons';
import { classNames } from '@purlin/ui/ui.ts';

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
