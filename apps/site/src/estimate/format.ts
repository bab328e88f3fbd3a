// How amounts, quantities and dates look on the page, en-US. Amounts arrive as decimal strings and are never turned into floats.
import type { LineItem } from '@purlin/contracts/estimate-shapes.ts';

/** "-1234.50" is "-$1,234.50". */
export const dollars = (amount: string): string => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(.*)$/.exec(amount) ?? [];
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
};
export const isZero = (amount: string): boolean => /^-?0+(\.0*)?$/.test(amount);

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const quantity = (value: number): string => decimals.format(value);
export const percent = (value: number): string => `${decimals.format(value)}%`;

/** One and many of each unit; pieces need no word. */
const units: Readonly<Record<LineItem['unit'], readonly [one: string, many: string]>> = {
  each: ['', ''], hour: ['hour', 'hours'], sqft: ['sq ft', 'sq ft'], lnft: ['lin ft', 'lin ft'], gallon: ['gallon', 'gallons'], pound: ['pound', 'pounds'], square: ['square', 'squares'],
};
/** "24.5 squares", "1 hour", "3". */
export function measure(line: Pick<LineItem, 'quantity' | 'unit'>): string {
  const [one, many] = units[line.unit];
  return `${quantity(line.quantity)} ${line.quantity === 1 ? one : many}`.trimEnd();
}

/** Day of an instant ("2026-03-02T20:00:00Z" is "Mar 2, 2026") where the company is, not where the reader is; `timeZone`: IANA name. */
export const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(new Date(instant));
/** A calendar date ("2026-03-02" is "Mar 2, 2026"). */
export const calendarDay = (date: string): string => dayOf(`${date}T00:00:00Z`, 'UTC');
