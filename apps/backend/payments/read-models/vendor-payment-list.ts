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
import { rowsWhere, rowWhere, select } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<PaymentSort> = {
  createdAt: byColumn('created_at', 'timestamptz'),
  projectTotal: byColumn('total_cents', 'bigint'),
  scheduledPaymentDate: byColumn('scheduled_payment_date', 'date'),
  status: byWords('status', PaymentStatus.options),
};

export const vendorPaymentList = readModel<VendorPaymentEvent>()({
  name: 'vendor_payment_list',
  version: 5,
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
    /** As the vendor was called then; null in the first payments. */
    payee: text().nullable(),
    createdAt: instant(),
  },
  indexes: [...sortIndexes(SORTS), '(status, created_at, id)', '(vendor_id)', '(job_id)'],
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
      payee: e.payee,
      createdAt: at,
    }),
    VendorPaymentApproved: (_, row) => changed(row, { status: 'approved' }),
    PayeeKept: ({ payee }, row) => changed(row, { payee }),
  },
});

export type PaymentRow = RowOf<typeof vendorPaymentList>;
const PAYMENT = select(vendorPaymentList);

export const paymentById = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  rowWhere(db, PAYMENT, sql`where id = ${id}`);

/** Payments to a vendor that say another name, or none. */
export const idsNotNaming = async (db: Db, vendorId: number, name: string): Promise<number[]> =>
  (
    await rowsWhere(
      db,
      PAYMENT,
      sql`where vendor_id = ${vendorId} and payee is distinct from ${name}`,
    )
  ).map(({ id }) => id);

export const countNotNaming = async (db: Db, vendorId: number, name: string): Promise<number> =>
  (await idsNotNaming(db, vendorId, name)).length;

/** How many payments to a vendor there are. */
export const countPaymentsTo = async (db: Db, vendorId: number): Promise<number> =>
  (await rowsWhere(db, PAYMENT, sql`where vendor_id = ${vendorId}`)).length;

/** What is planned and what is paid to vendors for a job, in cents. */
export async function sumsOfJob(
  db: Db,
  jobId: number,
): Promise<{ readonly plannedCents: number; readonly paidCents: number }> {
  const payments = await rowsWhere(db, PAYMENT, sql`where job_id = ${jobId}`);
  const sum = (paid: boolean) =>
    payments
      .filter(({ status }) => (status === 'paid') === paid)
      .reduce((cents, { totalCents }) => cents + totalCents, 0);
  return { plannedCents: sum(false), paidCents: sum(true) };
}

const LIST: List<PaymentSort, PaymentRow> = {
  rows: PAYMENT,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

export type PaymentFilter = PageRequest<PaymentSort> & {
  readonly status?: PaymentStatus | undefined;
  readonly jobId?: number | undefined;
  readonly vendorId?: number | undefined;
};
/** Payments that match, newest first unless another order is asked for. */
export const listPayments = (
  db: Db,
  { status, vendorId, jobId, ...page }: PaymentFilter,
): Promise<ListPage<PaymentRow>> =>
  readPage(db, LIST, page, [
    status && sql`status = ${status}`,
    jobId !== undefined && sql`job_id = ${jobId}`,
    vendorId !== undefined && sql`vendor_id = ${vendorId}`,
  ]);
