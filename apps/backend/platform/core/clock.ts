// The clock: the only place that knows what time it is, and which day it is where the company
// works.

export interface Clock {
  /** Instant, ISO 8601 in UTC. */
  readonly now: () => string;
  /** The company's calendar date, YYYY-MM-DD. */
  readonly today: () => string;
  /** The company's calendar date at an instant, YYYY-MM-DD. */
  readonly dateOf: (instant: string) => string;
}

/** Every time zone changes its date at a quarter of an hour. */
const QUARTER_MS = 900_000;

/** The system's clock in the company's time zone. */
export function systemClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let known = { quarter: -1, date: '' };
  return {
    now: () => new Date().toISOString(),
    dateOf: (instant) => format.format(new Date(instant)),
    today: () => {
      const quarter = Math.floor(Date.now() / QUARTER_MS);
      if (quarter !== known.quarter) known = { quarter, date: format.format(new Date()) };
      return known.date;
    },
  };
}

/** The hour of the day at an instant, 0 to 23, where the company works. */
export const hourIn = (instant: string, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      new Date(instant),
    ),
  );
