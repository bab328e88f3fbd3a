// Payment batch commands and their shapes.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { OneLine } from '../shared/text.ts';
import { AccountHolderType, TraceNumber } from './ach/ach-file.ts';
import { ChangeCode, FirstReturn } from './ach/bank-codes.ts';
import { FileNumbers } from './file-shapes.ts';
import { prenoteCommands } from './prenote-shapes.ts';

const Id = z.int().positive();
/** A line of the file. `accountEntry` identifies which of the vendor's accounts it pays. */
export const Line = z.object({
  paymentId: Id,
  vendorId: Id,
  accountEntry: Id,
  amountCents: z.int().positive(),
  effectiveOn: z.iso.date(),
  trace: TraceNumber,
  /** The last digits; nothing else of the account number is ever shown. */
  endsWith: z.string().default(''),
  accountHolderType: AccountHolderType.nullable().default(null),
  /** Remittance information. */
  remittance: z.string().nullable().default(null),
});
export type Line = z.infer<typeof Line>;

const Reason = OneLine('Please enter a reason').min(1, 'Please enter a reason').max(500);

export const commands = {
  /** `holdMinutes`: how long the batch can be stopped before its file is written. */
  OpenBatch: z.object({
    paymentIds: z.array(Id).min(1).max(10_000),
    holdMinutes: z.int().min(0).max(60).default(0),
  }),
  /** How many payments were taken; `why` is JSON with the refusals of the others. */
  RecordGathering: z.object({
    taken: z.int().min(0),
    stayed: z.int().min(0),
    paymentIds: z.array(Id).max(10_000),
    totalCents: z.int().min(0),
    why: z.string(),
  }),
  /** `payees` as written to the file, one per line. */
  WriteBatchFile: z.object({
    file: FileNumbers,
    lines: z.array(Line).min(1).max(10_000),
    payees: z.array(z.string()),
    /** The originator at that time, as JSON. */
    originator: z.string().default(''),
  }),
  ...prenoteCommands,
  AbandonBatch: z.object({ reason: Reason }),
  /** Recorded before submission starts: from now on the bank may have the file. */
  BeginSubmission: z.object({}),
  RecordSubmission: z.object({}),
  /** Someone verified that the file never reached the bank. */
  RecordNonSubmission: z.object({ reason: Reason }),
  RecordAcceptance: z.object({}),
  RecordRejection: z.object({ reason: Reason }),
  /** Settles the lines that are due. */
  SettleLines: z.object({ on: CalendarDate }),
  RecordReturn: z.object({ trace: TraceNumber, code: FirstReturn, note: OneLine().max(200) }),
  RecordLineCorrection: z.object({ trace: TraceNumber, code: ChangeCode }),
};
