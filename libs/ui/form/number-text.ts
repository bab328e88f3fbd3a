// Parses numbers as people type them into the form sent to the API. Fields and screens share it.
import { say } from '@purlin/words/screens/typed.ts';
import { isSum, sumText } from './sum.ts';

/** Decimal places: two for amounts, four for rates, quantities and percentages. */
const CENTS = 2;
const FINE = 4;

/** Commas are allowed only as thousands separators: "1,5" may mean 1.5 or 15, so it is rejected. */
const NUMBER = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?\s*%?$/;

/** The digits of what was typed ("$1,234.5" is "1234.5"), or null if it is not a number. */
function plain(text: string): string | null {
  const match = NUMBER.exec(text.trim());
  if (!match || (!match[1] && !match[2])) return null;
  const whole = (match[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = match[2] ?? '';
  return fraction ? `${whole}.${fraction}` : whole;
}

/**
 * The same with at most four decimal places; null if there are more, not counting trailing zeros.
 */
function fine(text: string): string | null {
  const number = plain(text)?.replace(/(\.\d{4})0+$/, '$1') ?? null;
  return number !== null && (number.split('.')[1] ?? '').length > FINE ? null : number;
}

/** The error for a number with too many decimal places. Nothing is rounded. */
export const tooFineError = (text: string): string | undefined =>
  plain(text) !== null && fine(text) === null
    ? say('four-decimals', { typed: text.trim() })
    : undefined;

/**
 * Longer amounts are capped at this value. It is far above every limit, so they get an error
 * message.
 */
const MOST = '999999999999.99';

const withCents = (amount: string): string => {
  const [whole = '', cents = ''] = amount.split('.');
  return whole.length > 12 ? MOST : `${whole}.${cents.padEnd(CENTS, '0')}`;
};

/**
 * An amount with two decimal places, or null if invalid. A third place is rounded half away from
 * zero, as on the server. Amounts that are too large pass through, for the server to reject.
 */
export function readMoney(text: string): string | null {
  const amount = plain(text);
  if (amount === null) return null;
  return withCents((/\.\d{3}/.test(amount) ? sumText(amount, CENTS) : amount) ?? MOST);
}

/** A unit price with two to four decimal places, or null if invalid. */
export function readRate(text: string): string | null {
  const rate = fine(text);
  return rate === null ? null : withCents(rate).replace(/(\.\d{2}\d*?)0+$/, '$1');
}

/** The same, for totals that update while the user types: invalid text counts as zero. */
export const moneyText = (text: string): string => readMoney(text) ?? '0.00';

export const rateText = (text: string): string => readRate(text) ?? '0.00';

/**
 * Normalizes an amount. Only an empty field falls back to `empty`; invalid text stays as typed
 * (rule: typed-numbers).
 */
export const tidyMoney = (text: string, empty = '0.00'): string =>
  text.trim() === '' ? empty : (readMoney(text) ?? text);

export const tidyRate = (text: string, empty = '0.00'): string =>
  text.trim() === '' ? empty : (readRate(text) ?? text);

/** Adds thousands separators to a plain number for display. Anything else is returned unchanged. */
export function withCommas(text: string): string {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return text;
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** The error for an invalid amount. An empty one is valid. */
export const amountError = (text: string): string | undefined =>
  text.trim() === '' || readMoney(text) !== null
    ? undefined
    : say('no-amount', { typed: text.trim() });

/** The error for an invalid rate. An empty one is valid. */
export const rateError = (text: string): string | undefined =>
  text.trim() === '' || readRate(text) !== null
    ? undefined
    : (tooFineError(text) ?? say('no-amount', { typed: text.trim() }));

/** The note for an amount with too many decimal places: what it is rounded to. */
export function roundedWords(text: string): string | undefined {
  const amount = readMoney(text);
  return amount !== null && /\.\d{3}/.test(text.trim())
    ? say('rounded', { amount: `$${withCommas(amount)}` })
    : undefined;
}

/** The same as a form rule that blocks submitting: `register(name, isAmount)`. */
export const isAmount = { validate: (text: string) => amountError(text) ?? true };
export const isRate = { validate: (text: string) => rateError(text) ?? true };

/**
 * A quantity with at most four decimal places, above 0 and up to 999999 (roofs are measured in
 * squares like 24.5), also as an arithmetic expression ("28*1.1"). Null if invalid.
 */
export function readQuantity(text: string): string | null {
  const quantity = isSum(text) ? sumText(text, FINE) : fine(text);
  return quantity === null || quantity.split('.')[0]!.length > 6 || Number(quantity) === 0
    ? null
    : quantity;
}

/** A percentage from 0 to 100 with at most four decimal places, or null if invalid. */
export function readPercent(text: string): string | null {
  const percent = fine(text);
  return percent === null || Number(percent) > 100 ? null : percent;
}

/** The same, for totals that update while the user types: invalid text counts as zero. */
export const percentText = (text: string): string => readPercent(text) ?? '0';

/** Only an empty field becomes "0"; invalid text stays as typed (rule: typed-numbers). */
export const tidyPercent = (text: string): string =>
  text.trim() === '' ? '0' : (readPercent(text) ?? text);

/** The error for an invalid percentage. An empty one is valid. */
export const percentError = (text: string): string | undefined =>
  text.trim() === '' || readPercent(text) !== null
    ? undefined
    : (tooFineError(text) ?? say('no-percentage', { typed: text.trim() }));

/** The same as a form rule: `register(name, isPercentage)`. */
export const isPercentage = { validate: (text: string) => percentError(text) ?? true };
