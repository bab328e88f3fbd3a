// The doors of batches: payments on their way through the bank.
import { z } from 'zod';
import { commands } from '@purlin/domain/payments/payment-batch-shapes.ts';
import { OneLine } from '@purlin/domain/shared/text.ts';
import { Id, Instant, ListQuery, Money, sortBy, type SortField } from './fields.ts';
import { Returned } from './payment-parts.ts';
import { PaymentStatus, StoryEntry } from './payments.ts';
import { Corrected } from './bank-accounts.ts';
import { command, download, query } from './route.ts';

/**
 * `submitting` that lasts: nobody knows whether the bank has the file. `finished`: every line has
 * settled or come back.
 */
export const BatchStatus = z.enum([
  'open',
  'stopped',
  'written',
  'submitting',
  'submitted',
  'accepted',
  'rejected',
  'finished',
]);
export type BatchStatus = z.infer<typeof BatchStatus>;

const summary = {
  id: Id,
  /** Prenotes try accounts with entries of $0.00. */
  kind: z.enum(['payments', 'prenotes']),
  status: BatchStatus,
  openedAt: Instant,
  openedBy: z.string(),
  /** Until then it can be stopped and nothing has left. */
  stoppableUntil: Instant.nullable(),
  /** No file can be written for it before this day: those of today are used up. */
  waitsUntil: z.iso.date().nullable(),
  /** What is in it; of one that was stopped or rejected, what was. */
  count: z.int().min(0),
  total: Money,
  /** The first day on which money arrives. */
  effectiveOn: z.iso.date().nullable(),
  settledCount: z.int().min(0),
  settledTotal: Money,
  returnedCount: z.int().min(0),
  returnedTotal: Money,
  fileName: z.string().nullable(),
  /** Why it was stopped or rejected. */
  reason: z.string().nullable(),
};
export const BatchSummary = z.object(summary).meta({ id: 'BatchSummary' });
export type BatchSummary = z.infer<typeof BatchSummary>;

export const BatchEntry = z
  .object({
    /** Null of a prenote. */
    paymentId: Id.nullable(),
    vendorId: Id,
    payee: z.string(),
    /** All that is shown of the account. */
    endsWith: z.string(),
    code: z.enum(['CCD', 'PPD']).nullable(),
    amount: Money,
    effectiveOn: z.iso.date().nullable(),
    /** Null before the file is written. */
    trace: z.string().nullable(),
    outcome: z.enum(['waiting', 'sent', 'settled', 'returned', 'rejected', 'left-out']),
    /** Of one that waits: what would leave it out if the file were written now. Else why it was. */
    why: z.string().nullable(),
    /** Of one of which nothing was sent with this batch: where the payment is today. */
    now: z.object({ status: PaymentStatus, batchId: Id.nullable() }).nullable(),
    settledOn: z.iso.date().nullable(),
    returned: Returned.nullable(),
    /** It was paid, but the bank says that the account should be another one. */
    correction: Corrected.nullable(),
  })
  .meta({ id: 'BatchEntry' });
export type BatchEntry = z.infer<typeof BatchEntry>;

export const BatchDetails = z
  .object({
    ...summary,
    writtenAt: Instant.nullable(),
    submittedAt: Instant.nullable(),
    acceptedAt: Instant.nullable(),
    rejectedAt: Instant.nullable(),
    stoppedAt: Instant.nullable(),
    /** Nobody stopped it: it could not go on, and `reason` says why. */
    stoppedItself: z.boolean(),
    /** Who stopped it, or said that the bank rejected it. */
    endedBy: z.string().nullable(),
    file: z
      .object({
        name: z.string(),
        sha256: z.string(),
        /** Eastern time. */
        day: z.iso.date(),
        time: z.string(),
        fileOfDay: z.int().positive(),
      })
      .nullable(),
    entries: z.array(BatchEntry),
    /** What must agree: the entries one by one, the file's own total, and what became of it. */
    sums: z.object({
      entries: Money,
      fileCredits: Money.nullable(),
      settled: Money,
      returned: Money,
      open: Money,
    }),
    simulated: z.boolean(),
    story: z.array(StoryEntry),
  })
  .meta({ id: 'BatchDetails' });
export type BatchDetails = z.infer<typeof BatchDetails>;

/** What its file says, made again byte by byte and read back by another program than wrote it. */
export const BatchProof = z
  .object({
    /** Null once it cannot be made again: an account of it was forgotten with its vendor. */
    file: z
      .object({
        lines: z.int(),
        bytes: z.int(),
        entries: z.int(),
        addenda: z.int(),
        /** Of the routing numbers, as the file's control has it. */
        entryHash: z.string(),
        business: Money,
        personal: Money,
        debits: Money,
        /** The credits, entry by entry; then as the file's control names them. */
        readBack: Money,
        control: Money,
      })
      .nullable(),
  })
  .meta({ id: 'BatchProof' });
export type BatchProof = z.infer<typeof BatchProof>;

/** What one vendor is paid with a batch: to print, and what is mailed once it has arrived. */
export const Remittance = z
  .object({
    vendorId: Id,
    payee: z.string(),
    /** Where the vendor is today; blank of one who was forgotten. */
    address: z.string(),
    endsWith: z.string(),
    settlesOn: z.iso.date(),
    /** When all of it arrived; null while some of it has not. */
    settledOn: z.iso.date().nullable(),
    total: Money,
    lines: z.array(
      z.object({
        paymentId: Id,
        invoiceNumber: z.string().nullable(),
        job: z.string().nullable(),
        amount: Money,
        trace: z.string(),
      }),
    ),
  })
  .meta({ id: 'Remittance' });
export type Remittance = z.infer<typeof Remittance>;

/** `unconfirmed`: their file is on its way or with the bank, which has not said that it took it. */
export const BatchesShown = z.enum(['unconfirmed']);
export type BatchesShown = z.infer<typeof BatchesShown>;

const BatchSort = sortBy('openedAt');
export type BatchSort = SortField<typeof BatchSort>;

/** Nobody else can look it up where no file of the bank says it. */
const SAY_HOW = 'Please enter how you know this';
const right = 'payments.process';

export const paymentBatches = {
  list: query('/api/payment-batches', {
    right: 'payments.read',
    summary:
      'Batches of payments, newest first; `q` searches number, file, payees, traces and amounts',
    answer: z.array(BatchSummary),
    query: ListQuery.extend({ show: BatchesShown.optional(), sort: BatchSort }),
  }),
  details: query('/api/payment-batches/:id', {
    right: 'payments.read',
    of: 'paymentBatch',
    summary: 'One batch: every entry with its trace and outcome, its file, totals and story',
    answer: BatchDetails,
  }),
  proof: query('/api/payment-batches/:id/proof', {
    right: 'payments.read',
    summary: 'What the file of a batch says when it is read back: its size, sums and entry hash',
    answer: BatchProof,
  }),
  remittances: query('/api/payment-batches/:id/remittances', {
    right: 'payments.read',
    summary: 'What each vendor is paid with a batch, bill by bill',
    answer: z.array(Remittance),
  }),
  file: download('/api/payment-batches/:id/file', {
    right: 'payments.file',
    password: true,
    summary: 'The file as the bank got it',
    type: 'text/plain; charset=us-ascii',
  }),
  stop: command('POST', '/api/payment-batches/:id/stop', {
    right,
    summary: 'Stops a batch before anything has left; its payments are approved again',
    decider: 'paymentBatch',
    command: 'AbandonBatch',
    answer: BatchDetails,
    body: commands.AbandonBatch.partial(),
  }),
  submission: command('POST', '/api/payment-batches/:id/submission', {
    right,
    password: true,
    summary: 'Says whether a file reached the bank whose sending was cut off',
    decider: 'paymentBatch',
    command: ['RecordSubmission', 'RecordNonSubmission'],
    answer: BatchDetails,
    body: z.object({ arrived: z.boolean(), reason: z.string().trim().max(500).optional() }),
  }),
  bankSaid: command('POST', '/api/payment-batches/:id/bank-said', {
    right,
    password: true,
    summary: 'Notes by hand what the bank said of a file or of one entry',
    decider: 'paymentBatch',
    command: ['RecordAcceptance', 'RecordRejection', 'RecordReturn'],
    answer: BatchDetails,
    body: z.discriminatedUnion('said', [
      z.object({ said: z.literal('accepted') }),
      commands.RecordRejection.extend({ said: z.literal('rejected') }),
      z.object({
        said: z.literal('returned'),
        trace: commands.RecordReturn.shape.trace,
        code: commands.RecordReturn.shape.code,
        note: OneLine(SAY_HOW).min(1, SAY_HOW).max(200),
      }),
    ]),
  }),
};
