// Which payments left a batch that did not pay them, and why?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';

const keyOf = (batchId: number, paymentId: number): string => `${batchId}-${paymentId}`;

export const paymentReleases = readModel<VendorPaymentEvent>()({
  name: 'payment_releases',
  version: 1,
  columns: {
    key: text().key(),
    batchId: number(),
    paymentId: number(),
    reason: text(),
    at: instant(),
  },
  indexes: ['(batch_id)'],
  key: { VendorPaymentReleased: ({ batchId }, { id }) => keyOf(batchId, id) },
  on: {
    VendorPaymentReleased: ({ batchId, reason }, _, { id, at }) => ({
      key: keyOf(batchId, id),
      batchId,
      paymentId: id,
      reason,
      at,
    }),
  },
});

export type ReleaseRow = RowOf<typeof paymentReleases>;
const RELEASE = select(paymentReleases);

/** Everything that left this batch before it paid. */
export const releasesOf = (db: Db, batchId: number): Promise<ReleaseRow[]> =>
  rowsWhere(db, RELEASE, sql`where batch_id = ${batchId} order by payment_id`);
