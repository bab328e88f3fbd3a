// What can be asked of a batch of payments, and in which shape.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';
import { AccountHolderType, TraceNumber } from './ach/ach-file.ts';
import { ChangeCode, FirstReturn } from './ach/bank-codes.ts';
import { FileNumbers } from './file-shapes.ts';
import { prenoteCommands } from './prenote-shapes.ts';

const Id = z.int().positive();
/** An entry of the file. `accountEntry`: which of its vendor's accounts, as they were entered. */
export const Line = z.object({
  paymentId: Id,
  vendorId: Id,
  accountEntry: Id,
  amountCents: z.int().positive(),
  effectiveOn: z.iso.date(),
  trace: TraceNumber,
  /** All that is ever shown of the account. */
  endsWith: z.string().default(''),
  accountHolderType: AccountHolderType.nullable().default(null),
  /** What travels with the money. */
  remittance: z.string().nullable().default(null),
});
export type Line = z.infer<typeof Line>;

const Reason = OneLine('Please enter a reason').min(1, 'Please enter a reason').max(500);

export const commands = {
  /** `holdMinutes`: for so long it can be stopped before its file is written. */
  OpenBatch: z.object({
    paymentIds: z.array(Id).min(1).max(10_000),
    holdMinutes: z.int().min(0).max(60).default(0),
  }),
  /** How many let themselves be taken; `why` the others did not, codes and values as one text. */
  RecordGathering: z.object({
    taken: z.int().min(0),
    stayed: z.int().min(0),
    paymentIds: z.array(Id).max(10_000),
    totalCents: z.int().min(0),
    why: z.string(),
  }),
  /** `payees` as they stand in the file, one for each line. */
  WriteBatchFile: z.object({
    file: FileNumbers,
    lines: z.array(Line).min(1).max(10_000),
    payees: z.array(z.string()),
    /** The bank's data of then, as one text. */
    originator: z.string().default(''),
  }),
  ...prenoteCommands,
  AbandonBatch: z.object({ reason: Reason }),
  /** Said before the file is touched: from now on it may be with the bank. */
  BeginSubmission: z.object({}),
  RecordSubmission: z.object({}),
  /** Somebody made sure that the file never reached the bank. */
  RecordNonSubmission: z.object({ reason: Reason }),
  RecordAcceptance: z.object({}),
  RecordRejection: z.object({ reason: Reason }),
  /** The day has come on which lines settle. */
  SettleLines: z.object({ on: CalendarDate }),
  RecordReturn: z.object({ trace: TraceNumber, code: FirstReturn, note: OneLine().max(200) }),
  RecordLineCorrection: z.object({ trace: TraceNumber, code: ChangeCode }),
};
