// A batch of payments on its way through the bank: opened, written as a file, submitted, accepted
// or rejected, then settled or returned line by line. Nothing is paid before the bank accepted. A
// batch of prenotes goes the same way, without payments.
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
  /** What was asked for; which of it goes into the file is decided payment by payment. */
  BatchOpened: z.object({
    paymentIds: z.array(Id),
    /** Its file is not written before; null in the first batches. */
    stoppableUntil: z.iso.datetime().nullable().default(null),
  }),
  /** What was answered to whoever asked; asked again under the same key it is answered again. */
  BatchGathered: z.object({
    taken: z.int().min(0),
    stayed: z.int().min(0),
    /** What is in it from now on, and nothing else; unknown of the first ones. */
    paymentIds: z.array(Id).nullable().default(null),
    /** What they come to; unknown of the first ones. */
    totalCents: z.int().min(0).nullable().default(null),
    /** Of those that stayed: number, code and values, as JSON; it names payees. */
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
  /** `byHand`: on the word of a person; unknown of the first ones. */
  BatchRejected: z.object({ reason: z.string(), byHand: z.boolean().default(false) }),
  /** The bank itself says what a person had noted. */
  BatchRejectionConfirmed: z.object({}),
  ...lineEvents,
  ...prenoteEvents,
};
export type PaymentBatchEvent = MessageOf<typeof events>;

// ---- state

/** `submitting`: nobody knows yet whether the file is with the bank. */
type WithFile = 'written' | 'submitting' | 'submitted' | 'accepted';
export type PaymentBatch =
  /** `byHand`: only a person says that the bank rejected it. */
  | { readonly status: keyof typeof WITHOUT_FILE; readonly byHand?: boolean }
  | {
      readonly status: 'open';
      /** What was asked for, then what was gathered. */
      readonly paymentIds: readonly number[];
      /** Nothing is taken into it any more: its file may be written. */
      readonly gathered: boolean;
      readonly stoppableUntil: string | null;
      /** What is to be tried: none in a batch of payments, and no payments where there are any. */
      readonly accounts: readonly TriedAccount[];
      /** The day on which its file is tried again, where it is put off. */
      readonly delayedUntil?: string;
    }
  | {
      readonly status: WithFile;
      readonly sha256: string;
      /** By trace number. */
      readonly lines: ReadonlyMap<string, LineNow>;
    };
/** Why nothing can be said about its file. */
const WITHOUT_FILE = {
  none: 'batch-not-found',
  abandoned: 'batch-stopped',
  rejected: 'batch-rejected',
} as const;
type Written = Extract<PaymentBatch, { readonly lines: object }>;

/** Whether every line has come to its end. */
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

/** The bank answered, so the file was with it, whether or not we ever knew. */
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
  // Under the batch's own key: what was paid to whom outlives the vendor's record.
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
    // Once: whoever comes after it, and took more meanwhile, lets go of that again.
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
      // A bank may accept a file and find fault with it later; but whoever answered for one of its
      // entries has worked on all of them, and sent again they may be paid twice.
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
      // A file of the bank proves that it has ours; somebody's word does not.
      if (by !== 'system' && now.status !== 'accepted') return refuse('batch-not-accepted');
      const line = now.lines.get(trace);
      if (!line) return refuse('line-unknown');
      // The same once more is no news; another reason is.
      if (line.outcome === 'returned')
        return line.code === code ? [] : refuse('line-returned-otherwise');
      const { paymentId, vendorId } = line;
      return paymentId === null
        ? [{ type: 'PrenoteLineReturned', data: { trace, vendorId, code, note } }]
        : [{ type: 'BatchLineReturned', data: { trace, paymentId, code, note } }];
    },
    // Whatever it is good for: the bank has worked on this entry.
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
