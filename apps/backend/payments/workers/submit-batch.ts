// Hands a batch's file to the bank: the intent is recorded before the file has its name, the
// outcome after it. What nobody knows is left to a person, on the page of the batch.
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { fold } from '@purlin/event-sourcing/decider.ts';
import { BankAway } from '../gateway/bank-gateway.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker, Unavailable, Unrecoverable } from '../../platform/core/tasks/tasks.ts';
import { FileLost, fileOf } from '../file-again.ts';
import { bankOf } from '../gateway/service.ts';
import { submitBatch } from '../reactions.ts';

async function fileToSend(batchId: number, services: Services) {
  try {
    return (await fileOf(batchId, services))!;
  } catch (error) {
    if (error instanceof FileLost) throw new Unrecoverable(error.message, { cause: error });
    throw error;
  }
}

export const batchIsSubmitted = taskWorker<Services>()(submitBatch, {
  attempts: 5,
  backoffMs: 5_000,
  // Files go out one after the other: banks read them in the order of their names.
  concurrency: 1,
  about: async ({ batchId }) => ({
    title: `Send the file of batch ${batchId} to the bank`,
    facts: [['Batch', String(batchId)]],
    path: `/vendor-payments/batches/${batchId}`,
  }),
  async run({ batchId }, { effectId, correlationId }, services) {
    const events = await services.history.read(paymentBatch, batchId);
    const state = fold(paymentBatch, events);
    // Begun before, by whoever was cut off: only a person may say what became of that.
    if (state.status !== 'written') return 'skipped';
    const { name, content } = await fileToSend(batchId, services);
    const asker = (step: string) => ({
      by: 'system',
      correlationId,
      key: `${effectId}-${step}-${events.length}`,
    });
    let begun = false;
    try {
      await bankOf(services).send(name, content, async () => {
        const { events: made } = await services.dispatch(
          paymentBatch,
          batchId,
          { type: 'BeginSubmission', data: {} },
          asker('begin'),
        );
        if (made.length === 0) throw new Error(`another process sends the file of ${batchId}`);
        begun = true;
      });
    } catch (error) {
      if (error instanceof BankAway) throw new Unavailable(error.message, { cause: error });
      if (!begun) throw error;
      services.log.error({ err: error, batchId }, 'nobody knows whether the bank has the file');
      return undefined;
    }
    await services.dispatch(
      paymentBatch,
      batchId,
      { type: 'RecordSubmission', data: {} },
      asker('done'),
    );
    return undefined;
  },
  // The batch stays as it is written, and its page says so: it can be stopped there.
  exhausted: async ({ batchId }, reason, _attempt, { log }) =>
    log.error({ batchId, reason }, 'the file of a batch was not sent'),
});
