// The codes in which banks answer: why an entry came back, and what of it is to be corrected.
// Source: the tables of the Nacha rules.
import { z } from 'zod';

/**
 * Whose word a code is: of a first return the receiver's bank, an operator or an agency, and the
 * money comes back; a dishonored one is our bank's objection to a return, a contested one the
 * answer to that. Of these two the money may be on either side, and a person decides.
 */
type Step = 'first' | 'dishonored' | 'contested';
interface Row {
  readonly step: Step;
  /** The account cannot be paid, whoever tries it again. */
  readonly accountToBlame: boolean;
}
const CAME_BACK: Row = { step: 'first', accountToBlame: false };
const CANNOT_BE_PAID: Row = { step: 'first', accountToBlame: true };
const DISHONORED: Row = { step: 'dishonored', accountToBlame: false };
const CONTESTED: Row = { step: 'contested', accountToBlame: false };

/** Every code of a return; libs/words/bank-codes says what each means. */
const RETURNS = {
  R01: CAME_BACK,
  R02: CANNOT_BE_PAID,
  R03: CANNOT_BE_PAID,
  R04: CANNOT_BE_PAID,
  R05: CAME_BACK,
  R06: CAME_BACK,
  R07: CAME_BACK,
  R08: CAME_BACK,
  R09: CAME_BACK,
  R10: CAME_BACK,
  R11: CAME_BACK,
  R12: CANNOT_BE_PAID,
  R13: CANNOT_BE_PAID,
  R14: CANNOT_BE_PAID,
  R15: CANNOT_BE_PAID,
  R16: CANNOT_BE_PAID,
  R17: CAME_BACK,
  R18: CAME_BACK,
  R19: CAME_BACK,
  R20: CANNOT_BE_PAID,
  R21: CAME_BACK,
  R22: CAME_BACK,
  R23: CAME_BACK,
  R24: CAME_BACK,
  R25: CAME_BACK,
  R26: CAME_BACK,
  R27: CAME_BACK,
  R28: CANNOT_BE_PAID,
  R29: CAME_BACK,
  R30: CAME_BACK,
  R31: CAME_BACK,
  R32: CAME_BACK,
  R33: CAME_BACK,
  R34: CAME_BACK,
  R35: CAME_BACK,
  R36: CAME_BACK,
  R37: CAME_BACK,
  R38: CAME_BACK,
  R39: CAME_BACK,
  R40: CAME_BACK,
  R41: CAME_BACK,
  R42: CAME_BACK,
  R43: CAME_BACK,
  R44: CAME_BACK,
  R45: CAME_BACK,
  R46: CAME_BACK,
  R47: CAME_BACK,
  R50: CAME_BACK,
  R51: CAME_BACK,
  R52: CAME_BACK,
  R53: CAME_BACK,
  R61: DISHONORED,
  R62: DISHONORED,
  R67: DISHONORED,
  R68: DISHONORED,
  R69: DISHONORED,
  R70: DISHONORED,
  R71: CONTESTED,
  R72: CONTESTED,
  R73: CONTESTED,
  R74: CONTESTED,
  R75: CONTESTED,
  R76: CONTESTED,
  R77: CONTESTED,
  R80: CAME_BACK,
  R81: CAME_BACK,
  R82: CAME_BACK,
  R83: CAME_BACK,
  R84: CAME_BACK,
  R85: CAME_BACK,
} as const;
export type ReturnCode = keyof typeof RETURNS;
export const RETURN_CODES = Object.keys(RETURNS) as ReturnCode[];
export const ReturnCode = z.enum(
  RETURN_CODES,
  'This isn’t an ACH return code. Enter one such as R03',
);
export const isReturnCode = (code: string): code is ReturnCode => Object.hasOwn(RETURNS, code);

/** Which step of a return this code is. */
export const stepOf = (code: ReturnCode): Step => RETURNS[code].step;
/** Codes with which an entry itself comes back. */
export const FIRST_RETURNS = RETURN_CODES.filter((code) => stepOf(code) === 'first');
export const FirstReturn = z.enum(
  FIRST_RETURNS,
  'This isn’t a code for a returned payment. Enter one such as R03',
);
export const isAccountToBlame = (code: ReturnCode): boolean => RETURNS[code].accountToBlame;

/** What was not quite right in an entry that was carried out all the same. */
export const CHANGE_CODES = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C05',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
] as const;
export type ChangeCode = (typeof CHANGE_CODES)[number];
export const ChangeCode = z.enum(
  CHANGE_CODES,
  'This isn’t an ACH correction code. Enter one such as C01',
);
export const isChangeCode = (code: string): code is ChangeCode =>
  CHANGE_CODES.some((known) => known === code);
