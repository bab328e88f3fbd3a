// The codes in which banks answer: why an entry came back, and what of it is to be corrected.
// Source: the tables of the Nacha rules.
import { z } from 'zod';

/** Why an entry came back; libs/words/bank-codes says what each means. */
export const RETURN_CODES = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
  'R25',
  'R26',
  'R27',
  'R28',
  'R29',
  'R30',
  'R31',
  'R32',
  'R33',
  'R34',
  'R35',
  'R36',
  'R37',
  'R38',
  'R39',
  'R40',
  'R41',
  'R42',
  'R43',
  'R44',
  'R45',
  'R46',
  'R47',
  'R50',
  'R51',
  'R52',
  'R53',
  'R61',
  'R62',
  'R67',
  'R68',
  'R69',
  'R70',
  'R71',
  'R72',
  'R73',
  'R74',
  'R75',
  'R76',
  'R77',
  'R80',
  'R81',
  'R82',
  'R83',
  'R84',
  'R85',
] as const;
export type ReturnCode = (typeof RETURN_CODES)[number];
export const ReturnCode = z.enum(
  RETURN_CODES,
  'This is not a code with which banks return. Please enter one as R03',
);
export const isReturnCode = (code: string): code is ReturnCode =>
  RETURN_CODES.some((known) => known === code);

/** Codes that say that the account cannot be paid, whoever tries it again. */
const ACCOUNT_TO_BLAME: ReadonlySet<ReturnCode> = new Set([
  'R02',
  'R03',
  'R04',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R20',
  'R28',
]);
export const isAccountToBlame = (code: ReturnCode): boolean => ACCOUNT_TO_BLAME.has(code);

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
  'This is not a code with which banks correct. Please enter one as C01',
);
export const isChangeCode = (code: string): code is ChangeCode =>
  CHANGE_CODES.some((known) => known === code);
