// The room of batches: payments on their way through the bank, and what people say about it.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { setTimeout } from 'node:timers/promises';
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { achNumbers } from '@purlin/domain/payments/ach-numbers.ts';
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import { defineRoom, ListPage, type Caller, type Services } from '../platform/core/room.ts';
import { stopOpenBatches } from './after-restore.ts';
import { proofOf } from './batch-proof.ts';
import { fileOf } from './file-again.ts';
import { toBatch, toSummaries } from './batches-on-the-wire.ts';
import { batchEmails, batchesMove } from './reactions.ts';
import { paymentBatchEntries } from './read-models/payment-batch-entries.ts';
import { batchById, listBatches, paymentBatchList } from './read-models/payment-batches.ts';
import { isBehindItsBatch } from './read-models/vendor-payment-list.ts';
import { remittancesOf } from './remittances.ts';
import { paymentRounds } from './rounds.ts';
import { returnIsMailed } from './workers/batch-emails.ts';
import { cameBackIsMailed, remittanceIsMailed } from './workers/vendor-emails.ts';
import { batchIsFollowed } from './workers/follow-batch.ts';
import { batchIsSubmitted } from './workers/submit-batch.ts';

async function shown(id: number, services: Services, { language }: Pick<Caller, 'language'>) {
  const row = await batchById(services.db, id);
  return row && toBatch(row, services, paymentBatch, language);
}

/** How long an answer waits until payments show what became of their batch, and how it looks. */
const WAIT_MS = 2_000;
const LOOK_MS = 25;

/** The batch, once its payments show the same; or as it is, where that takes too long. */
async function followed(id: number, services: Services, caller: Pick<Caller, 'language'>) {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end && (await isBehindItsBatch(services.db, id))) await setTimeout(LOOK_MS);
  return shown(id, services, caller);
}

export const paymentBatchesRoom = defineRoom({
  contract: paymentBatches,
  deciders: [paymentBatch, achNumbers],
})({
  name: 'payment-batches',
  readModels: [paymentBatchList, paymentBatchEntries],
  taken: [
    exportTable('batches', paymentBatchList),
    exportTable('batch-entries', paymentBatchEntries),
  ],
  reactions: [batchesMove, batchEmails],
  workers: [
    batchIsSubmitted,
    batchIsFollowed,
    remittanceIsMailed,
    returnIsMailed,
    cameBackIsMailed,
  ],
  scheduled: paymentRounds,
  afterRestore: stopOpenBatches,
  commands: {
    stop: ({ body }) => ({ reason: body.reason ?? 'Stopped before it was sent' }),
    submission: ({ body: { arrived, reason } }) =>
      arrived
        ? { type: 'RecordSubmission', data: {} }
        : {
            type: 'RecordNonSubmission',
            data: { reason: reason || 'The bank does not have the file' },
          },
    bankSaid({ body }) {
      if (body.said === 'accepted') return { type: 'RecordAcceptance', data: {} };
      if (body.said === 'rejected')
        return { type: 'RecordRejection', data: { reason: body.reason } };
      const { trace, code, note } = body;
      return { type: 'RecordReturn', data: { trace, code, note } };
    },
  },
  answers: {
    async list({ query }, services, { language }) {
      const page = await listBatches(services.db, query);
      return new ListPage(await toSummaries(page.items, services, language), page.next);
    },
    details: ({ id }, services, caller) => shown(id, services, caller),
    proof: ({ id }, services) => proofOf(id, services),
    async remittances({ id }, services) {
      const batch = await batchById(services.db, id);
      // Of what the bank rejected nothing is on its way to anybody.
      return batch && (batch.status === 'rejected' ? [] : await remittancesOf(id, services));
    },
    file: ({ id }, services) => fileOf(id, services),
    stop: ({ id }, services, caller) => shown(id, services, caller),
    submission: ({ id }, services, caller) => shown(id, services, caller),
    bankSaid: ({ id }, services, caller) => followed(id, services, caller),
  },
});
