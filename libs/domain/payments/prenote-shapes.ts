// Prenotes in a batch of their own: entries without money that try accounts, and what the bank
// said of each.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { AccountHolderType, TraceNumber } from './ach/ach-file.ts';
import { ReturnCode } from './ach/bank-codes.ts';
import { FileNumbers } from './file-shapes.ts';

const Id = z.int().positive();

/** An account that is to be tried. `accountEntry`: which of its vendor's, as they were entered. */
export const TriedAccount = z.object({ vendorId: Id, accountEntry: Id });
export type TriedAccount = z.infer<typeof TriedAccount>;

/** A prenote as it stands in the file. */
export const PrenoteLine = TriedAccount.extend({
  effectiveOn: z.iso.date(),
  trace: TraceNumber,
  /** All that is ever shown of the account. */
  endsWith: z.string(),
  accountHolderType: AccountHolderType,
});
export type PrenoteLine = z.infer<typeof PrenoteLine>;

const said = { trace: TraceNumber, vendorId: Id };

/** What happens to a batch of prenotes and to no batch of payments. */
export const prenoteEvents = {
  PrenoteBatchOpened: z.object({ accounts: z.array(TriedAccount) }),
  PrenoteFileWritten: z.object({
    file: FileNumbers,
    prenotes: z.array(PrenoteLine),
    payees: z.array(z.string()),
    originator: z.string(),
  }),
  /** Every letter of the day is taken or promised: its file is tried again on that day. */
  PrenoteFileDelayed: z.object({ until: z.iso.date() }),
  /** The day has come on which they settle; an account may still be turned back. */
  PrenotesSettled: z.object({ settledOn: z.iso.date(), traces: z.array(TraceNumber) }),
  PrenoteLineReturned: z.object({ ...said, code: ReturnCode, note: z.string() }),
  /** The account was found, though it should be another one. */
  PrenoteLineCorrected: z.object({ ...said, code: z.string() }),
};

/** What can be asked of a batch of prenotes before it has its file. */
export const prenoteCommands = {
  OpenPrenoteBatch: z.object({ accounts: z.array(TriedAccount).min(1).max(1_000) }),
  /** `payees` as they stand in the file, one for each line. */
  WritePrenoteFile: z.object({
    file: FileNumbers,
    prenotes: z.array(PrenoteLine).min(1).max(1_000),
    payees: z.array(z.string()),
    originator: z.string(),
  }),
  DelayPrenoteFile: z.object({ until: CalendarDate }),
};
