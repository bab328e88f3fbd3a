// Which bills were paid there about when a payment of ours was made.
import type { OurPaper } from '@purlin/domain/quickbooks/paper-matching.ts';
import { dayFrom, papersThere } from './papers-read.ts';
import { pays, quoted, type Entry } from './their-books.ts';
import type { Way } from './way.ts';

type Where = Pick<Way, 'books' | 'realmId' | 'services' | 'many'>;

/** A payment of ours is noted there within such a time. */
const NOTED_DAYS = 21;

/** Whether a bill was paid there long before or after ours: vendors use numbers again. */
export async function isPaidLongAgo(way: Where, bill: Entry, date: string): Promise<boolean> {
  if (bill.Balance !== 0 || bill.TotalAmt === 0) return false;
  const near = await paymentsNear(way, date);
  return !near.some((payment) => pays(payment, bill.Id));
}

/** Those of these bills over our amount that were paid there about when ours was. */
export async function paidNearOf(
  way: Where,
  bills: readonly Entry[],
  { date, totalCents }: Pick<OurPaper, 'date' | 'totalCents'>,
): Promise<ReadonlySet<string>> {
  const isPaid = ({ Balance, TotalAmt = 0 }: Entry): boolean =>
    Balance === 0 && Math.round(TotalAmt * 100) === totalCents;
  const paid = bills.filter(isPaid).map(({ Id }) => Id);
  if (paid.length === 0) return new Set();
  const near = await paymentsNear(way, date);
  return new Set(paid.filter((id) => near.some((payment) => pays(payment, id))));
}

async function paymentsNear(way: Where, date: string): Promise<readonly Entry[]> {
  const [from, until] = [dayFrom(date, -NOTED_DAYS), dayFrom(date, NOTED_DAYS)];
  return way.many
    ? (await papersThere('bill-payment', way)).filter(
        ({ TxnDate = '' }) => TxnDate >= from && TxnDate <= until,
      )
    : way.books.find('BillPayment', `TxnDate >= ${quoted(from)} and TxnDate <= ${quoted(until)}`);
}
