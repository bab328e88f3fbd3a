// An invented forecast for demonstrations: the same week again and again, with rain, wind and a
// night of frost. Without a network, and never taken for a real one: its source says so.
import type { Forecasts, ReadHour } from './forecast.ts';

/** From midnight, by day: chance of rain, wind, coldest and warmest hour. */
const WEEK: readonly (readonly [rain: number, wind: number, low: number, high: number])[] = [
  [10, 6, 41, 55],
  [20, 8, 43, 54],
  [85, 12, 45, 51],
  [75, 14, 44, 50],
  [15, 28, 42, 53],
  [5, 6, 29, 44],
  [10, 5, 36, 49],
];
const HOURS = 24;
const HOUR_MS = 3_600_000;

/** What the clock says in a zone, as an instant of UTC. */
const wallClock = (now: Date, timeZone: string): number =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      .format(now)
      .replace(' ', 'T')}Z`,
  );

export const sampleForecasts = (timeZone: string): Forecasts => ({
  source: 'sample',
  async read() {
    const now = new Date();
    const offset = wallClock(now, timeZone) - Math.floor(now.getTime() / 1000) * 1000;
    const midnight = Math.floor((now.getTime() + offset) / (HOURS * HOUR_MS)) * HOURS * HOUR_MS;
    const hours = WEEK.flatMap(([rainPercent, windMph, low, high], day) =>
      Array.from({ length: HOURS }, (_, hour): ReadHour => {
        const warmth = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI));
        return {
          at: new Date(midnight - offset + (day * HOURS + hour) * HOUR_MS).toISOString(),
          rainPercent,
          windMph,
          fahrenheit: Math.round(low + (high - low) * warmth),
        };
      }),
    );
    // It was made for this day, whenever it is read.
    return { seenAt: new Date(midnight - offset).toISOString(), hours };
  },
});
