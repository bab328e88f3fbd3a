// A number of years, as warranties count them.
import { z } from 'zod';

/** Whole years from 1 to 100. */
export const Years = z
  .int('Please enter a number of years, for example 10')
  .min(1, 'Please enter at least one year')
  .max(100, 'Please enter 100 years or fewer');

/** What somebody typed as a number ("10", "10 years"); else as it is, for `Years` to refuse. */
export function yearsOf(typed: string): number | string {
  const [, figures] = /^(\d{1,3})(?:\s*(?:y|yr|yrs|year|years)\.?)?$/i.exec(typed.trim()) ?? [];
  return figures === undefined ? typed.trim() : Number(figures);
}
