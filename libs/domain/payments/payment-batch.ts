// A batch of payments on its way through the bank: opened, written as a file, submitted, accepted
// or rejected, then settled or returned line by line. Nothing is paid before the bank accepted.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { TraceNumber } from './ach/ach-file.ts';
import { Code, commands, FileNumbers, Line } from './payment-batch-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

const Id = z.int().positive();

export const events = {
  /** What was asked for; which of it goes into the file is decided payment by payment. */
  BatchOpened: z.object({ paymentIds: z.array(Id) }),
  BatchFileWritten: z.object({
    file: FileNumbers,
    lines: z.array(Line),
    payees: z.array(z.string()),
    creditCents: z.int().positive(),
  }),
  /** Before anything reached the bank. */
  BatchAbandoned: z.object({ reason: z.string() }),
  BatchSubmissionBegun: z.object({}),
  BatchNotSubmitted: z.object({ reason: z.string() }),
  BatchSubmitted: z.object({}),
  BatchAccepted: z.object({}),
  BatchRejected: z.object({ reason: z.string() }),
  BatchLinesSettled: z.object({ settledOn: z.iso.date(), traces: z.array(TraceNumber) }),
  /** Before or after it settled: a bank has days for it. */
  BatchLineReturned: z.object({ trace: TraceNumber, paymentId: Id, code: Code, note: z.string() }),
};
export type PaymentBatchEvent = MessageOf<typeof events>;

// ---- state

export interface LineNow {
  readonly paymentId: number;
  readonly effectiveOn: string;
  readonly outcome: 'sent' | 'settled' | 'returned';
}
/** `submitting`: nobody knows yet whether the file is with the bank. */
type WithFile = 'written' | 'submitting' | 'submitted' | 'accepted';
export type PaymentBatch =
  | { readonly status: 'none' | 'abandoned' | 'rejected' }
  | { readonly status: 'open'; readonly paymentIds: readonly number[] }
  | {
      readonly status: WithFile;
      readonly sha256: string;
      /** By trace number. */
      readonly lines: ReadonlyMap<string, LineNow>;
    };
type Written = Extract<PaymentBatch, { readonly lines: object }>;

/** Whether every line has come to its end. */
export const isFinished = (state: PaymentBatch): boolean =>
  'lines' in state && [...state.lines.values()].every(({ outcome }) => outcome !== 'sent');

const written = (state: PaymentBatch): Written =>
  'lines' in state
    ? state
    : refuse(state.status === 'none' ? 'batch-not-found' : 'batch-without-file');
const withLines = (
  state: PaymentBatch,
  traces: readonly string[],
  outcome: LineNow['outcome'],
): PaymentBatch => {
  const now = written(state);
  const lines = new Map(now.lines);
  for (const trace of traces) {
    const line = lines.get(trace);
    if (line) lines.set(trace, { ...line, outcome });
  }
  return { ...now, lines };
};

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** Refuses lines of payments that were not asked for, or that are there twice. */
function checkLines(lines: readonly Line[], paymentIds: readonly number[]): void {
  const asked = new Set(paymentIds);
  for (const { paymentId } of lines)
    if (!asked.delete(paymentId)) refuse('payment-not-in-batch', { payment: paymentId });
  if (new Set(lines.map(({ trace }) => trace)).size < lines.length) refuse('trace-used-twice');
}

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
    BatchOpened: (_, { paymentIds }) => ({ status: 'open', paymentIds }),
    BatchFileWritten: (_, { file: { sha256 }, lines }) => ({
      status: 'written',
      sha256,
      lines: new Map(
        lines.map(({ trace, paymentId, effectiveOn }) => [
          trace,
          { paymentId, effectiveOn, outcome: 'sent' },
        ]),
      ),
    }),
    BatchAbandoned: () => ({ status: 'abandoned' }),
    BatchSubmissionBegun: (state) => ({ ...written(state), status: 'submitting' }),
    BatchNotSubmitted: (state) => ({ ...written(state), status: 'written' }),
    BatchSubmitted: (state) => ({ ...written(state), status: 'submitted' }),
    BatchAccepted: (state) => ({ ...written(state), status: 'accepted' }),
    BatchRejected: () => ({ status: 'rejected' }),
    BatchLinesSettled: (state, { traces }) => withLines(state, traces, 'settled'),
    BatchLineReturned: (state, { trace }) => withLines(state, [trace], 'returned'),
  },
  // Under the batch's own key: what was paid to whom outlives the vendor's record.
  personal: {
    BatchFileWritten: ['payees'],
    BatchAbandoned: ['reason'],
    BatchNotSubmitted: ['reason'],
    BatchRejected: ['reason'],
    BatchLineReturned: ['note'],
  },
  commands,
  decide: {
    OpenBatch: ({ paymentIds }, state) =>
      state.status === 'none'
        ? [{ type: 'BatchOpened', data: { paymentIds: [...new Set(paymentIds)] } }]
        : [],
    WriteBatchFile: (c, state) => {
      if ('lines' in state) return state.sha256 === c.file.sha256 ? [] : refuse('batch-has-file');
      if (state.status !== 'open') return refuse('batch-not-open');
      checkLines(c.lines, state.paymentIds);
      const creditCents = c.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return [{ type: 'BatchFileWritten', data: { ...c, creditCents } }];
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
    RecordRejection: (c, state) => {
      if (state.status === 'rejected') return [];
      if (withTheBank(state).status === 'accepted') return refuse('batch-accepted');
      return [{ type: 'BatchRejected', data: c }];
    },
    SettleLines: ({ on }, state) => {
      const { status, lines } = written(state);
      if (status !== 'accepted') return refuse('batch-not-accepted');
      const traces = [...lines]
        .filter(([, line]) => line.outcome === 'sent' && line.effectiveOn <= on)
        .map(([trace]) => trace);
      return traces.length === 0
        ? []
        : [{ type: 'BatchLinesSettled', data: { settledOn: on, traces } }];
    },
    RecordReturn: ({ trace, code, note }, state) => {
      const line = withTheBank(state).lines.get(trace);
      if (!line) return refuse('line-unknown');
      if (line.outcome === 'returned') return [];
      const { paymentId } = line;
      return [{ type: 'BatchLineReturned', data: { trace, paymentId, code, note } }];
    },
  },
});
