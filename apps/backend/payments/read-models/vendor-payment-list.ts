// Which payments are planned, which are approved, and how much are they?
import { day, flag, instant, number, text, texts } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { ReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { easternTime, instantOf } from '@purlin/domain/payments/ach/banking-days.ts';
import { standing } from '@purlin/domain/payments/payment-plan.ts';
import type { VendorPaymentEvent } from '@purlin/domain/payments/vendor-payment.ts';
import { PaymentStatus, type PaymentSort } from '@purlin/contracts/payments.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byWords,
  holdsAll,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';
import { behindAfter, NOT_NOTED, reopened, UNAPPROVED } from './who-stands-behind.ts';

const SORTS: SortKeys<PaymentSort> = {
  createdAt: byColumn('created_at', 'timestamptz'),
  projectTotal: byColumn('total_cents', 'bigint'),
  scheduledPaymentDate: byColumn('scheduled_payment_date', 'date'),
  status: byWords('status', PaymentStatus.options),
};

const NOT_RETURNED = {
  returnedCode: null,
  returnedNote: null,
  returnedAt: null,
  returnedBy: null,
};

/** Banks have credits there by nine in the morning of the day on which they settle. */
const THERE_BY = '09:00';
/** When it was paid: heard of later than on its day, it was there in the morning. */
const paidAt = (settledOn: string, heardAt: string): string =>
  easternTime(heardAt).day === settledOn ? heardAt : instantOf({ day: settledOn, time: THERE_BY });

export const vendorPaymentList = readModel<VendorPaymentEvent>()({
  name: 'vendor_payment_list',
  version: 18,
  columns: {
    id: number().key(),
    vendorId: number(),
    /** Null when it belongs to no job. */
    jobId: number().nullable(),
    status: text<PaymentStatus>(),
    laborCents: number(),
    materialsCents: number(),
    totalCents: number(),
    scheduledPaymentDate: day(),
    notes: text(),
    /** As the vendor was called then; null in the first payments. */
    payee: text().nullable(),
    createdAt: instant(),
    invoiceNumber: text().nullable(),
    plannedBy: text().nullable(),
    /** Who planned it, or changed what is paid: not the one to approve it. */
    behind: texts(),
    /** On whose word alone it is not paid, and since when, until it is paid again. */
    notedBy: text().nullable(),
    notedAt: instant().nullable(),
    secondedBy: text().nullable(),
    approvedBy: text().nullable(),
    approvedAt: instant().nullable(),
    /** By whoever stands behind it, because nobody else may. */
    approvedAlone: flag(),
    rejectedReason: text().nullable(),
    /** The batch it is in, or was paid with. */
    batchId: number().nullable(),
    paidAt: instant().nullable(),
    returnedCode: text<ReturnCode>().nullable(),
    returnedNote: text().nullable(),
    returnedAt: instant().nullable(),
    /** Whose word it is that it came back. */
    returnedBy: text().nullable(),
    /** Of its stream: what somebody has looked at, for If-Match. */
    revision: number(),
  },
  indexes: [
    ...sortIndexes(SORTS),
    '(status, created_at, id)',
    '(vendor_id, lower(invoice_number))',
    '(job_id)',
    '(batch_id)',
  ],
  search: ['payee', 'invoiceNumber'],
  on: {
    VendorPaymentPlanned: (e, _, { id, at, revision }) => ({
      id,
      revision,
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
      invoiceNumber: e.invoiceNumber,
      plannedBy: e.plannedBy,
      behind: standing([], e.plannedBy),
      ...NOT_NOTED,
      ...UNAPPROVED,
      rejectedReason: null,
      batchId: null,
      paidAt: null,
      ...NOT_RETURNED,
    }),
    VendorPaymentEdited: ({ scheduledDate, editedBy, ...plan }, row, { revision }) =>
      changed(row, {
        revision,
        ...plan,
        ...UNAPPROVED,
        behind: behindAfter({ scheduledDate, ...plan }, row, editedBy),
        scheduledPaymentDate: scheduledDate,
        rejectedReason: null,
      }),
    VendorPaymentSeconded: ({ by }, row, { revision }) =>
      changed(row, { revision, secondedBy: by, rejectedReason: null }),
    VendorPaymentApproved: ({ alone = false }, row, { at, by, revision }) =>
      changed(row, {
        revision,
        status: 'approved',
        approvedBy: by,
        approvedAt: at,
        approvedAlone: alone,
        rejectedReason: null,
      }),
    VendorPaymentApprovalTakenBack: ({ secondedBy }, row, { revision }) =>
      changed(row, { revision, status: 'pending', ...UNAPPROVED, secondedBy }),
    VendorPaymentRejected: ({ reason }, row, { revision }) =>
      changed(row, {
        revision,
        status: 'pending',
        ...UNAPPROVED,
        ...NOT_RETURNED,
        rejectedReason: reason,
      }),
    VendorPaymentVoided: ({ reason }, row, { revision }) =>
      changed(row, { revision, status: 'void', rejectedReason: reason }),
    VendorPaymentTaken: ({ batchId }, row, { revision }) =>
      changed(row, { revision, status: 'processing', batchId }),
    VendorPaymentReleased: (e, row, { revision }) =>
      changed(row, { revision, batchId: null, ...reopened(e, e.anew) }),
    VendorPaymentPaid: ({ settledOn }, row, { at, revision }) =>
      changed(row, {
        revision,
        status: 'paid',
        paidAt: paidAt(settledOn, at),
        ...NOT_RETURNED,
        ...NOT_NOTED,
      }),
    VendorPaymentReturned: ({ code, note, ...e }, row, { at, by, revision }) =>
      changed(row, {
        revision,
        ...NOT_NOTED,
        ...reopened(e),
        batchId: null,
        paidAt: null,
        returnedCode: code,
        returnedNote: note,
        returnedAt: at,
        returnedBy: by,
      }),
    // Whose word it was that it came back: the bank's own by now.
    VendorPaymentNotPaidConfirmed: (_, row, { by, revision }) =>
      row && changed(row, { revision, ...NOT_NOTED, ...(row.returnedBy && { returnedBy: by }) }),
    PayeeKept: ({ payee }, row, { revision }) => changed(row, { revision, payee }),
  },
});

export type PaymentRow = RowOf<typeof vendorPaymentList>;
const PAYMENT = select(vendorPaymentList);

export const paymentById = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  rowWhere(db, PAYMENT, sql`where id = ${id}`);

/** The payments with these numbers, in no order; unknown numbers are left out. */
export const paymentsByIds = (db: Db, ids: readonly number[]): Promise<PaymentRow[]> =>
  rowsWhere(db, PAYMENT, sql`where id = any(${ids})`);

/** How many payments are in each of these batches now, and how much they are. */
export async function heldByBatches(
  db: Db,
  batchIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly count: number; readonly cents: number }>> {
  const { rows } = await db.query<{ id: number; count: number; cents: number }>({
    name: 'held_by_batches',
    text: `select batch_id as id, count(*)::int as count, sum(total_cents)::bigint as cents
      from vendor_payment_list where batch_id = any($1) group by batch_id`,
    values: [batchIds],
  });
  return new Map(rows.map(({ id, ...sum }) => [id, sum]));
}

/** Whether a payment is still shown in a batch that was rejected, or that it came back from. */
export async function isBehindItsBatch(db: Db, batchId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'behind_their_batch',
    text: `select p.id from vendor_payment_list p join payment_batches b on b.id = p.batch_id
      where b.id = $1 and (b.status = 'rejected' or exists (
        select from payment_batch_entries e
        where e.batch_id = b.id and e.payment_id = p.id and e.outcome = 'returned')) limit 1`,
    values: [batchId],
  });
  return rows.length > 0;
}

/** How many payments there are in each status, or match a search there, and how much they are. */
export async function sumsByStatus(
  db: Db,
  q = '',
): Promise<ReadonlyMap<PaymentStatus, { readonly count: number; readonly cents: number }>> {
  const found = holdsAll(q);
  const { rows } = await db.query<{ status: PaymentStatus; count: number; cents: number }>(
    `select status, count(*)::int as count, sum(total_cents)::bigint as cents
      from vendor_payment_list where ${found.text} group by status`,
    [...found.values],
  );
  return new Map(rows.map(({ status, ...sum }) => [status, sum]));
}

const notNaming = (vendorId: number, name: string) =>
  sql`where vendor_id = ${vendorId} and payee is distinct from ${name}`;

/** Payments to a vendor that say another name, or none. */
export const idsNotNaming = async (db: Db, vendorId: number, name: string): Promise<number[]> =>
  (await rowsWhere(db, PAYMENT, notNaming(vendorId, name))).map(({ id }) => id);

export const countNotNaming = async (db: Db, vendorId: number, name: string): Promise<number> =>
  (await idsNotNaming(db, vendorId, name)).length;

/** How many payments to a vendor there are. */
export const countPaymentsTo = async (db: Db, vendorId: number): Promise<number> =>
  (await rowsWhere(db, PAYMENT, sql`where vendor_id = ${vendorId}`)).length;

/** How many payments to a vendor are in a batch, and have not arrived. */
export const countOnTheWayTo = async (db: Db, vendorId: number): Promise<number> =>
  (await rowsWhere(db, PAYMENT, sql`where vendor_id = ${vendorId} and status = 'processing'`))
    .length;

const LIST: List<PaymentSort, PaymentRow> = {
  rows: PAYMENT,
  sorts: SORTS,
  usual: { by: 'createdAt', descending: true },
};

export type PaymentFilter = PageRequest<PaymentSort> & {
  readonly status?: PaymentStatus | undefined;
  /** Only what is to come. */
  readonly open?: boolean;
  /** Only what came back and was not sent again since. */
  readonly cameBack?: boolean;
  /** Only what was paid in this month, as 2026-03, where the company's clocks say so. */
  readonly paidIn?: { readonly month: string; readonly timeZone: string } | undefined;
  readonly jobId?: number | undefined;
  readonly vendorId?: number | undefined;
  readonly batchId?: number | undefined;
};
function paidInMonth({ month, timeZone }: NonNullable<PaymentFilter['paidIn']>) {
  const first = `${month}-01`;
  return sql`paid_at >= ${first}::timestamp at time zone ${timeZone}
    and paid_at < (${first}::timestamp + interval '1 month') at time zone ${timeZone}`;
}

/** Payments that match, newest first unless another order is asked for. */
export const listPayments = (
  db: Db,
  { status, open, cameBack, paidIn, vendorId, jobId, batchId, ...page }: PaymentFilter,
): Promise<ListPage<PaymentRow>> =>
  readPage(db, LIST, page, [
    status ? sql`status = ${status}` : sql`status <> 'void'`,
    open === true && sql`status <> 'paid'`,
    cameBack === true && sql`returned_code is not null and status in ('pending', 'approved')`,
    paidIn && paidInMonth(paidIn),
    batchId !== undefined && sql`batch_id = ${batchId}`,
    jobId !== undefined && sql`job_id = ${jobId}`,
    vendorId !== undefined && sql`vendor_id = ${vendorId}`,
  ]);
