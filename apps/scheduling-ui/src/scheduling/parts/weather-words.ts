// Weather as text: what is beyond the company's limits on a day.
import type { Forecast, ForecastDay } from '@purlin/contracts/weather.ts';
import { say } from '@purlin/words/screens/weather.ts';
import type { Span } from './days.ts';

/** "Rain 85%", "Wind 28 mph", "Frost 29°F" */
export const hazardWords = (day: ForecastDay): string =>
  day.hazards
    .map((hazard) =>
      hazard === 'rain'
        ? say('rain', { percent: day.rainPercent ?? '' })
        : hazard === 'wind'
          ? say('wind', { mph: day.windMph ?? '' })
          : say('frost', { degrees: day.lowFahrenheit ?? '' }),
    )
    .join(', ');

/** "rain 60%, wind 25 mph, frost 32°F": the limits from which on nobody works. */
export const limitWords = ({ rainPercent, windMph, frostFahrenheit }: Forecast['limits']): string =>
  say('limits-words', { rain: rainPercent, wind: windMph, frost: frostFahrenheit });

/** On days beyond the limits, the number of jobs worked, and of those on hold. */
export interface OutOn {
  readonly out: number;
  readonly held: number;
}

/** The days of a span that are beyond the limits. */
export const beyondIn = ({ days }: Forecast, { from, to }: Span): readonly ForecastDay[] =>
  days.filter(({ day, hazards }) => from <= day && day <= to && hazards.length > 0);

/** A day's weather, beyond the limits or not. */
export const dayWords = (day: ForecastDay): string =>
  hazardWords(day) ||
  [
    day.rainPercent === null ? '' : say('rain', { percent: day.rainPercent }),
    day.highFahrenheit === null ? '' : say('degrees', { degrees: day.highFahrenheit }),
  ]
    .filter(Boolean)
    .join(', ');

export const byDay = (forecast: Forecast | undefined): ReadonlyMap<string, ForecastDay> =>
  new Map((forecast?.days ?? []).map((day) => [day.day, day]));
