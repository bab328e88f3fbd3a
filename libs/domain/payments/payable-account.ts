// The only way to a number for a file: the account that money may go to today.
import type { BankAccount } from './ach/ach-file.ts';
import type { VendorBankAccount } from './bank-account.ts';
import { checkPrenote } from './prenote.ts';
import { refuse } from './refusals.ts';

/**
 * The account that can be paid today, and which it is. Refuses while there is none, while nobody
 * has confirmed it, while a prenote is under way, after one came back, and while a correction of
 * the bank is open.
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
