// How duplicate clients are found: same e-mail address, or same telephone number in any notation.
import { nationalDigits } from '../shared/phones.ts';

/** The digits of a telephone number; null if there are too few to identify anyone. */
export function phoneDigits(phone: string | null | undefined): string | null {
  const digits = nationalDigits(phone ?? '');
  return digits.length >= 7 ? digits : null;
}

/** An e-mail address for comparison, ignoring case; empty if there is none. */
export const emailKey = (email: string | null): string => (email ?? '').trim().toLowerCase();
