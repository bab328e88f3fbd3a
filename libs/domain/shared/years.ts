// A number of years, as in warranties.
import { z } from 'zod';

export const Years = z
  .int('Please enter a number of years, for example 10')
  .min(1, 'Please enter at least one year')
  .max(100, 'Please enter 100 years or fewer');

/** Parses "10" or "10 years"; returns anything else unchanged, for `Years` to reject. */
export function yearsOf(typed: string): number | string {
  const [, figures] = /^(\d{1,3})(?:\s*(?:y|yr|yrs|year|years)\.?)?$/i.exec(typed.trim()) ?? [];
  return figures === undefined ? typed.trim() : Number(figures);
}
