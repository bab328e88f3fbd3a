// Reads papers in the books: those near a day or with a number, and where many are looked for, all
// of a kind at once.
import {
  NEAR_DAYS,
  SAME_NUMBER_DAYS,
  type PaperThere,
} from '@purlin/domain/quickbooks/paper-matching.ts';
import type { PaperKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { remembering, type Whose } from './remembered.ts';
import { quoted, type Entry, type TheirBooks } from './their-books.ts';

const DAY_MS = 24 * 3_600_000;
interface Shelves extends Whose {
  readonly books: TheirBooks;
}
interface Shelf {
  readonly entries: readonly Entry[];
  /** When it was read, by their clock or earlier. */
  readonly asOf: string;
}
/** Their clock may be this far behind ours. */
const CLOCK_SKEW_MS = 60_000;
/** How long one read of recent changes is shared by all lookups. */
const CHANGES_MS = 2_000;

/** Papers of one kind: all of them, read once in minutes, and those that changed since. */
const shelvesOf = (kind: 'Estimate' | 'Bill' | 'BillPayment' | 'Purchase') => ({
  all: remembering(async ({ books }: Shelves): Promise<Shelf> => {
    const asOf = new Date(Date.now() - CLOCK_SKEW_MS).toISOString();
    return { entries: await books.find(kind, ''), asOf };
  }),
  changed: remembering(
    ({ books, asOf }: Shelves & Pick<Shelf, 'asOf'>) =>
      books.find(kind, `MetaData.LastUpdatedTime >= ${quoted(asOf)}`),
    CHANGES_MS,
  ),
});
const SHELVES = {
  estimate: shelvesOf('Estimate'),
  bill: shelvesOf('Bill'),
  'bill-payment': shelvesOf('BillPayment'),
  purchase: shelvesOf('Purchase'),
} as const;

/**
 * All papers of a kind that are there. What a bookkeeper entered after the full read is among them:
 * otherwise it would be entered a second time.
 */
export async function papersThere(
  kind: keyof typeof SHELVES,
  shelves: Shelves,
): Promise<readonly Entry[]> {
  const { all, changed } = SHELVES[kind];
  const { entries, asOf } = await all(shelves);
  const recent = await changed({ ...shelves, asOf });
  return [...new Map([...entries, ...recent].map((entry) => [entry.Id, entry])).values()];
}

export const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Those of about this day, and those with one of these numbers. */
export async function nearbyOrNumbered(
  kind: PaperKind,
  books: TheirBooks,
  date: string,
  numbers: readonly string[],
): Promise<readonly Entry[]> {
  const [from, until] = [dayFrom(date, -NEAR_DAYS), dayFrom(date, NEAR_DAYS)];
  const near = await books.find(
    ENTRY_KINDS[kind],
    `TxnDate >= ${quoted(from)} and TxnDate <= ${quoted(until)}`,
  );
  const called = [...new Set(numbers)].filter((number) => number !== '').map(quoted);
  const numbered = await books.find(ENTRY_KINDS[kind], `DocNumber in (${called.join(', ')})`);
  return [...near, ...numbered];
}

/** A vendor's bills near a day, under whatever number, and what they are owed since whenever. */
export async function ofVendor(
  books: TheirBooks,
  date: string,
  parties: ReadonlySet<string>,
): Promise<readonly Entry[]> {
  if (parties.size === 0) return [];
  const theirs = `VendorRef in (${[...parties].map(quoted).join(', ')})`;
  const from = quoted(dayFrom(date, -SAME_NUMBER_DAYS));
  const until = quoted(dayFrom(date, SAME_NUMBER_DAYS));
  const open = await books.find('Bill', `${theirs} and Balance > '0'`);
  const near = await books.find('Bill', `${theirs} and TxnDate >= ${from} and TxnDate <= ${until}`);
  return [...open, ...near];
}

/** As it is compared; undefined of what has no day or amount that anybody could compare. */
export const paperThere = ({
  Id,
  DocNumber,
  TxnDate,
  TotalAmt,
  Balance,
}: Entry): PaperThere | undefined =>
  TxnDate === undefined || TotalAmt === undefined || !/^(?:19|2[01])\d\d-/.test(TxnDate)
    ? undefined
    : {
        theirId: Id,
        number: DocNumber ?? '',
        date: TxnDate,
        totalCents: Math.round(TotalAmt * 100),
        ...(Balance !== undefined && { openCents: Math.round(Balance * 100) }),
      };

export const asPapers = (entries: readonly Entry[]): readonly PaperThere[] =>
  entries.flatMap((entry) => paperThere(entry) ?? []);
