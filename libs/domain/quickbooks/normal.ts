// What counts as the same value on both sides, however it is written: telephone numbers by their
// digits, names and e-mail addresses without their case, addresses without their commas.
import type { FieldName } from './record-shapes.ts';

export const small = (text: string): string => text.trim().toLowerCase();
export const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

/** So many digits tell a telephone from others. */
const FEWEST_DIGITS = 7;
/** By which somebody is found; blank where it tells nobody apart. */
export const tellingDigits = (phone: string): string => {
  const found = digits(phone);
  return found.length < FEWEST_DIGITS ? '' : found;
};

/** Afterwards an accepted estimate goes on there by itself: it was invoiced. */
const ACCEPTED = new Set(['Closed', 'Converted']);

const NORMAL: Readonly<Partial<Record<FieldName, (value: string) => string>>> = {
  // QuickBooks takes them for the same, too: capitals alone are neither sent nor asked about.
  name: (value) => small(value.replaceAll(/\s+/g, ' ')),
  contact: (value) => small(value.replaceAll(/\s+/g, ' ')),
  email: small,
  phone: (value) => digits(value) || small(value),
  address: (value) => small(value.replaceAll(/[\s,.]+/g, ' ')),
  status: (value) => (ACCEPTED.has(value) ? 'Accepted' : value),
};

export const normalOf = (field: FieldName, value: string): string =>
  NORMAL[field]?.(value) ?? value;
