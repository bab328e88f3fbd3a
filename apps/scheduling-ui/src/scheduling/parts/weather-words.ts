// Weather in words: what a day brings that is beyond the company's limits.
import type { Forecast, ForecastDay } from '@purlin/contracts/weather.ts';
import type { Span } from './days.ts';

/** "Rain 85%", "Wind 28 mph", "Frost 29 °F" */
export const hazardWords = (day: ForecastDay): string =>
  day.hazards
    .map((hazard) =>
      hazard === 'rain'
        ? `Rain ${day.rainPercent}%`
        : hazard === 'wind'
          ? `Wind ${day.windMph} mph`
          : `Frost ${day.lowFahrenheit} °F`,
    )
    .join(', ');

/** The days of a span that are beyond the limits. */
export const beyondIn = ({ days }: Forecast, { from, to }: Span): readonly ForecastDay[] =>
  days.filter(({ day, hazards }) => from <= day && day <= to && hazards.length > 0);

/** What a day is like, beyond the limits or not. */
export const dayWords = (day: ForecastDay): string =>
  hazardWords(day) ||
  [
    day.rainPercent === null ? '' : `Rain ${day.rainPercent}%`,
    day.highFahrenheit === null ? '' : `${day.highFahrenheit} °F`,
  ]
    .filter(Boolean)
    .join(', ');

export const byDay = (forecast: Forecast | undefined): ReadonlyMap<string, ForecastDay> =>
  new Map((forecast?.days ?? []).map((day) => [day.day, day]));
