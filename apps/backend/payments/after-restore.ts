// After the company was put back from a backup: a batch that was open then may have been written
// and sent since, so it is stopped, and a person looks at the bank before its payments are paid.
import { paymentBatch } from '@purlin/domain/payments/payment-batch.ts';
import type { Services } from '../platform/core/room.ts';
import { batchesWithoutFile } from './read-models/payment-batches.ts';

/** May be repeated: a batch that is stopped stays so. */
export async function stopOpenBatches(services: Services): Promise<string | undefined> {
  const open = await batchesWithoutFile(services.db);
  for (const { id } of open)
    await services.dispatch(
      paymentBatch,
      id,
      {
        type: 'AbandonBatch',
        data: { reason: 'Put back from a backup: look first whether the bank has it' },
      },
      { by: 'system', correlationId: `restore-batch-${id}`, key: `restore-batch-${id}` },
    );
  return open.length === 0
    ? undefined
    : `Batches that were not written yet are stopped: ${open.map(({ id }) => id).join(', ')}. ` +
        'Look at the bank before their payments go into another one.';
}
