// Why QuickBooks did not take something, by its number and, where that is not enough, its words.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { Failure } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { BooksFault } from './service/calls.ts';

const BY_CODE: Readonly<Record<string, Failure>> = {
  '120': 'not-allowed',
  '3100': 'not-allowed',
  '5020': 'not-allowed',
  '610': 'reference-gone',
  '2500': 'reference-gone',
  '6140': 'number-taken',
  '6190': 'no-subscription',
  '6200': 'books-closed',
  '6210': 'books-closed',
  '6240': 'name-taken',
};
/** Numbers have changed over the years: what is said goes before them. */
const BY_WORDS: readonly (readonly [RegExp, Failure])[] = [
  [/duplicate document number/i, 'number-taken'],
  [/duplicate name/i, 'name-taken'],
  [/period (?:has )?closed|closed its books/i, 'books-closed'],
];

export const failureOf = ({ code, message, detail }: BooksFault): Failure =>
  BY_WORDS.find(([words]) => words.test(`${message} ${detail}`))?.[1] ??
  BY_CODE[code] ??
  'not-understood';

/** Somebody changed it between our reading and our writing. */
export const isStale = ({ code }: BooksFault): boolean => code === '5010';

/** The entry that was read is not there any more. */
export const isMissing = ({ code }: BooksFault): boolean => code === '610';

/** What QuickBooks said, for whoever wants to know exactly. */
export const saidBy = ({ code, message, detail }: BooksFault): string =>
  cutToWhole(`${code}: ${message}${detail && detail !== message ? ` (${detail})` : ''}`, 1000);
