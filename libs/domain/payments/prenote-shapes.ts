// Prenote batches: zero-amount entries that test accounts, and the bank's answer to each.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { AccountHolderType, TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import { FileNumbers } from './file-shapes.ts';

const Id = z.int().positive();

/** An account to test. `accountEntry` identifies which of the vendor's accounts. */
export const TriedAccount = z.object({ vendorId: Id, accountEntry: Id });
export type TriedAccount = z.infer<typeof TriedAccount>;

/** A prenote as written to the file. */
export const PrenoteLine = TriedAccount.extend({
  effectiveOn: z.iso.date(),
  trace: TraceNumber,
  /** The last digits; nothing else of the account number is ever shown. */
  endsWith: z.string(),
  accountHolderType: AccountHolderType,
});
export type PrenoteLine = z.infer<typeof PrenoteLine>;

const said = { trace: TraceNumber, vendorId: Id };

/** Events of prenote batches only. */
export const prenoteEvents = {
  PrenoteBatchOpened: z.object({ accounts: z.array(TriedAccount) }),
  PrenoteFileWritten: z.object({
    file: FileNumbers,
    prenotes: z.array(PrenoteLine),
    payees: z.array(z.string()),
    originator: z.string(),
  }),
  /** All file letters of the day are used or reserved; retried on this day. */
  PrenoteFileDelayed: z.object({ until: z.iso.date() }),
  /** Their settlement day has come; an account may still be returned later. */
  PrenotesSettled: z.object({ settledOn: z.iso.date(), traces: z.array(TraceNumber) }),
  PrenoteLineReturned: z.object({ ...said, code: ReturnCode, note: z.string() }),
  /** The account was found, but the bank wants its data corrected. */
  PrenoteLineCorrected: z.object({ ...said, code: z.string() }),
};

/** Commands for a prenote batch before it has a file. */
export const prenoteCommands = {
  OpenPrenoteBatch: z.object({ accounts: z.array(TriedAccount).min(1).max(1_000) }),
  /** `payees` as written to the file, one per line. */
  WritePrenoteFile: z.object({
    file: FileNumbers,
    prenotes: z.array(PrenoteLine).min(1).max(1_000),
    payees: z.array(z.string()),
    originator: z.string(),
  }),
  DelayPrenoteFile: z.object({ until: CalendarDate }),
};
