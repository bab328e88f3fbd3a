// Forgets the account of a vendor who is forgotten.
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { forgettingWorker } from '../../platform/core/tasks/forgetting-tasks.ts';
import { forgetBankAccount } from '../reactions.ts';

export const eraseBankAccount = forgettingWorker(forgetBankAccount, async (id) => [
  { decider: bankAccount, id },
]);
