// The bank's notifications of change for a vendor account: proposed, refused by a user, repeated,
// or unusable.
import { z } from 'zod';
import { TraceNumber, type BankAccount } from './ach/ach-file.ts';

/** The account (by entry number) and the file entry that the notification refers to. */
const about = { entry: z.int().positive(), trace: TraceNumber, code: z.string() };

/** `account`: the shape in which accounts are recorded. */
export const correctionEvents = <Account extends z.ZodType>(account: Account) => ({
  BankAccountCorrectionProposed: z.object({
    ...about,
    account,
    endsWith: z.string(),
    /** The deadline for applying it, unless a payment is made earlier. */
    dueOn: z.iso.date(),
  }),
  /** Someone checked with the vendor: the account stays as it is. `reason` may be empty. */
  BankAccountCorrectionRefused: z.object({
    ...about,
    endsWith: z.string(),
    reason: z.string(),
  }),
  /** The bank repeats a refused correction for another entry. */
  BankAccountCorrectionRepeated: z.object({ ...about, endsWith: z.string() }),
  /** It isn't about the account, or the account would be invalid; someone must ask the bank. */
  BankAccountCorrectionUnusable: z.object(about),
});

/** The account as the bank would change it, and the file entry that prompted it. */
export interface AccountCorrection {
  readonly trace: string;
  readonly code: string;
  readonly account: BankAccount;
}
