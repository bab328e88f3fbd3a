// Where the money of a payment may be booked there already, though no bill of its vendor says so:
// an expense or check, or the bill of another vendor.
import {
  EXPENSE_DAYS,
  isSameInvoice,
  mayBeExpense,
  paperCandidate,
  type OurPaper,
  type PaperThere,
} from '@purlin/domain/quickbooks/paper-matching.ts';
import type { Candidate } from '@purlin/domain/quickbooks/record-shapes.ts';
import { asPapers, dayFrom, papersThere } from './papers-read.ts';
import { recordsOf } from './read-models/quickbooks-records.ts';
import { quoted, type Entry } from './their-books.ts';
import { readThere } from './updating.ts';
import type { Way } from './way.ts';

/** Expenses and checks to the vendor: the money may be booked there already, without a bill. */
export async function expensesLike(
  way: Way,
  mine: OurPaper,
  parties: ReadonlySet<string>,
): Promise<readonly PaperThere[]> {
  if (parties.size === 0) return [];
  const [from, until] = [dayFrom(mine.date, -EXPENSE_DAYS), dayFrom(mine.date, EXPENSE_DAYS)];
  const all = way.many
    ? await papersThere('purchase', way)
    : await way.books.find(
        'Purchase',
        `TxnDate >= ${quoted(from)} and TxnDate <= ${quoted(until)}`,
      );
  // From a bank feed they often come without a payee.
  const theirs = all.filter(({ EntityRef }) => !EntityRef || parties.has(EntityRef.value));
  return asPapers(theirs).filter((one) => mayBeExpense(mine, one));
}

/** The same invoice, entered for a vendor whom none of ours stands for: it may be ours. */
export async function forOtherVendors(
  { services, realmId, books }: Way,
  mine: OurPaper,
  elsewhere: readonly Entry[],
): Promise<readonly Candidate[]> {
  const alike = elsewhere.filter((one) => asPapers([one]).some((it) => isSameInvoice(mine, it)));
  const vendors = alike.flatMap(({ VendorRef }) => VendorRef?.value ?? []);
  const ours = await recordsOf(services.db, realmId, ['vendor'], vendors);
  const taken = new Set(ours.map(({ theirId }) => theirId));
  const found = await Promise.all(
    alike
      .filter(({ VendorRef }) => !taken.has(VendorRef?.value ?? ''))
      .map(async (one) => {
        const vendor = await readThere({ books, kind: 'vendor' }, one.VendorRef?.value ?? '');
        return asPapers([one]).map((it) =>
          paperCandidate('bill', it, false, vendor?.DisplayName ?? ''),
        );
      }),
  );
  return found.flat();
}
