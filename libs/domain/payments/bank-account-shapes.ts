// Bank account commands and their shapes.
import { z } from 'zod';
import { BankAccount, TraceNumber } from './ach/ach-file.ts';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';

/** Identifies an account: the number of accounts entered for the vendor, as the caller saw it. */
const entry = z.int().positive();

/** Users to notify of a change in addition to the office: those who can confirm it. */
const userIds = z.array(z.int().positive()).default([]);

const batchId = z.int().positive();
const trace = TraceNumber;
/** A prenote, from the request to the bank's answer. */
const prenotes = {
  RequestPrenote: z.object({ entry }),
  /** A batch claims it; a prenote is in at most one batch. */
  TakePrenote: z.object({ entry, batchId }),
  /** It was written to the batch's file, to settle on `settlesOn`. */
  RecordPrenote: z.object({ entry, batchId, trace, settlesOn: CalendarDate }),
  RecordPrenoteSettlement: z.object({ entry, batchId, trace, settledOn: CalendarDate }),
  RecordPrenoteReturn: z.object({ entry, batchId, trace, code: z.string() }),
  /** It never reached the account: the batch was stopped, or the bank rejected the file. */
  ReleasePrenote: z.object({ entry, batchId, reason: OneLine().min(1).max(500) }),
};

export const commands = {
  EnterBankAccount: BankAccount.extend({ userIds }),
  /**
   * `onlyAdmin`: nobody else can confirm it. `newcomer`: the caller was added within the last day.
   * `established`: users added earlier.
   */
  ConfirmBankAccount: z.object({
    entry,
    onlyAdmin: z.boolean(),
    newcomer: z.boolean(),
    established: z.array(z.string()),
  }),
  RemoveBankAccount: z.object({}),
  ...prenotes,
  /** A notification of change from the bank, with the resulting account. */
  ProposeCorrection: z.object({
    entry,
    trace,
    code: z.string(),
    account: BankAccount,
    dueOn: CalendarDate,
  }),
  /** The bank's notification can't be applied here. */
  NoteUnusableCorrection: z.object({ entry, trace, code: z.string() }),
  AcceptCorrection: z.object({ trace, userIds }),
  /** The account is right as it is; `reason` may be empty. */
  RefuseCorrection: z.object({ trace, reason: OneLine().max(500).default('') }),
};
