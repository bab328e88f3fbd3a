// Which payments are planned, which are approved, and how much are they?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import type { PaymentStatus } from '@purlin/contracts/payments.ts';
import type { Db } from '../../platform/database.ts';
import { fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

export const vendorPaymentList = readModel<VendorPaymentEvent>()({
  name: 'vendor_payment_list',
  version: 1,
  columns: `id bigint primary key, vendor_id bigint not null, job_id bigint not null, status text not null, labor_cents bigint not null, materials_cents bigint not null, total_cents bigint not null,
    scheduled_date date not null, notes text not null, created_at timestamptz not null`,
  indexes: ['(status, id desc)', '(vendor_id, id desc)'],
  on: {
    VendorPaymentPlanned: (e, { id, at }) => sql`
      insert into vendor_payment_list values (${id}, ${e.vendorId}, ${e.jobId}, 'pending', ${e.laborCents}, ${e.materialsCents}, ${e.totalCents}, ${e.scheduledDate}, ${e.notes}, ${at})`,
    VendorPaymentApproved: (_, { id }) => sql`update vendor_payment_list set status = 'approved' where id = ${id}`,
  },
});

export interface PaymentRow {
  readonly id: number; readonly vendorId: number; readonly jobId: number; readonly status: PaymentStatus; readonly laborCents: number; readonly materialsCents: number; readonly totalCents: number;
  readonly scheduledPaymentDate: string; readonly notes: string; readonly createdAt: string;
}
const COLUMNS = `id, vendor_id as "vendorId", job_id as "jobId", status, labor_cents as "laborCents", materials_cents as "materialsCents", total_cents as "totalCents",
  scheduled_date as "scheduledPaymentDate", notes, created_at as "createdAt"`;

export const paymentById = async (db: Db, id: number): Promise<PaymentRow | undefined> =>
  (await db.query<PaymentRow>({ name: 'payment_by_id', text: `select ${COLUMNS} from vendor_payment_list where id = $1`, values: [id] })).rows[0];

/** Payments, newest first; the cursor is the id of the last one on the page before. */
export async function listPayments(db: Db, { limit, cursor, status }: { limit: number; cursor?: string | undefined; status?: PaymentStatus | undefined }): Promise<Page<PaymentRow>> {
  const before = cursor === undefined ? null : fromCursor(z.int(), cursor);
  const { rows } = await db.query<PaymentRow>(
    `select ${COLUMNS} from vendor_payment_list where ($1::bigint is null or id < $1) and ($2::text is null or status = $2) order by id desc limit $3`, [before, status ?? null, limit + 1]);
  return pageOf(rows, limit, (last) => last.id);
}
