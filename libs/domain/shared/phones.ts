// Telephone numbers: parsing, formatting and comparing them.

/** The ten digits of a US number in any notation; null for any other number. */
const american = (phone: string): string | null =>
  /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})\s*$/
    .exec(phone)
    ?.slice(1)
    .join('') ?? null;

/** Formats a US number as "(541) 555-0123"; returns anything else as typed. */
export const shownPhone = (phone: string): string =>
  american(phone)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? phone;

/** The company's number for use in a sentence; "none" if not entered yet. */
export const saidPhone = (phone: string): string => shownPhone(phone) || 'none';

/** The number to dial from anywhere: "+15415550123". Foreign numbers keep their country code. */
export function dialledPhone(phone: string): string {
  const digits = american(phone);
  return digits === null ? phone.replace(/[^+\d]/g, '') : `+1${digits}`;
}

/**
 * The digits to compare two numbers by, without the country code 1. The database normalizes them
 * the same way (folded-text.ts).
 */
export const nationalDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const PHONE_SIGNS = /^[\d\s()+./-]+$/;
const FEWEST_OF_PART = 3;
/** A country code before a partial number. A bare "1541" may be a number's last four digits. */
const COUNTRY_CODE = /^\s*(?:\+1|1(?=[\s().-]|\d{7}))/;
/** The digits of a search term that looks like part of a telephone number. */
export function partOfPhone(q: string): string | undefined {
  if (!PHONE_SIGNS.test(q)) return undefined;
  const digits = nationalDigits(q.replace(COUNTRY_CODE, ''));
  return digits.length >= FEWEST_OF_PART ? digits : undefined;
}

/** Number of digits in a telephone number without extension (E.164 allows fifteen). */
const [FEWEST, MOST] = [7, 15];
/** Whether a number can be dialed: enough digits, and only the usual separators. */
export function isDialable(phone: string): boolean {
  const number = phone.replace(/\s*(?:x|ext\.?)\s*\d{1,6}\s*$/i, '');
  const digits = number.replace(/\D/g, '').length;
  return PHONE_SIGNS.test(number) && digits >= FEWEST && digits <= MOST;
}
