// Telephone numbers: typed in many ways, shown and dialled in one.

/** The ten digits of an American number however it was typed; null for every other one. */
const american = (phone: string): string | null =>
  /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s./-]*(\d{3})[\s.-]*(\d{4})\s*$/
    .exec(phone)
    ?.slice(1)
    .join('') ?? null;

/**
 * A number as people read it: "(541) 555-0123". Others, and what is said with one, stay as typed.
 */
export const shownPhone = (phone: string): string =>
  american(phone)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? phone;

/** The company's number for a sentence of an e-mail; "none" where nobody has said it yet. */
export const saidPhone = (phone: string): string => shownPhone(phone) || 'none';

/**
 * A number as it is dialled from anywhere: "+15415550123"; another country's keeps its own code.
 */
export function dialledPhone(phone: string): string {
  const digits = american(phone);
  return digits === null ? phone.replace(/[^+\d]/g, '') : `+1${digits}`;
}

/**
 * The digits of a number as two are compared: without the country code 1, which some write. The
 * database reads them alike (folded-text.ts).
 */
export const nationalDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const PHONE_SIGNS = /^[\d\s()+./-]+$/;
const FEWEST_OF_PART = 3;
/** A country code before a part of a number; 1541 without any sign may be its last four digits. */
const COUNTRY_CODE = /^\s*(?:\+1|1(?=[\s().-]|\d{7}))/;
/** The digits of what looks like a part of a number to somebody who searches. */
export function partOfPhone(q: string): string | undefined {
  if (!PHONE_SIGNS.test(q)) return undefined;
  const digits = nationalDigits(q.replace(COUNTRY_CODE, ''));
  return digits.length >= FEWEST_OF_PART ? digits : undefined;
}

/** As many digits as telephone numbers have, an extension left out (E.164: fifteen at most). */
const [FEWEST, MOST] = [7, 15];
/** Whether a number can be dialled: digits with the signs that stand between them. */
export function isDialable(phone: string): boolean {
  const number = phone.replace(/\s*(?:x|ext\.?)\s*\d{1,6}\s*$/i, '');
  const digits = number.replace(/\D/g, '').length;
  return PHONE_SIGNS.test(number) && digits >= FEWEST && digits <= MOST;
}
