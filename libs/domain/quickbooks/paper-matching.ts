// Which paper there is which of ours: certain, none, or in question (rule: quickbooks-papers).
import type { Candidate } from './record-shapes.ts';

/** A paper there, as far as it tells it from others. */
export interface PaperThere {
  readonly theirId: string;
  readonly number: string;
  readonly date: string;
  readonly totalCents: number;
  /** What is owed of a bill still. */
  readonly openCents?: number;
}

/** One of ours. */
export interface OurPaper {
  /** Ours alone: nobody else gives it. */
  readonly own: string;
  /** The number that whoever sent it gave it; blank: none was given. */
  readonly given: string;
  readonly date: string;
  readonly totalCents: number;
  /** Others of ours are like it: which is which, a person says. */
  readonly isOneOfSeveral: boolean;
}

export type PaperFound =
  | { readonly is: 'linked'; readonly theirId: string }
  | { readonly is: 'nobody' }
  | { readonly is: 'doubtful'; readonly those: readonly PaperThere[] };

const DAY_MS = 24 * 3_600_000;
/** A bill is dated when it was written, ours when it was paid. */
export const NEAR_DAYS = 60;
/** So long a vendor does not give the same number again. */
const SAME_NUMBER_DAYS = 180;
/** Two papers with numbers of their own are one only when nothing else tells them apart. */
const MISTYPED_DAYS = 3;

const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

/** "INV-008790", "#8790" and "8790" are one number. */
const normalNumber = (number: string): string => {
  const plain = number.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return plain.replace(/^(?:invoice|inv|no|nr|bill)(?=\d)/, '').replace(/^0+(?=.)/, '');
};

/**
 * `those`: papers of the same vendor or client that are none of ours yet. `numbered`: papers of
 * this kind carry the sender's number there; estimates get one of QuickBooks' own.
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
    ours.given !== '' &&
    normalNumber(one.number) === normalNumber(ours.given) &&
    away(one) <= SAME_NUMBER_DAYS;
  // It waits for just this payment, however old it is and whatever it is called.
  const isOwed = ({ openCents }: PaperThere): boolean =>
    openCents !== undefined && openCents > 0 && openCents === ours.totalCents;
  const isOther = ({ number }: PaperThere): boolean =>
    numbered && ours.given !== '' && number !== '';
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

/** As a person is shown them. */
export const paperCandidate = (
  kind: 'estimate' | 'bill' | 'bill-payment',
  { theirId, number, date, totalCents, openCents }: PaperThere,
  linkable = true,
): Candidate => ({
  theirId,
  kind,
  name: number,
  email: '',
  phone: '',
  linkable,
  paper: {
    number,
    date,
    totalCents,
    ...(openCents !== undefined && { open: openCents > 0 }),
  },
});
