// Moments for people, en-US, in the company's time zone: the office reads the same day and hour
// wherever somebody sits.
import { company } from '@purlin/contracts/company.ts';
import { useRead } from './reads.ts';

/** Each takes an instant, ISO 8601 with a zone. */
export interface Moments {
  /** "Mar 2, 2026" */
  readonly day: (instant: string) => string;
  /** "Mar 2, 2026, 4:05 PM" */
  readonly minute: (instant: string) => string;
  /** "4:05 PM" */
  readonly hour: (instant: string) => string;
  /** "Mar 2026" */
  readonly month: (instant: string) => string;
}

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** Making a formatter takes longer than using it a hundred times. */
const made = new Map<string, Moments>();

/** `timeZone`: IANA name. */
export function momentsIn(timeZone: string): Moments {
  let moments = made.get(timeZone);
  if (!moments) {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
      return (instant: string): string => formatter.format(new Date(instant));
    };
    moments = {
      day: format(DAY),
      minute: format({ ...DAY, hour: 'numeric', minute: '2-digit' }),
      hour: format({ hour: 'numeric', minute: '2-digit' }),
      month: format({ month: 'short', year: 'numeric' }),
    };
    made.set(timeZone, moments);
  }
  return moments;
}

/** Undefined until the company's time zone is known. */
export function useMoments(): Moments | undefined {
  const timeZone = useRead(company.details).data?.timeZone;
  return timeZone === undefined ? undefined : momentsIn(timeZone);
}

/**
 * The instant `at` as words, nothing until the company's time zone is known; `as` says how exactly.
 */
export const Moment = ({
  at,
  as = 'minute',
}: {
  readonly at: string;
  readonly as?: 'day' | 'minute';
}) => <time dateTime={at}>{useMoments()?.[as](at)}</time>;
