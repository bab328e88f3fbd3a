// Dates and times for people, in the language of the screens and the company's time zone, so
// everyone reads the same day and hour wherever they are.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { useEffect, useState } from 'react';
import { say } from '@purlin/words/screens/calls.ts';
import { useRead } from './reads.ts';

/** Each function takes an instant in ISO 8601 with a zone. */
export interface Moments {
  /** "Mar 2, 2026" */
  readonly day: (instant: string) => string;
  /** "Mar 2", with the year if it is not the current one */
  readonly nearDay: (instant: string) => string;
  /** "Mar 2, 2026, 4:05 PM" */
  readonly minute: (instant: string) => string;
  /** "4:05:30 PM", for times seconds away */
  readonly second: (instant: string) => string;
  /** "4:05 PM" */
  readonly hour: (instant: string) => string;
  /** "Mar 2026" */
  readonly month: (instant: string) => string;
}

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** Creating a formatter is slower than using it a hundred times. */
const made = new Map<string, Moments>();

/** `timeZone`: an IANA name. */
export function momentsIn(timeZone: string, locale = locales[appLanguage()]): Moments {
  const key = `${locale} ${timeZone}`;
  let moments = made.get(key);
  if (!moments) {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      return (instant: string): string => formatter.format(new Date(instant));
    };
    const [day, near, year] = [
      format(DAY),
      format({ month: 'short', day: 'numeric' }),
      format({ year: 'numeric' }),
    ];
    moments = {
      day,
      nearDay: (instant) =>
        (year(instant) === year(new Date().toISOString()) ? near : day)(instant),
      minute: format({ ...DAY, hour: 'numeric', minute: '2-digit' }),
      second: format({ hour: 'numeric', minute: '2-digit', second: '2-digit' }),
      hour: format({ hour: 'numeric', minute: '2-digit' }),
      month: format({ month: 'short', year: 'numeric' }),
    };
    made.set(key, moments);
  }
  return moments;
}

/** Undefined until the company's time zone is known. */
export function useMoments(): Moments | undefined {
  const timeZone = useRead(companyDetails.details).data?.timeZone;
  return timeZone === undefined ? undefined : momentsIn(timeZone);
}

/**
 * Renders the instant `at`; nothing until the company's time zone is known. `as` picks the format.
 */
export const Moment = ({
  at,
  as = 'minute',
}: {
  readonly at: string;
  readonly as?: 'day' | 'minute' | 'second';
}) => <time dateTime={at}>{useMoments()?.[as](at)}</time>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** "2 minutes ago". Undefined for instants more than a day old or in the future. */
export function agoAt(instant: string, nowMs: number): string | undefined {
  const passed = nowMs - Date.parse(instant);
  if (passed < -MINUTE_MS || passed >= DAY_MS) return undefined;
  const minutes = Math.floor(passed / MINUTE_MS);
  const sinceThen = new Intl.RelativeTimeFormat(locales[appLanguage()], { numeric: 'always' });
  if (minutes < 1) return say('just-now');
  return minutes < 60
    ? sinceThen.format(-minutes, 'minute')
    : sinceThen.format(-Math.floor(minutes / 60), 'hour');
}

/** How long ago the instant `at` was, kept up to date. Older than a day: rendered as `Moment`. */
export function Ago({ at }: { readonly at: string }) {
  const [now, setNow] = useState(() => Date.now());
  const exact = useMoments()?.minute(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={exact}>
      {agoAt(at, Math.max(now, Date.parse(at))) ?? exact}
    </time>
  );
}
