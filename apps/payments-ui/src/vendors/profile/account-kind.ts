// An account's type and holder type.
import type { BankAccountView } from '@purlin/contracts/bank-accounts.ts';
import { say } from '@purlin/words/screens/vendor-account.ts';

/** "checking, business" */
export const kindOf = ({ accountType, accountHolderType }: BankAccountView): string =>
  say('kind', { type: accountType ?? 'checking', holder: accountHolderType ?? 'business' });
