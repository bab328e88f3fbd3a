// Numbers as people type them, brought into the form in which they travel; the fields and the
// screens read them alike.
import { say } from '@purlin/words/screens/typed.ts';
import { isSum, sumText } from './sum.ts';

/** As many places as amounts are kept with; and rates, quantities and percentages. */
const CENTS = 2;
const FINE = 4;

/** Commas stand before three digits only: "1,5" may be 1.5 or 15, so it is neither. */
const NUMBER = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?\s*%?$/;

/** Digits from what was typed ("$1,234.5" is "1234.5"), or null when it is no number. */
function plain(text: string): string | null {
  const match = NUMBER.exec(text.trim());
  if (!match || (!match[1] && !match[2])) return null;
  const whole = (match[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2] ?? '';
  return fraction ? `${whole}.${fraction}` : whole;
}

/** The same with at most four places; null where there are more, noughts at the end aside. */
function fine(text: string): string | null {
  const number = plain(text)?.replace(/(\.\d{4})0+$/, '$1') ?? null;
  return number !== null && (number.split('.')[1] ?? '').length > FINE ? null : number;
}

/** What is said of a number with more places than it can be kept with; nothing is rounded. */
export const tooFineError = (text: string): string | undefined =>
  plain(text) !== null && fine(text) === null
    ? say('four-decimals', { typed: text.trim() })
    : undefined;

/** Longer amounts are cut to it: far above every limit, so that they are refused with words. */
const MOST = '999999999999.99';

const withCents = (amount: string): string => {
  const [whole = '', cents = ''] = amount.split('.');
  return whole.length > 12 ? MOST : `${whole}.${cents.padEnd(CENTS, '0')}`;
};

/**
 * An amount with two places, or null when it is none. A third place is rounded half away from zero,
 * as the server does it; what is too much stays as it is, for the server to say so.
 */
export function readMoney(text: string): string | null {
  const amount = plain(text);
  if (amount === null) return null;
  return withCents((/\.\d{3}/.test(amount) ? sumText(amount, CENTS) : amount) ?? MOST);
}

/** What one of something costs, with two to four places, or null when it is none. */
export function readRate(text: string): string | null {
  const rate = fine(text);
  return rate === null ? null : withCents(rate).replace(/(\.\d{2}\d*?)0+$/, '$1');
}

/** The same, for figures that go along while somebody types: what is no number counts nothing. */
export const moneyText = (text: string): string => readMoney(text) ?? '0.00';

export const rateText = (text: string): string => readRate(text) ?? '0.00';

/**
 * An amount in its one form; only an empty field falls back, and what is no amount stays as it was
 * typed (rule: typed-numbers).
 */
export const tidyMoney = (text: string, empty = '0.00'): string =>
  text.trim() === '' ? empty : (readMoney(text) ?? text);

export const tidyRate = (text: string, empty = '0.00'): string =>
  text.trim() === '' ? empty : (readRate(text) ?? text);

/** A plain number with commas before every three digits, to be read; all else stays as it is. */
export function withCommas(text: string): string {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return text;
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** What is said of a text that is no amount; an empty one is. */
export const amountError = (text: string): string | undefined =>
  text.trim() === '' || readMoney(text) !== null
    ? undefined
    : say('no-amount', { typed: text.trim() });

/** The same of a rate. */
export const rateError = (text: string): string | undefined =>
  text.trim() === '' || readRate(text) !== null
    ? undefined
    : (tooFineError(text) ?? say('no-amount', { typed: text.trim() }));

/** What is said of an amount with more places than it is kept with: what it counts as. */
export function roundedWords(text: string): string | undefined {
  const amount = readMoney(text);
  return amount !== null && /\.\d{3}/.test(text.trim())
    ? say('rounded', { amount: `$${withCommas(amount)}` })
    : undefined;
}

/** The same for a form, which is not sent then: `register(name, isAmount)`. */
export const isAmount = { validate: (text: string) => amountError(text) ?? true };
export const isRate = { validate: (text: string) => rateError(text) ?? true };

/**
 * How many, with at most four places, above 0 and up to 999999 (roofs are measured in squares like
 * 24.5), also as a sum ("28*1.1"); null when it is none.
 */
export function readQuantity(text: string): string | null {
  const quantity = isSum(text) ? sumText(text, FINE) : fine(text);
  return quantity === null || quantity.split('.')[0]!.length > 6 || Number(quantity) === 0
    ? null
    : quantity;
}

/** A percentage from 0 to 100 with at most four places, or null when it is none. */
export function readPercent(text: string): string | null {
  const percent = fine(text);
  return percent === null || Number(percent) > 100 ? null : percent;
}

/** The same, for figures that go along while somebody types: what is none counts nothing. */
export const percentText = (text: string): string => readPercent(text) ?? '0';

/** Only an empty field is "0"; what is none stays as it was typed (rule: typed-numbers). */
export const tidyPercent = (text: string): string =>
  text.trim() === '' ? '0' : (readPercent(text) ?? text);

/** What is said of a text that is no percentage; an empty one is. */
export const percentError = (text: string): string | undefined =>
  text.trim() === '' || readPercent(text) !== null
    ? undefined
    : (tooFineError(text) ?? say('no-percentage', { typed: text.trim() }));

/** The same for a form: `register(name, isPercentage)`. */
export const isPercentage = { validate: (text: string) => percentError(text) ?? true };
