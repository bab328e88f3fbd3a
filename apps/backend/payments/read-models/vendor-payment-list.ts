// Which payments are planned, which are approved, and how much are they?
import { day, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
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
  type SortKeys,
} from '../../platform/core/paging.ts';
import { rowWhere, select } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<PaymentSort> = {
  createdAt: byColumn('created_at', 'timestamptz'),
  projectTotal: byColumn('total_cents', 'bigint'),
  scheduledPaymentDate: byColumn('scheduled_payment_date', 'date'),
  status: byWords('status', PaymentStatus.options),
};

export const vendorPaymentList = readModel<VendorPaymentEvent>()({
  name: 'vendor_payment_list',
  version: 3,
  columns: {
    id: number().key(),
    vendorId: number(),
    jobId: number(),
    status: text<PaymentStatus>(),
    laborCents: number(),
    materialsCents: number(),
    totalCents: number(),
    scheduledPaymentDate: day(),
    notes: text(),
    createdAt: instant(),
  },
  indexes: [...sortIndexes(SORTS), '(status, created_at, id)', '(vendor_id)'],
  on: {
    VendorPaymentPlanned: (e, _, { id, at }) => ({
      id,
      vendorId: e.vendorId,
      jobId: e.jobId,
      status: 'pending',
      laborCents: e.laborCents,
      materialsCents: e.materialsCents,
      totalCents: e.totalCents,
      scheduledPaymentDate: e.scheduledDate,
      notes: e.notes,
      createdAt: at,
    }),
    VendorPaymentApproved: (_, row) => changed(row, { status: 'approved' }),
  },
});

export type PaymentRow = RowOf<typeof vendorPaymentList>;
const PAYMENT = select(vendorPaymentList);

export const paymentById = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  rowWhere(db, PAYMENT, sql`where id = ${id}`);

const LIST: List<PaymentSort, PaymentRow> = {
  rows: PAYMENT,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

export type PaymentFilter = PageRequest<PaymentSort> & {
  readonly status?: PaymentStatus | undefined;
  readonly vendorId?: number | undefined;
};
/** Payments that match, newest first unless another order is asked for. */
export const listPayments = (
  db: Db,
  { status, vendorId, ...page }: PaymentFilter,
): Promise<ListPage<PaymentRow>> =>
  readPage(db, LIST, page, [
    status && sql`status = ${status}`,
    vendorId !== undefined && sql`vendor_id = ${vendorId}`,
  ]);
