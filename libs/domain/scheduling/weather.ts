// Weather that prevents roof work: the forecast days that exceed the company's limits.
import { CLOSES } from './local-time.ts';
import { HAZARDS, type Hazard } from './weather-shapes.ts';

/** One hour of a forecast; null for missing values. */
export interface ForecastHour {
  /** Local time, YYYY-MM-DDTHH:MM. */
  readonly at: string;
  readonly rainPercent: number | null;
  readonly windMph: number | null;
  readonly fahrenheit: number | null;
}
/** Limits from which on roof work stops. */
export interface WeatherLimits {
  readonly rainPercent: number;
  readonly windMph: number;
  /** At or below. */
  readonly frostFahrenheit: number;
}
/** The limits in the company's settings. */
export const limitsOf = (typed: Readonly<Record<keyof WeatherLimits, string>>): WeatherLimits => ({
  rainPercent: Number(typed.rainPercent),
  windMph: Number(typed.windMph),
  frostFahrenheit: Number(typed.frostFahrenheit),
});

export interface ForecastDay {
  readonly day: string;
  /** The maximum during working hours. */
  readonly rainPercent: number | null;
  readonly windMph: number | null;
  /** The minimum until work ends, including the night: ice is still on the roof in the morning. */
  readonly lowFahrenheit: number | null;
  readonly highFahrenheit: number | null;
  /** The exceeded limits. */
  readonly hazards: readonly Hazard[];
}

/** The start of working hours, local time. */
const FIRST_HOUR = '06:00';

const most = (values: readonly (number | null)[]): number | null =>
  values.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
const least = (values: readonly (number | null)[]): number | null =>
  values.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);

function dayOf(day: string, hours: readonly ForecastHour[], limits: WeatherLimits): ForecastDay {
  const at = ({ at: time }: ForecastHour) => time.slice(11);
  const untilClose = hours.filter((hour) => at(hour) < CLOSES);
  const working = untilClose.filter((hour) => at(hour) >= FIRST_HOUR);
  const rainPercent = most(working.map((hour) => hour.rainPercent));
  const windMph = most(working.map((hour) => hour.windMph));
  const lowFahrenheit = least(untilClose.map(({ fahrenheit }) => fahrenheit));
  const beyond: Readonly<Record<Hazard, boolean>> = {
    rain: rainPercent !== null && rainPercent >= limits.rainPercent,
    wind: windMph !== null && windMph >= limits.windMph,
    frost: lowFahrenheit !== null && lowFahrenheit <= limits.frostFahrenheit,
  };
  return {
    day,
    rainPercent,
    windMph,
    lowFahrenheit,
    highFahrenheit: most(working.map(({ fahrenheit }) => fahrenheit)),
    hazards: HAZARDS.filter((hazard) => beyond[hazard]),
  };
}

/** The forecast days in order; days without working hours are left out. */
export function daysOf(
  hours: readonly ForecastHour[],
  limits: WeatherLimits,
): readonly ForecastDay[] {
  const byDay = Map.groupBy(hours, ({ at }) => at.slice(0, 10));
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, own]) => own.some(({ at }) => at.slice(11) < CLOSES && at.slice(11) >= FIRST_HOUR))
    .map(([day, own]) => dayOf(day, own, limits));
}
