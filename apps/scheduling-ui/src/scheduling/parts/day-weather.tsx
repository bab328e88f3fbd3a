// A day's weather, in a few lines.
import type { ForecastDay } from '@purlin/contracts/weather.ts';
import { CloudIcon, RainIcon, SnowflakeIcon, WindIcon } from '@blueprintjs/icons';
import { classNames } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/weather.ts';

/** A day's weather; what is beyond the limits stands out. */
export function DayWeather({ weather }: { readonly weather: ForecastDay | undefined }) {
  if (!weather) return null;
  const { hazards, rainPercent, windMph, lowFahrenheit, highFahrenheit } = weather;
  const over = (hazard: (typeof hazards)[number]) => hazards.includes(hazard) && 'cal-beyond';
  return (
    <span className="cal-day-weather" title={inFull(weather)}>
      {highFahrenheit !== null && (
        <span className={classNames(over('frost'))}>
          <Sky hazards={hazards} />
          {highFahrenheit}°{lowFahrenheit !== null && ` ${lowFahrenheit}°`}
        </span>
      )}
      {rainPercent !== null && (
        <span className={classNames(over('rain'))}>
          {rainPercent === 0 ? say('dry') : say('rain', { percent: rainPercent })}
        </span>
      )}
      {windMph !== null && (
        <span className={classNames(over('wind'))}>
          {say('wind-figure', { mph: windMph })}
          <span className="cal-unit">{say('mph')}</span>
        </span>
      )}
    </span>
  );
}

const degreesOf = (low: number | null, high: number | null): string => {
  if (low !== null && high !== null) return say('degrees-between', { low, high });
  const degrees = low ?? high;
  return degrees === null ? '' : say('degrees', { degrees });
};

/** "Rain 40%, wind 28 mph, 36 to 48°F": the tooltip of abbreviated figures. */
const inFull = ({ rainPercent, windMph, lowFahrenheit, highFahrenheit }: ForecastDay): string =>
  [
    rainPercent === null ? '' : say('rain', { percent: rainPercent }),
    windMph === null ? '' : say('wind-beside', { mph: windMph }),
    degreesOf(lowFahrenheit, highFahrenheit),
  ]
    .filter(Boolean)
    .join(', ');

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
