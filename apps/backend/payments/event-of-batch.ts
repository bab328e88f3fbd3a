// The event of a batch that an e-mail is about.
import { paymentBatch, type PaymentBatchEvent } from '@purlin/domain/payments/payment-batch.ts';
import type { Services } from '../platform/core/room.ts';

/** Undefined when the batch has no such event. */
export async function eventOfBatch(
  { batchId, because }: { readonly batchId: number; readonly because: string },
  { history }: Services,
): Promise<PaymentBatchEvent | undefined> {
  const events = await history.read(paymentBatch, batchId);
  return events.find(({ eventId }) => eventId === because);
}
