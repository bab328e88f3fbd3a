// Where a person looks at an entry of the books: a page of Intuit, or a row of the demo company.
import type { QuickBooks } from './service/quickbooks.ts';
import type { EntryKind } from './their-books.ts';

const PAGES: Readonly<Partial<Record<EntryKind, string>>> = {
  Customer: 'customerdetail?nameId=',
  Vendor: 'vendordetail?nameId=',
  Estimate: 'estimate?txnId=',
  Bill: 'bill?txnId=',
  BillPayment: 'billpayment?txnId=',
  Purchase: 'expense?txnId=',
};

/** Null: its kind has no page. */
export function pageThere(
  { mode, pages }: Pick<QuickBooks, 'mode' | 'pages'>,
  realmId: string,
  kind: EntryKind,
  theirId: string,
): string | null {
  if (mode === 'demo') return `${pages}/#${realmId}-${kind}-${theirId}`;
  const page = PAGES[kind];
  return page === undefined ? null : `${pages}/app/${page}${theirId}`;
}
