// Which payments are planned, which are approved, and how much are they?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import { PaymentStatus, type PaymentSort } from '@purlin/contracts/payments.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<PaymentSort>['sorts'] = {
  createdAt: byColumn('created_at', 'timestamptz'),
  projectTotal: byColumn('total_cents', 'bigint'),
  scheduledPaymentDate: byColumn('scheduled_date', 'date'),
  status: byWords('status', PaymentStatus.options),
};

export const vendorPaymentList = readModel<VendorPaymentEvent>()({
  name: 'vendor_payment_list',
  version: 2,
  columns: `id bigint primary key, vendor_id bigint not null, job_id bigint not null,
    status text not null, labor_cents bigint not null, materials_cents bigint not null,
    total_cents bigint not null,
    scheduled_date date not null, notes text not null, created_at timestamptz not null`,
  indexes: [...sortIndexes(SORTS), '(status, created_at, id)', '(vendor_id)'],
  on: {
    VendorPaymentPlanned: (e, { id, at }) => sql`
      insert into vendor_payment_list values (${id}, ${e.vendorId}, ${e.jobId}, 'pending',
        ${e.laborCents}, ${e.materialsCents}, ${e.totalCents}, ${e.scheduledDate}, ${e.notes},
        ${at})`,
    VendorPaymentApproved: (_, { id }) =>
      sql`update vendor_payment_list set status = 'approved' where id = ${id}`,
  },
});

export interface PaymentRow {
  readonly id: number;
  readonly vendorId: number;
  readonly jobId: number;
  readonly status: PaymentStatus;
  readonly laborCents: number;
  readonly materialsCents: number;
  readonly totalCents: number;
  readonly scheduledPaymentDate: string;
  readonly notes: string;
  readonly createdAt: string;
}
const COLUMNS = `id, vendor_id as "vendorId", job_id as "jobId", status, labor_cents as "laborCents", materials_cents as "materialsCents", total_cents as "totalCents",
  scheduled_date as "scheduledPaymentDate", notes, created_at as "createdAt"`;

export const paymentById = async (db: Db, id: number): Promise<PaymentRow | undefined> =>
  (
    await db.query<PaymentRow>({
      name: 'payment_by_id',
      text: `select ${COLUMNS} from vendor_payment_list where id = $1`,
      values: [id],
    })
  ).rows[0];

const LIST: List<PaymentSort> = {
  model: vendorPaymentList,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

/** Payments that match, newest first unless another order is asked for. */
export const listPayments = (
  db: Db,
  { status, ...page }: PageRequest<PaymentSort> & { readonly status?: PaymentStatus | undefined },
): Promise<ListPage<PaymentRow>> => readPage(db, LIST, page, [status && sql`status = ${status}`]);
