// Tells the payments of a batch what became of it, let go, paid, or returned; and the accounts that
// a batch of prenotes tries.
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { paymentBatch, type PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { personBehind } from '@purlin/event-sourcing/actors.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker, Unrecoverable, type Attempt } from '../../platform/core/tasks/tasks.ts';
import { inParallel } from '../in-parallel.ts';
import { commandsForPrenotes } from '../commands-for-prenotes.ts';
import { followBatch } from '../reactions.ts';

type PaymentCommand = readonly [paymentId: number, command: CommandOf<typeof vendorPayment>];

/** What was asked for, and the lines of the file once there is one. */
function contentsOf(events: readonly PaymentBatchEvent[]) {
  const opened = events.find((event) => event.type === 'BatchOpened');
  const written = events.find((event) => event.type === 'BatchFileWritten');
  return { paymentIds: opened?.data.paymentIds ?? [], lines: written?.data.lines ?? [] };
}

type Happened = PaymentBatchEvent & { readonly by: string };

/**
 * On whose word alone a batch ended without being paid; null where the bank itself says so, or
 * nothing of it was ever sent. Whoever stopped it may be somebody else.
 */
function reportedByHand(end: Happened, events: readonly Happened[]): string | null {
  if (end.type === 'BatchRejected') return personBehind(end.by);
  const last = events.findLast(
    (event) => event.type === 'BatchNotSubmitted' && personBehind(event.by) !== null,
  );
  return last?.by ?? null;
}

/** The command for each payment after this event. */
function commandsFor(
  batchId: number,
  event: Happened,
  events: readonly Happened[],
): readonly PaymentCommand[] {
  const { lines, paymentIds } = contentsOf(events);
  const byTrace = new Map(lines.map(({ trace, paymentId }) => [trace, paymentId]));
  switch (event.type) {
    // Who was asked for and is in no line of the file goes on without it.
    case 'BatchFileWritten': {
      const inFile = new Set(lines.map(({ paymentId }) => paymentId));
      const reason = 'It was not ready when the file was written.';
      return paymentIds
        .filter((id) => !inFile.has(id))
        .map((id) => [id, { type: 'ReleaseFromBatch', data: { batchId, reason } }]);
    }
    case 'BatchAbandoned':
    case 'BatchRejected': {
      const { reason } = event.data;
      const reportedBy = reportedByHand(event, events);
      // Of a bank that contradicts itself somebody makes sure before anything is sent again.
      const isRejected = event.type === 'BatchRejected';
      const anew = isRejected && events.some(({ type }) => type === 'BatchAccepted');
      return paymentIds.map((id) => [
        id,
        { type: 'ReleaseFromBatch', data: { batchId, reason, reportedBy, anew } },
      ]);
    }
    case 'BatchLinesSettled': {
      const { settledOn, traces } = event.data;
      return traces.map((trace) => [
        byTrace.get(trace)!,
        { type: 'RecordSettlement', data: { batchId, trace, settledOn } },
      ]);
    }
    case 'BatchLineReturned': {
      const { paymentId, ...line } = event.data;
      const data = { ...line, batchId, reportedBy: personBehind(event.by) };
      return [[paymentId, { type: 'RecordPaymentReturn', data }]];
    }
    default:
      return [];
  }
}

/**
 * What came after may have been sent before: a payment that left the batch stays where it is. `by`:
 * whoever did it to the batch did it to its payments.
 */
async function send(
  [paymentId, command]: PaymentCommand,
  by: string,
  { effectId, correlationId }: Attempt,
  { dispatch }: Services,
): Promise<void> {
  const asker = { by, correlationId, key: `${effectId}-${paymentId}` };
  try {
    await dispatch(vendorPayment, paymentId, command, asker);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'payment-not-in-batch') throw error;
  }
}

export const batchIsFollowed = taskWorker<Services>()(followBatch, {
  attempts: 20,
  backoffMs: 500,
  concurrency: 2,
  async run({ batchId, because }, attempt, services) {
    const events = await services.history.read(paymentBatch, batchId);
    const event = events.find(({ eventId }) => eventId === because);
    if (!event) throw new Unrecoverable(`the event ${because} of batch ${batchId} is not there`);
    await inParallel(commandsFor(batchId, event, events), (one) =>
      send(one, event.by, attempt, services),
    );
    const { effectId, correlationId } = attempt;
    await inParallel(commandsForPrenotes(batchId, event, events), ([vendorId, command]) =>
      services.dispatch(bankAccount, vendorId, command, {
        by: event.by,
        correlationId,
        key: `${effectId}-${vendorId}`,
      }),
    );
  },
  exhausted: async ({ batchId }, reason, _attempt, { log }) =>
    log.error({ batchId, reason }, 'payments were not told what became of their batch'),
});
