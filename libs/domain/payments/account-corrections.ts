// What the bank would have otherwise of an account: proposed, refused by a person, said again, or
// nothing that can be taken over.
import { z } from 'zod';
import { TraceNumber, type BankAccount } from './ach/ach-file.ts';

/** Of which account, as it was entered, and of which entry of a file the bank says it. */
const about = { entry: z.int().positive(), trace: TraceNumber, code: z.string() };

/** `account`: the shape in which an account is kept. */
export const correctionEvents = <Account extends z.ZodType>(account: Account) => ({
  BankAccountCorrectionProposed: z.object({
    ...about,
    account,
    endsWith: z.string(),
    /** Until when, or before the next payment, it has to be obeyed. */
    dueOn: z.iso.date(),
  }),
  /** Somebody asked the vendor: the account stays as it is. Empty where nobody said why. */
  BankAccountCorrectionRefused: z.object({
    ...about,
    endsWith: z.string(),
    reason: z.string(),
  }),
  /** The bank asks again for what somebody said no to, of another entry. */
  BankAccountCorrectionRepeated: z.object({ ...about, endsWith: z.string() }),
  /** It is not about the account, or not what an account can be: somebody asks the bank. */
  BankAccountCorrectionUnusable: z.object(about),
});

/** What the bank would have instead, of an entry that was sent to it. */
export interface AccountCorrection {
  readonly trace: string;
  readonly code: string;
  readonly account: BankAccount;
}
