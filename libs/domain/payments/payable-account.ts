// The only way to get an account number for a file: the account that can be paid today.
import type { BankAccount } from './ach/ach-file.ts';
import type { VendorBankAccount } from './bank-account.ts';
import { checkPrenote } from './prenote.ts';
import { refuse } from './refusals.ts';

/**
 * The payable account and its entry number. Refuses if there is none, it is unconfirmed, a prenote
 * is in progress or was returned, or a correction is open.
 */
export function payableAccount(
  state: VendorBankAccount,
  payee: string,
  today: string,
): { readonly account: BankAccount; readonly entry: number } {
  if (!('account' in state)) return refuse('no-bank-account', { payee });
  const { account, entry: which, prenote } = state;
  if (prenote?.returned) return refuse('prenote-returned', { payee });
  if (state.status === 'entered') return refuse('bank-account-unconfirmed', { payee });
  if (state.correction) return refuse('correction-open', { payee });
  if (prenote) checkPrenote(prenote, payee, today);
  return { account, entry: which };
}
