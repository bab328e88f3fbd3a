// The clock: the only place that knows what time it is, and which day it is where the company works.

export interface Clock {
  /** Instant, ISO 8601 in UTC. */
  readonly now: () => string;
  /** The company's calendar date, YYYY-MM-DD. */
  readonly today: () => string;
}

/** The system's clock in the company's time zone. */
export function systemClock(timeZone: string): Clock {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { now: () => new Date().toISOString(), today: () => date.format(new Date()) };
}
