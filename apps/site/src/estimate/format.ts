// Formats amounts, quantities and dates. Amounts and numbers use US format in every language.
// Amounts arrive as decimal strings and are never converted to floats.
import type { LineItem, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import type { EstimateWords } from './in-language.tsx';

/** "-1234.50" is "-$1,234.50". */
export const dollars = (amount: string): string => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(.*)$/.exec(amount) ?? [];
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
};
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
const decimalOf = (cents: bigint): string => {
  const figures = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`;
};
/** Amounts always have two decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  decimalOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));
export const differenceOf = (amount: string, less: string): string =>
  decimalOf(centsOf(amount) - centsOf(less));
export const isZero = (amount: string): boolean => /^-?0+(\.0*)?$/.test(amount);

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
export const quantity = (value: number): string => decimals.format(value);
export const percent = (value: number): string => `${decimals.format(value)}%`;

/** The tax rate, and if there is a discount, which lines it applies to. */
export const taxShare = (
  estimate: Pick<
    PublicEstimate,
    'taxPercentage' | 'taxBasis' | 'discountAmount' | 'discountPercentage'
  >,
  { totals }: Pick<EstimateWords, 'totals'>,
): string => {
  const share = percent(estimate.taxPercentage);
  const discounted = estimate.discountPercentage > 0 || !isZero(estimate.discountAmount);
  return discounted && estimate.taxBasis === 'undiscounted' ? totals.beforeDiscount(share) : share;
};

/** The priced lines that are not taxed, each once, as a list. */
export const untaxedOf = (
  lines: readonly Pick<LineItem, 'description' | 'taxable' | 'total'>[],
  { locale }: Pick<EstimateWords, 'locale'>,
): string => {
  const untaxed = lines.filter(({ taxable, total }) => !taxable && !isZero(total));
  const names = [...new Set(untaxed.map(({ description }) => description))];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
};

/** A line's total; a free line is "included". */
export const lineAmount = ({ total }: Pick<LineItem, 'total'>, { lines }: EstimateWords): string =>
  isZero(total) ? lines.included : dollars(total);
/** The same with its measure: "25 squares × $145.00". */
export const lineMeasure = (
  line: Pick<LineItem, 'quantity' | 'unit' | 'rate' | 'total'>,
  words: EstimateWords,
): string =>
  isZero(line.total) ? measure(line, words) : `${measure(line, words)} × ${dollars(line.rate)}`;

/** "24.5 squares", "1 hour", "3": pieces have no unit. */
export function measure(
  line: Pick<LineItem, 'quantity' | 'unit'>,
  { lines: { units } }: EstimateWords,
): string {
  if (line.unit === 'each') return quantity(line.quantity);
  const [one, many] = units[line.unit];
  return `${quantity(line.quantity)} ${line.quantity === 1 ? one : many}`;
}

/**
 * The day of an instant ("2026-03-02T20:00:00Z" is "Mar 2, 2026") in the company's time zone, not
 * the reader's. `timeZone`: an IANA name.
 */
export const dayOf = (
  instant: string,
  timeZone: string,
  { locale }: Pick<EstimateWords, 'locale'>,
): string =>
  new Intl.DateTimeFormat(locale, {
    // Months are abbreviated only in English: "2 de marzo de 2026".
    month: locale.startsWith('en') ? 'short' : 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant));
/** A calendar date ("2026-03-02" is "Mar 2, 2026"). */
export const calendarDay = (date: string, words: Pick<EstimateWords, 'locale'>): string =>
  dayOf(`${date}T00:00:00Z`, 'UTC', words);
