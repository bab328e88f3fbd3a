// Which of our papers could be taken for one another: for the same, over the same amount?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import { estimateList } from '../../estimates/read-models/estimate-list.ts';
import { vendorPaymentList } from '../../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

const PAYMENT = select(vendorPaymentList, ['id', 'vendorId', 'invoiceNumber', 'createdAt']);

/** Whether the vendor used this invoice number for an earlier payment, too. */
export const isNumberUsedBefore = async (
  db: Db,
  of: { readonly id: number; readonly vendorId: number; readonly invoiceNumber: string },
): Promise<boolean> =>
  (await rowWhere(
    db,
    PAYMENT,
    sql`where vendor_id = ${of.vendorId} and lower(invoice_number) = lower(${of.invoiceNumber})
      and id < ${of.id} and status <> 'void' limit 1`,
  )) !== undefined;

/** Others that the same vendor was paid. */
export const paymentsAlike = (
  db: Db,
  of: { readonly id: number; readonly vendorId: number; readonly totalCents: number },
) =>
  rowsWhere(
    db,
    PAYMENT,
    sql`where vendor_id = ${of.vendorId} and total_cents = ${of.totalCents} and id <> ${of.id}
      and status = 'paid'`,
  );

const ESTIMATE = select(estimateList, ['estimateNumber']);
/** The numbers of others that a client accepted. */
export const estimatesAlike = async (
  db: Db,
  of: { readonly id: number; readonly clientId: number; readonly totalCents: number },
): Promise<string[]> => {
  const rows = await rowsWhere(
    db,
    ESTIMATE,
    sql`where client_id = ${of.clientId} and total_cents = ${of.totalCents} and id <> ${of.id}
      and status = 'accepted'`,
  );
  return rows.map(({ estimateNumber }) => estimateNumber);
};
