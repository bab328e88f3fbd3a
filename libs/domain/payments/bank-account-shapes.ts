// What can be asked of a vendor's bank account, and in which shape.
import { z } from 'zod';
import { BankAccount, TraceNumber } from './ach/ach-file.ts';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';

/** Which account is meant: how often one was entered for the vendor when the caller looked. */
const entry = z.int().positive();

/** Who is told of a change beside the office: whoever may confirm it. */
const userIds = z.array(z.int().positive()).default([]);

const batchId = z.int().positive();
const trace = TraceNumber;
/** An entry without money that tries the account: from the press to what the bank made of it. */
const prenotes = {
  RequestPrenote: z.object({ entry }),
  /** The batch asks for it: it is in one, or in none. */
  TakePrenote: z.object({ entry, batchId }),
  /** It stands in the batch's file, to settle on `settlesOn`. */
  RecordPrenote: z.object({ entry, batchId, trace, settlesOn: CalendarDate }),
  RecordPrenoteSettlement: z.object({ entry, batchId, trace, settledOn: CalendarDate }),
  RecordPrenoteReturn: z.object({ entry, batchId, trace, code: z.string() }),
  /** It never reached the account: the batch was stopped, or the bank rejected its file. */
  ReleasePrenote: z.object({ entry, batchId, reason: OneLine().min(1).max(500) }),
};

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
  ...prenotes,
  /** The bank's notification of change, as the account would be with it. */
  ProposeCorrection: z.object({
    entry,
    trace,
    code: z.string(),
    account: BankAccount,
    dueOn: CalendarDate,
  }),
  /** What the bank wrote is nothing that can be taken over here. */
  NoteUnusableCorrection: z.object({ entry, trace, code: z.string() }),
  AcceptCorrection: z.object({ trace, userIds }),
  /** The account is right as it is; empty where nobody says why. */
  RefuseCorrection: z.object({ trace, reason: OneLine().max(500).default('') }),
};
