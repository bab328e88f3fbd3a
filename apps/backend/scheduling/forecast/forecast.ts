// The weather forecast, hour by hour, for one place: from a service that answers as
// api.weather.gov does. Kept for an hour, asked for again behind the scenes, and without a network
// as it was seen last.
import { z } from 'zod';
import type { Log } from '../../platform/core/log.ts';

export interface ForecastPlace {
  readonly latitude: string;
  readonly longitude: string;
}
export interface ReadHour {
  /** Instant with an offset. */
  readonly at: string;
  readonly rainPercent: number | null;
  readonly windMph: number | null;
  readonly fahrenheit: number | null;
}
export interface ReadForecast {
  /** When it was read, ISO 8601. */
  readonly seenAt: string;
  readonly hours: readonly ReadHour[];
}
export interface Forecasts {
  readonly source: 'service' | 'sample' | 'off';
  /** Undefined when it was never read. */
  read(place: ForecastPlace): Promise<ReadForecast | undefined>;
}

const FRESH_MS = 3_600_000;
/** Who could not be reached is not asked again at once. */
const AGAIN_MS = 300_000;
const TIMEOUT_MS = 5_000;
const MOST_BYTES = 2_000_000;
const MOST_PLACES = 20;

const Points = z.object({ properties: z.object({ forecastHourly: z.url() }) });
const Hourly = z.object({
  properties: z.object({
    periods: z
      .array(
        z.object({
          startTime: z.iso.datetime({ offset: true }),
          temperature: z.number().nullable(),
          temperatureUnit: z.string(),
          probabilityOfPrecipitation: z.object({ value: z.number().nullable() }).nullish(),
          windSpeed: z.string().nullish(),
        }),
      )
      .max(1_000),
  }),
});

/** "5 to 10 mph" is 10. */
const milesAnHour = (words: string | null | undefined): number | null => {
  const speeds = [...(words ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (speeds.length === 0) return null;
  const fastest = Math.max(...speeds);
  return Math.round(words!.includes('km') ? fastest / 1.609 : fastest);
};
const inFahrenheit = (degrees: number | null, unit: string): number | null =>
  degrees === null ? null : Math.round(unit === 'C' ? degrees * 1.8 + 32 : degrees);

const toHours = ({ properties: { periods } }: z.infer<typeof Hourly>): ReadHour[] =>
  periods.map((hour) => ({
    at: hour.startTime,
    rainPercent: hour.probabilityOfPrecipitation?.value ?? null,
    windMph: milesAnHour(hour.windSpeed),
    fahrenheit: inFahrenheit(hour.temperature, hour.temperatureUnit),
  }));

/** Nobody's answer leads us to another host, or to an answer without an end. */
async function readJson(address: URL, origin: string, program: string): Promise<unknown> {
  if (address.origin !== origin) throw new Error('the forecast is at another host');
  const answer = await fetch(address, {
    headers: { accept: 'application/geo+json', 'user-agent': program },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the weather service answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > MOST_BYTES) throw new Error('the forecast is too long');
  return JSON.parse(text);
}

async function ask(url: string, program: string, place: ForecastPlace): Promise<ReadHour[]> {
  const { origin } = new URL(url);
  const at = new URL(`${url.replace(/\/+$/, '')}/points/${place.latitude},${place.longitude}`);
  const points = Points.parse(await readJson(at, origin, program));
  const hourly = new URL(points.properties.forecastHourly);
  return toHours(Hourly.parse(await readJson(hourly, origin, program)));
}

interface Kept {
  forecast: ReadForecast | undefined;
  triedAt: number;
  asking: Promise<void> | undefined;
}

/** `url`: of the service. `program`: who asks, as the service wants to know. */
export function openForecasts({
  url,
  program,
  log,
}: {
  readonly url: string;
  readonly program: string;
  readonly log: Log;
}): Forecasts {
  const places = new Map<string, Kept>();
  const refresh = (kept: Kept, place: ForecastPlace): Promise<void> => {
    kept.triedAt = Date.now();
    kept.asking ??= ask(url, program, place)
      .then((hours) => {
        kept.forecast = { seenAt: new Date().toISOString(), hours };
      })
      .catch((error: unknown) => log.warn({ err: error }, 'no forecast'))
      .finally(() => (kept.asking = undefined));
    return kept.asking;
  };
  return {
    source: 'service',
    async read(place) {
      const key = `${place.latitude},${place.longitude}`;
      const kept = places.get(key) ?? { forecast: undefined, triedAt: 0, asking: undefined };
      if (!places.has(key)) {
        if (places.size >= MOST_PLACES) places.clear();
        places.set(key, kept);
      }
      const age = kept.forecast ? Date.now() - Date.parse(kept.forecast.seenAt) : Infinity;
      if (kept.asking || (age > FRESH_MS && Date.now() - kept.triedAt > AGAIN_MS)) {
        const asking = refresh(kept, place);
        // Who has seen one does not wait for a newer one.
        if (!kept.forecast) await asking;
      }
      return kept.forecast;
    },
  };
}

export const noForecasts: Forecasts = { source: 'off', read: async () => undefined };
