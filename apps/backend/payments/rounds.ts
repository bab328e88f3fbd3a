// The rounds: every few seconds somebody looks which batches go on, what the bank left for us, and
// what has arrived today.
import { easternTime } from '@purlin/domain/payments/ach/banking-days.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { ScheduledTask } from '../platform/core/tasks/scheduled-tasks.ts';
import type { Services } from '../platform/core/room.ts';
import { isSeeding } from '../platform/core/tasks/seeding.ts';
import { BankAway } from './gateway/bank-gateway.ts';
import { writeBatch } from './batch-file.ts';
import { readBankAnswers } from './bank-answers.ts';
import { bankOf } from './gateway/service.ts';
import { gatherLeftBehind } from './kept-answers.ts';
import { sendDuePrenotes, writePrenotes } from './prenotes.ts';
import { dueDates } from './read-models/payment-batch-entries.ts';
import { batchesToSettle, batchesToWrite } from './read-models/payment-batches.ts';
import { playBank } from './simulated-bank.ts';

/** Whoever gathers payments for longer than this is taken for dead, and may still come too late. */
const GATHERING_MS = 60_000;

/** Writes the files of all batches that nobody can stop any more. */
export async function writeDueBatches(services: Services): Promise<void> {
  const now = services.clock.now();
  const today = easternTime(now).day;
  const cutOff = new Date(Date.parse(now) - GATHERING_MS).toISOString();
  for (const { id, kind } of await batchesToWrite(services.db, { now, cutOff, today }))
    if (kind === 'prenotes') await writePrenotes(id, services);
    else {
      await gatherLeftBehind(id, services);
      await writeBatch(id, services);
    }
}

/** Settles what has become due: the money is there on its effective date unless it comes back. */
export async function settleDueLines(services: Services): Promise<void> {
  const { day } = easternTime(services.clock.now());
  for (const id of await batchesToSettle(services.db, day))
    for (const on of await dueDates(services.db, id, day))
      await services.dispatch(
        paymentBatch,
        id,
        { type: 'SettleLines', data: { on } },
        { by: 'system', correlationId: `settle-batch-${id}` },
      );
}

export const paymentRounds: readonly ScheduledTask<Services>[] = [
  {
    name: 'write-due-batches',
    everyMs: 5_000,
    async run(services) {
      if (await isSeeding(services)) return;
      await writeDueBatches(services);
      await sendDuePrenotes(services);
    },
  },
  {
    name: 'hear-the-bank',
    everyMs: 15_000,
    async run(services) {
      if (await isSeeding(services)) return;
      const { simulatedIn } = bankOf(services);
      if (simulatedIn !== undefined) await playBank(simulatedIn);
      try {
        await readBankAnswers(services);
      } catch (error) {
        if (!(error instanceof BankAway)) throw error;
        services.log.warn({ err: error }, 'the bank is not there; asked again later');
      } finally {
        // What has arrived is paid, whatever ails the way on which the bank answers.
        await settleDueLines(services);
      }
    },
  },
];
