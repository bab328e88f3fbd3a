// How amounts, quantities and dates look on the page, en-US. Amounts arrive as decimal strings and are never turned into floats.

/** "-1234.50" is "-$1,234.50". */
export const dollars = (amount: string): string => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(.*)$/.exec(amount) ?? [];
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
};
export const isZero = (amount: string): boolean => /^-?0+(\.0*)?$/.test(amount);

const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const quantity = (value: number): string => decimals.format(value);
export const percent = (value: number): string => `${decimals.format(value)}%`;

/** The business's place decides which day an instant belongs to, not the reader's. */
const SHORT_DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const days = new Intl.DateTimeFormat('en-US', { ...SHORT_DATE, timeZone: 'America/Los_Angeles' });
const calendarDays = new Intl.DateTimeFormat('en-US', { ...SHORT_DATE, timeZone: 'UTC' });

/** Day of an instant ("2026-03-02T20:00:00Z" is "Mar 2, 2026"). */
export const dayOf = (instant: string): string => days.format(new Date(instant));
/** A calendar date ("2026-03-02" is "Mar 2, 2026"). */
export const calendarDay = (date: string): string => calendarDays.format(new Date(`${date}T00:00:00Z`));
