// A batch of payments: opened, written to a file, submitted, accepted or rejected, then settled or
// returned line by line. Nothing counts as paid before the bank accepts the file. A prenote batch
// goes through the same states, without payments.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { FileNumbers } from './file-shapes.ts';
import {
  checkLines,
  checkPrenotes,
  dueLines,
  lineEvents,
  linesWith,
  sent,
  type LineNow,
} from './batch-lines.ts';
import { commands, Line } from './payment-batch-shapes.ts';
import { prenoteEvents, type TriedAccount } from './prenote-shapes.ts';
import { refuse } from './refusals.ts';
import { sumOf } from '../shared/money.ts';

// ---- facts

const Id = z.int().positive();

export const events = {
  /** The requested payments. Each payment decides whether it can be taken. */
  BatchOpened: z.object({
    paymentIds: z.array(Id),
    /** The file isn't written before this time; null in the first events. */
    stoppableUntil: z.iso.datetime().nullable().default(null),
  }),
  /** The result reported to the requester; a retry with the same idempotency key gets it again. */
  BatchGathered: z.object({
    taken: z.int().min(0),
    stayed: z.int().min(0),
    /** The payments in the batch from now on; null in the first events. */
    paymentIds: z.array(Id).nullable().default(null),
    /** Their total; null in the first events. */
    totalCents: z.int().min(0).nullable().default(null),
    /** Numbers, codes and values of the refused payments, as JSON; contains payees' names. */
    why: z.string(),
  }),
  BatchFileWritten: z.object({
    file: FileNumbers,
    lines: z.array(Line),
    payees: z.array(z.string()),
    creditCents: z.int().positive(),
    originator: z.string().default(''),
  }),
  /** Before anything reached the bank. */
  BatchAbandoned: z.object({ reason: z.string() }),
  BatchSubmissionBegun: z.object({}),
  BatchNotSubmitted: z.object({ reason: z.string() }),
  BatchSubmitted: z.object({}),
  BatchAccepted: z.object({}),
  /** `byHand`: reported by a user; false in the first events. */
  BatchRejected: z.object({ reason: z.string(), byHand: z.boolean().default(false) }),
  /** The bank confirms a rejection that a user had reported. */
  BatchRejectionConfirmed: z.object({}),
  ...lineEvents,
  ...prenoteEvents,
};
export type PaymentBatchEvent = MessageOf<typeof events>;

// ---- state

/** `submitting`: the bank may or may not have the file. */
type WithFile = 'written' | 'submitting' | 'submitted' | 'accepted';
export type PaymentBatch =
  /** `byHand`: only a user reported the rejection. */
  | { readonly status: keyof typeof WITHOUT_FILE; readonly byHand?: boolean }
  | {
      readonly status: 'open';
      /** The requested payments, then the gathered ones. */
      readonly paymentIds: readonly number[];
      /** Gathering is complete, so the file can be written. */
      readonly gathered: boolean;
      readonly stoppableUntil: string | null;
      /** The accounts to test. Empty in a payment batch; a prenote batch has no payments. */
      readonly accounts: readonly TriedAccount[];
      /** When writing a delayed file is retried. */
      readonly delayedUntil?: string;
    }
  | {
      readonly status: WithFile;
      readonly sha256: string;
      /** By trace number. */
      readonly lines: ReadonlyMap<string, LineNow>;
    };
/** Why the file can't be acted on. */
const WITHOUT_FILE = {
  none: 'batch-not-found',
  abandoned: 'batch-stopped',
  rejected: 'batch-rejected',
} as const;
type Written = Extract<PaymentBatch, { readonly lines: object }>;

/** Whether every line is settled or returned. */
export const isFinished = (state: PaymentBatch): boolean =>
  'lines' in state && [...state.lines.values()].every(({ outcome }) => outcome !== 'sent');

const written = (state: PaymentBatch): Written =>
  'lines' in state
    ? state
    : refuse(state.status === 'open' ? 'batch-without-file' : WITHOUT_FILE[state.status]);
const withLines = (
  state: PaymentBatch,
  traces: readonly string[],
  change: Partial<LineNow>,
): PaymentBatch => {
  const now = written(state);
  return { ...now, lines: linesWith(now.lines, traces, change) };
};

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/**
 * An answer from the bank proves that it has the file, even if our record of submission is missing.
 */
const withTheBank = (state: PaymentBatch): Written => {
  const now = written(state);
  return now.status === 'written' ? refuse('batch-not-submitted') : now;
};

export const paymentBatch = decider<PaymentBatch>()({
  category: 'paymentBatch',
  events,
  initial: { status: 'none' },
  evolve: {
    BatchOpened: (_, { paymentIds, stoppableUntil }) => ({
      status: 'open',
      paymentIds,
      gathered: false,
      stoppableUntil,
      accounts: [],
    }),
    PrenoteBatchOpened: (_, { accounts }) => ({
      status: 'open',
      paymentIds: [],
      gathered: true,
      stoppableUntil: null,
      accounts,
    }),
    PrenoteFileDelayed: (state, { until }) =>
      state.status === 'open' ? { ...state, delayedUntil: until } : state,
    BatchGathered: (state, { paymentIds }) =>
      state.status === 'open'
        ? { ...state, gathered: true, paymentIds: paymentIds ?? state.paymentIds }
        : state,
    BatchFileWritten: (_, { file: { sha256 }, lines }) => ({
      status: 'written',
      sha256,
      lines: sent(lines),
    }),
    PrenoteFileWritten: (_, { file: { sha256 }, prenotes }) => ({
      status: 'written',
      sha256,
      lines: sent(prenotes),
    }),
    BatchAbandoned: () => ({ status: 'abandoned' }),
    BatchSubmissionBegun: (state) => ({ ...written(state), status: 'submitting' }),
    BatchNotSubmitted: (state) => ({ ...written(state), status: 'written' }),
    BatchSubmitted: (state) => ({ ...written(state), status: 'submitted' }),
    BatchAccepted: (state) => ({ ...written(state), status: 'accepted' }),
    BatchRejected: (_, { byHand }) => ({ status: 'rejected', byHand }),
    BatchRejectionConfirmed: () => ({ status: 'rejected', byHand: false }),
    BatchLinesSettled: (state, { traces }) => withLines(state, traces, { outcome: 'settled' }),
    BatchLineReturned: (state, { trace, code }) =>
      withLines(state, [trace], { outcome: 'returned', code }),
    BatchLineCorrected: (state, { trace }) => withLines(state, [trace], { corrected: true }),
    PrenotesSettled: (state, { traces }) => withLines(state, traces, { outcome: 'settled' }),
    PrenoteLineReturned: (state, { trace, code }) =>
      withLines(state, [trace], { outcome: 'returned', code }),
    PrenoteLineCorrected: (state, { trace }) => withLines(state, [trace], { corrected: true }),
  },
  // Encrypted under the batch's own key, so that payments remain readable after a vendor is
  // forgotten.
  personal: {
    BatchGathered: ['why'],
    BatchFileWritten: ['payees', 'originator'],
    BatchAbandoned: ['reason'],
    BatchNotSubmitted: ['reason'],
    BatchRejected: ['reason'],
    BatchLineReturned: ['note'],
    PrenoteFileWritten: ['payees', 'originator'],
    PrenoteLineReturned: ['note'],
  },
  commands,
  decide: {
    OpenBatch: ({ paymentIds, holdMinutes }, state, { now }) => {
      if (state.status !== 'none') return [];
      const until = new Date(Date.parse(now) + holdMinutes * 60_000).toISOString();
      const stoppableUntil = holdMinutes === 0 ? null : until;
      return [
        { type: 'BatchOpened', data: { paymentIds: [...new Set(paymentIds)], stoppableUntil } },
      ];
    },
    // Recorded once. A slower process that took additional payments releases them.
    RecordGathering: (c, state) => {
      if (state.status === 'none') return refuse('batch-not-found');
      if (state.status === 'open' && state.gathered) return [];
      return [{ type: 'BatchGathered', data: c }];
    },
    WriteBatchFile: (c, state, { now }) => {
      if ('lines' in state) return state.sha256 === c.file.sha256 ? [] : refuse('batch-has-file');
      if (state.status !== 'open') return refuse('batch-not-open');
      if (state.stoppableUntil !== null && now < state.stoppableUntil)
        return refuse('batch-still-stoppable');
      if (!state.gathered) return refuse('batch-not-gathered');
      checkLines(c.lines, state.paymentIds);
      const creditCents = sumOf(c.lines, ({ amountCents }) => amountCents);
      return [{ type: 'BatchFileWritten', data: { ...c, creditCents } }];
    },
    OpenPrenoteBatch: (c, state) =>
      state.status === 'none' ? [{ type: 'PrenoteBatchOpened', data: c }] : [],
    WritePrenoteFile: (c, state) => {
      if ('lines' in state) return state.sha256 === c.file.sha256 ? [] : refuse('batch-has-file');
      if (state.status !== 'open') return refuse('batch-not-open');
      checkPrenotes(c.prenotes, state.accounts);
      return [{ type: 'PrenoteFileWritten', data: c }];
    },
    DelayPrenoteFile: (c, state) => {
      if (state.status !== 'open') return refuse('batch-not-open');
      if (state.accounts.length === 0) return refuse('prenote-not-asked-for');
      return state.delayedUntil === c.until ? [] : [{ type: 'PrenoteFileDelayed', data: c }];
    },
    AbandonBatch: (c, state) => {
      if (state.status === 'abandoned') return [];
      if (state.status === 'none') return refuse('batch-not-found');
      if (state.status !== 'open' && state.status !== 'written')
        return refuse('batch-with-the-bank');
      return [{ type: 'BatchAbandoned', data: c }];
    },
    BeginSubmission: (_, state) =>
      written(state).status === 'written' ? [{ type: 'BatchSubmissionBegun', data: {} }] : [],
    RecordSubmission: (_, state) =>
      withTheBank(state).status === 'submitting' ? [{ type: 'BatchSubmitted', data: {} }] : [],
    RecordNonSubmission: (c, state) => {
      const { status } = written(state);
      if (status === 'written') return [];
      if (status !== 'submitting') return refuse('batch-with-the-bank');
      return [{ type: 'BatchNotSubmitted', data: c }];
    },
    RecordAcceptance: (_, state) =>
      withTheBank(state).status === 'accepted' ? [] : [{ type: 'BatchAccepted', data: {} }],
    RecordRejection: (c, state, { by }) => {
      const isBank = by === 'system';
      if (state.status === 'rejected')
        return state.byHand && isBank ? [{ type: 'BatchRejectionConfirmed', data: {} }] : [];
      // A bank may accept a file and reject it later. But once it has acted on any entry,
      // resubmitting the file could pay entries twice.
      const lines = [...withTheBank(state).lines.values()];
      if (lines.some(({ outcome, corrected }) => outcome !== 'sent' || corrected))
        return refuse('batch-answered');
      return [{ type: 'BatchRejected', data: { ...c, byHand: !isBank } }];
    },
    SettleLines: ({ on }, state) => {
      const { status, lines } = written(state);
      if (status !== 'accepted') return refuse('batch-not-accepted');
      const due = dueLines(lines, on);
      if (due.length === 0) return [];
      const traces = due.map(([trace]) => trace);
      if (due.every(([, { paymentId }]) => paymentId === null))
        return [{ type: 'PrenotesSettled', data: { settledOn: on, traces } }];
      const vendorIds = [...new Set(due.map(([, { vendorId }]) => vendorId))];
      return [{ type: 'BatchLinesSettled', data: { settledOn: on, traces, vendorIds } }];
    },
    RecordReturn: ({ trace, code, note }, state, { by }) => {
      const now = withTheBank(state);
      // A bank file proves that the bank has ours; a user's report doesn't.
      if (by !== 'system' && now.status !== 'accepted') return refuse('batch-not-accepted');
      const line = now.lines.get(trace);
      if (!line) return refuse('line-unknown');
      // Repeating the same return code is ignored; a different one is refused.
      if (line.outcome === 'returned')
        return line.code === code ? [] : refuse('line-returned-otherwise');
      const { paymentId, vendorId } = line;
      return paymentId === null
        ? [{ type: 'PrenoteLineReturned', data: { trace, vendorId, code, note } }]
        : [{ type: 'BatchLineReturned', data: { trace, paymentId, code, note } }];
    },
    // Any correction proves that the bank has processed the entry.
    RecordLineCorrection: ({ trace, code }, state) => {
      const line = 'lines' in state ? state.lines.get(trace) : undefined;
      if (!line || line.corrected) return [];
      const { paymentId, vendorId } = line;
      return paymentId === null
        ? [{ type: 'PrenoteLineCorrected', data: { trace, vendorId, code } }]
        : [{ type: 'BatchLineCorrected', data: { trace, paymentId, code } }];
    },
  },
});
