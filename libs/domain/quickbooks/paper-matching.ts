// Matches our estimates, bills and payments with QuickBooks's: certain, none, or in doubt (rule:
// quickbooks-papers).
import type { Candidate } from './record-shapes.ts';

/** The fields of a QuickBooks transaction that matching needs. */
export interface PaperThere {
  readonly theirId: string;
  readonly number: string;
  readonly date: string;
  readonly totalCents: number;
  /** The unpaid part of a bill. */
  readonly openCents?: number;
  /** A bill that was paid there about when ours was. */
  readonly paidNear?: boolean;
}

/** Our transaction. */
export interface OurPaper {
  /** The number that ours gets in QuickBooks. */
  readonly own: string;
  /** The vendor's invoice number; empty if none. */
  readonly given: string;
  readonly date: string;
  readonly totalCents: number;
  /** Several of ours look alike, so a person must decide. */
  readonly isOneOfSeveral: boolean;
}

export type PaperFound =
  | { readonly is: 'linked'; readonly theirId: string }
  | { readonly is: 'nobody' }
  | { readonly is: 'doubtful'; readonly those: readonly PaperThere[] };

const DAY_MS = 24 * 3_600_000;
/** Bills carry their issue date, ours carry the payment date. */
export const NEAR_DAYS = 60;
/** A vendor doesn't reuse a number within this time. */
export const SAME_NUMBER_DAYS = 180;
/**
 * Transactions with different numbers may match within this time, as a possible typo; bills that
 * were paid when ours was, within NEAR_DAYS.
 */
const MISTYPED_DAYS = 3;
/** QuickBooks's numbers are no longer than this. */
export const MOST_NUMBER = 21;

/** An expense or check for the same amount within this time may be the same money. */
export const EXPENSE_DAYS = 10;

/** Whether it may be the same money as ours, entered without a bill. */
export const mayBeExpense = (
  ours: Pick<OurPaper, 'date' | 'totalCents'>,
  { date, totalCents }: PaperThere,
): boolean => totalCents === ours.totalCents && daysBetween(date, ours.date) <= EXPENSE_DAYS;

const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

const LEADING = /^(?:invoice|inv|number|num|no|nr|bill|ref)+(?=\d)/;
/**
 * "INV-008790", "Invoice No. 8790" and "8790" are the same number; "1-11" and "11-1" are not. Empty
 * of what has neither letters nor digits.
 */
const normalNumber = (number: string): string => {
  const parts =
    number
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const plain = parts.reduce(
    (before, part) => before + (/\d$/.test(before) && /^\d/.test(part) ? '-' : '') + part,
    '',
  );
  return plain.replace(LEADING, '').replace(/^0+(?=\w)/, '');
};
/** `there`: a long number may end there where QuickBooks's numbers do. */
const isSameNumberAs = (there: string, given: string): boolean =>
  normalNumber(there) !== '' &&
  [given, given.slice(0, MOST_NUMBER)].map(normalNumber).includes(normalNumber(there));

/** Whether others of ours with these numbers could be the same. Bills are told apart by number. */
export const isOneOfSeveral = (given: string, alike: readonly string[], numbered: boolean) =>
  numbered && given !== ''
    ? alike.some((number) => isSameNumberAs(number, given))
    : alike.length > 0;

/** Whether it is the same invoice, entered for another vendor: its number and amount agree. */
export const isSameInvoice = ({ given, date, totalCents }: OurPaper, there: PaperThere): boolean =>
  isSameNumberAs(there.number, given) &&
  there.totalCents === totalCents &&
  daysBetween(there.date, date) <= SAME_NUMBER_DAYS;

/**
 * `those`: unlinked transactions of the same vendor or client. `numbered`: this kind has the
 * sender's number in QuickBooks; estimates get QuickBooks's own.
 */
export function paperMatchOf(
  ours: OurPaper,
  those: readonly PaperThere[],
  { numbered, isUnlinked = false }: { readonly numbered: boolean; readonly isUnlinked?: boolean },
): PaperFound {
  const made = those.find(
    ({ number, date, totalCents }) =>
      number === ours.own && date === ours.date && totalCents === ours.totalCents,
  );
  if (made && !isUnlinked) return { is: 'linked', theirId: made.theirId };
  const away = ({ date }: PaperThere): number => daysBetween(date, ours.date);
  const isSameSum = ({ totalCents }: PaperThere): boolean => totalCents === ours.totalCents;
  const isSameNumber = (one: PaperThere): boolean =>
    isSameNumberAs(one.number, ours.given) && away(one) <= SAME_NUMBER_DAYS;
  // An open bill of exactly this amount is in doubt, whatever its date and number.
  const isOwed = ({ openCents }: PaperThere): boolean =>
    openCents !== undefined && openCents > 0 && openCents === ours.totalCents;
  const isOther = ({ number, paidNear = false }: PaperThere): boolean =>
    numbered && ours.given !== '' && number !== '' && !paidNear;
  const [certain, ...others] = those.filter((one) => isSameNumber(one) && isSameSum(one));
  if (certain && others.length === 0 && !ours.isOneOfSeveral && !isUnlinked)
    return { is: 'linked', theirId: certain.theirId };
  const doubtful = those
    .filter(
      (one) =>
        one === made ||
        isSameNumber(one) ||
        isOwed(one) ||
        (isSameSum(one) && away(one) <= (isOther(one) ? MISTYPED_DAYS : NEAR_DAYS)),
    )
    .toSorted((a, b) => Number(isSameNumber(b)) - Number(isSameNumber(a)) || away(a) - away(b));
  return doubtful.length > 0 ? { is: 'doubtful', those: doubtful } : { is: 'nobody' };
}

/** The candidate as shown to a person. */
export const paperCandidate = (
  kind: 'estimate' | 'bill' | 'bill-payment' | 'purchase',
  { theirId, number, date, totalCents, openCents }: PaperThere,
  linkable = true,
  vendor?: string,
): Candidate => ({
  theirId,
  kind,
  name: number,
  email: '',
  phone: '',
  linkable,
  ...(vendor !== undefined && { vendor }),
  paper: {
    number,
    date,
    totalCents,
    ...(openCents !== undefined && { open: openCents > 0 }),
  },
});
