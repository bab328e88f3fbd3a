// What makes two clients look like one: the same e-mail address, or the same telephone number
// however it was written.

/**
 * A telephone number as its digits, without the country code 1; null when there are too few to tell
 * people apart.
 */
export function phoneDigits(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length >= 7 ? digits : null;
}

/** An e-mail address as it is compared: capitals make no difference; none is blank. */
export const emailKey = (email: string | null): string => (email ?? '').trim().toLowerCase();
