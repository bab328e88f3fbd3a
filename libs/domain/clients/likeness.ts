// What makes two clients look like one: the same e-mail address, or the same telephone number
// however it was written.
import { nationalDigits } from '../shared/phones.ts';

/** A telephone number as its digits; null when there are too few to tell people apart. */
export function phoneDigits(phone: string | null | undefined): string | null {
  const digits = nationalDigits(phone ?? '');
  return digits.length >= 7 ? digits : null;
}

/** An e-mail address as it is compared: capitals make no difference; none is blank. */
export const emailKey = (email: string | null): string => (email ?? '').trim().toLowerCase();
