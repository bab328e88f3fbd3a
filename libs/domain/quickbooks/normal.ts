// Normalizes values for comparison with QuickBooks: telephone numbers by digits, names and e-mail
// addresses ignoring case, addresses ignoring punctuation.
import type { FieldName } from './record-shapes.ts';

export const small = (text: string): string => text.trim().toLowerCase();
export const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

/** Fewer digits don't identify a telephone number. */
const FEWEST_DIGITS = 7;
/** Digits to search by; empty if too few. */
export const tellingDigits = (phone: string): string => {
  const found = digits(phone);
  return found.length < FEWEST_DIGITS ? '' : found;
};

/** QuickBooks moves accepted estimates to these statuses by itself, after invoicing. */
const ACCEPTED = new Set(['Closed', 'Converted']);

const NORMAL: Readonly<Partial<Record<FieldName, (value: string) => string>>> = {
  // QuickBooks ignores case, too, so changed capitals are neither sent nor asked about.
  name: (value) => small(value.replaceAll(/\s+/g, ' ')),
  contact: (value) => small(value.replaceAll(/\s+/g, ' ')),
  email: small,
  phone: (value) => digits(value) || small(value),
  address: (value) => small(value.replaceAll(/[\s,.]+/g, ' ')),
  status: (value) => (ACCEPTED.has(value) ? 'Accepted' : value),
};

export const normalOf = (field: FieldName, value: string): string =>
  NORMAL[field]?.(value) ?? value;
