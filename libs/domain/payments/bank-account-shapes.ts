// What can be asked of a vendor's bank account, and in which shape.
import { z } from 'zod';
import { BankAccount, TraceNumber } from './ach/ach-file.ts';
import { CalendarDate } from '../shared/dates.ts';

/** Which account is meant: how often one was entered for the vendor when the caller looked. */
const entry = z.int().positive();

/** Who is told of a change beside the office: whoever may confirm it. */
const userIds = z.array(z.int().positive()).default([]);

export const commands = {
  EnterBankAccount: BankAccount.extend({ userIds }),
  /**
   * `onlyAdmin`: nobody else could confirm it. `newcomer`: the caller was added not a day ago.
   * `established`: who was not.
   */
  ConfirmBankAccount: z.object({
    entry,
    onlyAdmin: z.boolean(),
    newcomer: z.boolean(),
    established: z.array(z.string()),
  }),
  RemoveBankAccount: z.object({}),
  /** An entry without money that tries the account; it settles on `settlesOn`. */
  RecordPrenote: z.object({ entry, trace: TraceNumber, settlesOn: CalendarDate }),
  RecordPrenoteReturn: z.object({ trace: TraceNumber, code: z.string() }),
  /** The bank's notification of change, as the account would be with it. */
  ProposeCorrection: z.object({
    entry,
    trace: TraceNumber,
    code: z.string(),
    account: BankAccount,
    dueOn: CalendarDate,
  }),
  AcceptCorrection: z.object({ trace: TraceNumber, userIds }),
};
