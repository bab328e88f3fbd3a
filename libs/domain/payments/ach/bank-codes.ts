// The codes in which banks answer, with their meaning in plain words: why an entry came back, and
// what of it is to be corrected. Source: the tables of the Nacha rules.
import { z } from 'zod';

/** Why an entry came back. */
export const returnCodes = {
  // Said by the receiver's bank
  R01: 'The account does not hold enough money.',
  R02: 'The account is closed.',
  R03: 'There is no such account, or it is not in this name.',
  R04: 'The account number has a wrong form.',
  R05: 'A business debit came to a personal account without permission.',
  R06: 'Our bank asked for it back.',
  R07: 'The account holder withdrew the permission to debit.',
  R08: 'The account holder stopped the payment.',
  R09: 'The money in the account is not available yet.',
  R10: 'The account holder does not know us or did not permit the debit.',
  R11: 'The debit is not as the account holder permitted it.',
  R12: 'The branch was sold to another bank.',
  R13: 'The bank does not take ACH payments.',
  R14: 'The person who receives payments for another has died or no longer does so.',
  R15: 'The account holder has died.',
  R16: 'The account is frozen.',
  R17: 'The bank could not use a field, or suspects fraud because of the account number.',
  R18: 'The effective date was wrong.',
  R19: 'The amount had a wrong form.',
  R20: 'The account cannot receive such payments.',
  R21: 'The number of our company was wrong.',
  R22: 'The number of the receiver was wrong.',
  R23: 'The receiver refused the payment.',
  R24: 'The bank received the same payment twice.',
  R25: 'What travelled with the payment had a wrong form.',
  R26: 'A field that must be filled was wrong.',
  R27: 'The trace number was wrong.',
  R28: 'The routing number has a wrong digit.',
  R29: 'The business did not permit the debit.',
  R30: 'The bank does not take part in check truncation.',
  R31: 'The receiver sent it back and our bank agreed to that.',
  R32: 'The bank could not settle the payment.',
  R33: 'The bank returned the entry of a destroyed check.',
  R34: 'The bank may take part in ACH within limits only.',
  R35: 'A debit of this kind is not allowed.',
  R36: 'A credit of this kind is not allowed.',
  R37: 'The check that it stands for was presented as well.',
  R38: 'Payment of the check that it stands for was stopped.',
  R39: 'The check that it stands for was not eligible.',
  // Said by a federal agency about enrolments
  R40: 'A federal agency returned the enrolment.',
  R41: 'The enrolment has a wrong transaction code.',
  R42: 'The enrolment has a wrong routing number.',
  R43: 'The enrolment has a wrong account number.',
  R44: 'The enrolment has a wrong identification number.',
  R45: 'The enrolment has a wrong name.',
  R46: 'The enrolment is wrong about who receives for whom.',
  R47: 'The enrolment was made before.',
  // About checks that were presented again
  R50: 'State law does not allow the check to be presented again.',
  R51: 'The check may not be presented again.',
  R52: 'Payment of the check that was presented again was stopped.',
  R53: 'The check was presented as well as its entry.',
  // Said by our bank about a return
  R61: 'The return was sent to the wrong bank.',
  R62: 'The return followed a reversal that was wrong.',
  R67: 'The same payment was returned twice.',
  R68: 'The return came too late.',
  R69: 'A field of the return was wrong.',
  R70: 'Our bank had not agreed to the return.',
  // The answers of the receiver's bank to that
  R71: 'Our bank sent its objection to the wrong bank.',
  R72: 'The objection of our bank came too late.',
  R73: 'The return was in time, says the bank.',
  R74: 'The return was corrected.',
  R75: 'The return was the only one, says the bank.',
  R76: 'The return had no mistake, says the bank.',
  R77: 'The bank does not accept the objection about a reversal.',
  // International payments
  R80: 'A code of the international payment was wrong.',
  R81: 'The bank does not take part in international payments.',
  R82: 'The foreign bank was named wrongly.',
  R83: 'The foreign bank could not settle the payment.',
  R84: 'The payment could not be passed on abroad.',
  R85: 'The payment goes abroad and was not marked so.',
} as const satisfies Readonly<Record<`R${number}`, string>>;
export type ReturnCode = keyof typeof returnCodes;
export const ReturnCode = z.enum(Object.keys(returnCodes) as readonly ReturnCode[]);
export const isReturnCode = (code: string): code is ReturnCode => Object.hasOwn(returnCodes, code);

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
export const changeCodes = {
  C01: 'The account number is to be corrected.',
  C02: 'The routing number is to be corrected.',
  C03: 'The routing number and the account number are to be corrected.',
  C04: 'The name is to be corrected.',
  C05: 'The kind of account, checking or savings, is to be corrected.',
  C06: 'The account number and the kind of account are to be corrected.',
  C07: 'Routing number, account number and the kind of account are to be corrected.',
  C08: 'The foreign bank is to be corrected.',
  C09: 'The number of the receiver is to be corrected.',
  C10: 'The name of our company is to be corrected.',
  C11: 'The number of our company is to be corrected.',
  C12: 'The name and the number of our company are to be corrected.',
  C13: 'What travels with the payment has a wrong form.',
  C14: 'The payment goes abroad and has to be marked so.',
} as const satisfies Readonly<Record<`C${number}`, string>>;
export type ChangeCode = keyof typeof changeCodes;
export const isChangeCode = (code: string): code is ChangeCode => Object.hasOwn(changeCodes, code);
