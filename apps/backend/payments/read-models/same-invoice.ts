// Which payments name the same invoice of the same vendor, so that no bill is paid twice?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
import { vendorPaymentList, type PaymentRow } from './vendor-payment-list.ts';

const PAYMENT = select(vendorPaymentList);

/** Payments that name an invoice which one of these names too, capitals or not; no void ones. */
export async function payersOfInvoices(
  db: Db,
  rows: readonly Pick<PaymentRow, 'vendorId' | 'invoiceNumber'>[],
): Promise<readonly PaymentRow[]> {
  const named = rows.flatMap(({ vendorId, invoiceNumber }) =>
    invoiceNumber === null ? [] : [{ vendorId, invoiceNumber }],
  );
  if (named.length === 0) return [];
  return rowsWhere(
    db,
    PAYMENT,
    sql`where vendor_id = any(${named.map(({ vendorId }) => vendorId)}) and status <> 'void'
      and lower(invoice_number) = any(${named.map((one) => one.invoiceNumber.toLowerCase())})
      order by id`,
  );
}
