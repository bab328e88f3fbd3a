// When was the bank last sent a file, and when did it last say something?
import type { BankConnection } from '@purlin/contracts/payment-sums.ts';
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import { paymentBatchList } from './payment-batches.ts';

const BATCH = select(paymentBatchList);

export async function lastExchange(
  db: Db,
): Promise<Pick<BankConnection, 'lastSent' | 'lastAnswerAt'>> {
  const sent = await rowWhere(
    db,
    BATCH,
    sql`where submitted_at is not null order by submitted_at desc limit 1`,
  );
  const { rows } = await db.query<{ at: string | null }>({
    name: 'last_answer_of_bank',
    text: `select greatest(
        (select max(accepted_at) from payment_batches),
        (select max(ended_at) from payment_batches where status = 'rejected'),
        (select max(returned_at) from payment_batch_entries),
        (select max(corrected_at) from payment_batch_entries)) as at`,
    values: [],
  });
  return {
    lastSent: sent?.submittedAt
      ? { batchId: sent.id, name: sent.fileName ?? '', at: sent.submittedAt }
      : null,
    lastAnswerAt: rows[0]?.at ?? null,
  };
}
