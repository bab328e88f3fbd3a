// ACH return and change codes. Source: the code tables of the Nacha rules.
import { z } from 'zod';

/**
 * The stage of a return. `first`: the receiving bank, an operator or an agency returns the money.
 * `dishonored`: our bank objects to a return. `contested`: the receiving bank answers that
 * objection. In the latter two, either bank may have the money, and a person decides.
 */
type Step = 'first' | 'dishonored' | 'contested';
interface Row {
  readonly step: Step;
  /** The account itself can't be paid, so retrying is pointless. */
  readonly accountToBlame: boolean;
}
const RETURNED: Row = { step: 'first', accountToBlame: false };
const ACCOUNT_UNUSABLE: Row = { step: 'first', accountToBlame: true };
const DISHONORED: Row = { step: 'dishonored', accountToBlame: false };
const CONTESTED: Row = { step: 'contested', accountToBlame: false };

/** All return codes; libs/words/bank-codes explains each. */
const RETURNS = {
  R01: RETURNED,
  R02: ACCOUNT_UNUSABLE,
  R03: ACCOUNT_UNUSABLE,
  R04: ACCOUNT_UNUSABLE,
  R05: RETURNED,
  R06: RETURNED,
  R07: RETURNED,
  R08: RETURNED,
  R09: RETURNED,
  R10: RETURNED,
  R11: RETURNED,
  R12: ACCOUNT_UNUSABLE,
  R13: ACCOUNT_UNUSABLE,
  R14: ACCOUNT_UNUSABLE,
  R15: ACCOUNT_UNUSABLE,
  R16: ACCOUNT_UNUSABLE,
  R17: RETURNED,
  R18: RETURNED,
  R19: RETURNED,
  R20: ACCOUNT_UNUSABLE,
  R21: RETURNED,
  R22: RETURNED,
  R23: RETURNED,
  R24: RETURNED,
  R25: RETURNED,
  R26: RETURNED,
  R27: RETURNED,
  R28: ACCOUNT_UNUSABLE,
  R29: RETURNED,
  R30: RETURNED,
  R31: RETURNED,
  R32: RETURNED,
  R33: RETURNED,
  R34: RETURNED,
  R35: RETURNED,
  R36: RETURNED,
  R37: RETURNED,
  R38: RETURNED,
  R39: RETURNED,
  R40: RETURNED,
  R41: RETURNED,
  R42: RETURNED,
  R43: RETURNED,
  R44: RETURNED,
  R45: RETURNED,
  R46: RETURNED,
  R47: RETURNED,
  R50: RETURNED,
  R51: RETURNED,
  R52: RETURNED,
  R53: RETURNED,
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
  R80: RETURNED,
  R81: RETURNED,
  R82: RETURNED,
  R83: RETURNED,
  R84: RETURNED,
  R85: RETURNED,
} as const;
export type ReturnCode = keyof typeof RETURNS;
export const RETURN_CODES = Object.keys(RETURNS) as ReturnCode[];
export const ReturnCode = z.enum(
  RETURN_CODES,
  'This isn’t an ACH return code. Enter one such as R03',
);
export const isReturnCode = (code: string): code is ReturnCode => Object.hasOwn(RETURNS, code);

/** The stage a code belongs to. */
export const stepOf = (code: ReturnCode): Step => RETURNS[code].step;
/** Codes of first returns. */
export const FIRST_RETURNS = RETURN_CODES.filter((code) => stepOf(code) === 'first');
export const FirstReturn = z.enum(
  FIRST_RETURNS,
  'This isn’t a code for a returned payment. Enter one such as R03',
);
export const isAccountToBlame = (code: ReturnCode): boolean => RETURNS[code].accountToBlame;

/** Notification-of-change codes: the entry was processed, but its data should be corrected. */
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
