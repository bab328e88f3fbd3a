// Papers that somebody wrote in the books before ours got there: the vendor's bill, its payment, an
// estimate. Certain ones are taken for ours; about others a person is asked.
import {
  isOneOfSeveral,
  paperCandidate,
  paperMatchOf,
  type OurPaper,
  type PaperFound,
  type PaperThere,
} from '@purlin/domain/quickbooks/paper-matching.ts';
import type { Candidate, PaperKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Around, Ours } from './our-shapes.ts';
import { recordsOf, type RecordRow } from './read-models/quickbooks-records.ts';
import { expensesLike, forOtherVendors } from './money-elsewhere.ts';
import { isPaidLongAgo, paidNearOf } from './paid-near.ts';
import { asPapers, nearbyOrNumbered, ofVendor, papersThere } from './papers-read.ts';
import { paidBy, pays, type Entry } from './their-books.ts';
import { recordNumber, stateOf, type Way } from './way.ts';

const MOST = 20;

export const isOf = ({ VendorRef, CustomerRef }: Entry, parties: ReadonlySet<string>): boolean =>
  parties.has(VendorRef?.value ?? '') || parties.has(CustomerRef?.value ?? '');

/** Whose it is there: the vendor, or the client and the job. */
export async function partiesOf(
  { services, realmId }: Way,
  ours: Ours,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    (ours.paper?.of ?? []).map(async ({ kind, id }) => {
      const recordId = await recordNumber(services, realmId, kind, id);
      return (await stateOf({ services, recordId })).theirId ?? [];
    }),
  );
  return new Set(found.flat());
}

export type WhichPaper =
  | Exclude<PaperFound, { readonly is: 'doubtful' }>
  | { readonly is: 'doubtful'; readonly candidates: readonly Candidate[] };

/** Whether the bank account that our payments go out of paid it. */
const isFrom =
  (bank: string) =>
  ({ PayType, CheckPayment }: Entry): boolean =>
    PayType === 'Check' && CheckPayment?.BankAccountRef?.value === bank;

/** The payment of a bill that somebody wrote there: it pays this one, whatever it is called. */
function paymentOf(
  entries: readonly Entry[],
  { total, bank }: { readonly total: string; readonly bank: string },
  isUnlinked: boolean,
): WhichPaper {
  const isOtherwise = new Set(entries.filter((one) => !isFrom(bank)(one)).map(({ Id }) => Id));
  const whole = new Set(entries.filter((one) => paidBy(one).length === 1).map(({ Id }) => Id));
  const isSame = ({ theirId, totalCents }: PaperThere): boolean =>
    String(totalCents) === total && whole.has(theirId);
  const those = asPapers(entries);
  const [only, ...others] = those;
  if (!only) return { is: 'nobody' };
  if (others.length === 0 && isSame(only) && !isUnlinked && !isOtherwise.has(only.theirId))
    return { is: 'linked', theirId: only.theirId };
  // One payment of several bills is not ours to take back when ours comes back.
  const candidates = those.map((one) => {
    const candidate = paperCandidate('bill-payment', one, isSame(one));
    const { paper } = candidate;
    return isOtherwise.has(one.theirId) && paper
      ? { ...candidate, paper: { ...paper, otherwise: true } }
      : candidate;
  });
  return { is: 'doubtful', candidates: candidates.slice(0, MOST) };
}

/** Whether the bill was entered there. Who pays one that we made did not know of our payment. */
async function isTheirBill({ services, realmId, ourId }: Way): Promise<boolean> {
  const recordId = await recordNumber(services, realmId, 'bill', ourId);
  return (await stateOf({ services, recordId })).linked;
}

interface How {
  /** Only a user links it. */
  readonly isUnlinked: boolean;
  /** What it is created instead of, or beside: never it. */
  readonly insteadOf: string | null;
}

/** Which paper it is there. */
export async function paperIsIt(
  way: Way & { readonly kind: PaperKind },
  ours: Ours,
  around: Around,
  { isUnlinked, insteadOf }: How,
): Promise<WhichPaper> {
  const { kind, realmId, services, books } = way;
  const { number: own = '', date = '', total = '' } = ours.fields;
  const given = ours.paper?.given ?? '';
  const parties = await partiesOf(way, ours);
  const read = way.many
    ? await papersThere(kind, way)
    : [
        ...(await nearbyOrNumbered(kind, books, date, [own, given])),
        ...(kind === 'bill' ? await ofVendor(books, date, parties) : []),
      ];
  const byId = new Map(read.map((entry) => [entry.Id, entry]));
  const entries = [...byId.values()];
  const ids = [...byId.keys()];
  const records = await recordsOf(services.db, realmId, [kind], ids);
  const taken = new Set(records.map(({ theirId }) => theirId));
  // Others of ours may be there although nobody has told yet: they have our numbers.
  const alike = (await ours.paper?.alike()) ?? [];
  const free = entries.filter(
    ({ Id, DocNumber }) => Id !== insteadOf && !taken.has(Id) && !alike.includes(DocNumber ?? ''),
  );
  const several = isOneOfSeveral(given, alike, kind === 'bill');
  const mine = { own, given, date, totalCents: Number(total), isOneOfSeveral: several };
  if (kind === 'bill-payment') {
    const made = free.find(({ DocNumber }) => DocNumber === own);
    const found = paperMatchOf(mine, asPapers(made ? [made] : []), { numbered: true, isUnlinked });
    const bill = around.theirs('bill');
    return found.is === 'linked'
      ? found
      : paymentOf(
          free.filter((one) => pays(one, bill)),
          { total, bank: around.account('bank') },
          isUnlinked || !(await isTheirBill(way)),
        );
  }
  const theirs = free.filter((one) => isOf(one, parties));
  if (kind === 'estimate')
    return asWhich(kind, paperMatchOf(mine, asPapers(theirs), { numbered: false, isUnlinked }));
  const paidNear = await paidNearOf(way, theirs, mine);
  const papers = asPapers(theirs).map((one) => ({ ...one, paidNear: paidNear.has(one.theirId) }));
  return billIsIt(way, paperMatchOf(mine, papers, { numbered: true, isUnlinked }), {
    mine,
    records,
    parties,
    entries: entries.filter((one) => isOf(one, parties)),
    elsewhere: free.filter((one) => !isOf(one, parties)),
  });
}

/**
 * `entries`: all bills of its vendor. `records`: ours that stand for some of them. `elsewhere`:
 * bills of other vendors that none of ours stands for.
 */
async function billIsIt(
  way: Way,
  found: PaperFound,
  {
    mine,
    records,
    parties,
    entries,
    elsewhere,
  }: {
    readonly mine: OurPaper;
    readonly elsewhere: readonly Entry[];
    readonly parties: ReadonlySet<string>;
    readonly records: readonly RecordRow[];
    readonly entries: readonly Entry[];
  },
): Promise<WhichPaper> {
  if (found.is === 'linked') {
    const entry = entries.find(({ Id }) => Id === found.theirId)!;
    return (await isPaidLongAgo(way, entry, mine.date))
      ? asWhich('bill', { is: 'doubtful', those: asPapers([entry]) })
      : found;
  }
  const taken = new Set(records.map(({ theirId }) => theirId));
  const owed = entries.filter(({ Id, Balance = 0 }) => taken.has(Id) && Balance > 0);
  const partOf = paperMatchOf(mine, asPapers(owed), { numbered: true, isUnlinked: true });
  const parts = partOf.is === 'doubtful' ? partOf.those : [];
  const alikeThere = new Set(parts.map(({ theirId }) => theirId));
  const linked = await linkedOnes(
    way,
    records.filter(({ theirId }) => alikeThere.has(theirId ?? '')),
  );
  return asWhich('bill', found, {
    parts: parts.filter(({ theirId }) => linked.has(theirId)),
    expenses: await expensesLike(way, mine, parties),
    others: await forOtherVendors(way, mine, elsewhere),
  });
}

interface NotLinkable {
  /** Bills that another of ours has paid in part. */
  readonly parts: readonly PaperThere[];
  readonly expenses: readonly PaperThere[];
  readonly others: readonly Candidate[];
}
function asWhich(
  kind: PaperKind,
  found: PaperFound,
  { parts, expenses, others }: NotLinkable = { parts: [], expenses: [], others: [] },
): WhichPaper {
  if (found.is === 'linked') return found;
  const candidates = [
    ...(found.is === 'doubtful' ? found.those : []).map((one) => paperCandidate(kind, one)),
    ...parts.map((one) => paperCandidate(kind, one, false)),
    ...others,
    ...expenses.map((one) => paperCandidate('purchase', one, false)),
  ];
  return candidates.length > 0
    ? { is: 'doubtful', candidates: candidates.slice(0, MOST) }
    : { is: 'nobody' };
}

/** The entries that somebody wrote there, and that others of ours stand for. */
async function linkedOnes(
  { services }: Way,
  records: readonly RecordRow[],
): Promise<ReadonlySet<string>> {
  const states = await Promise.all(records.map(({ id }) => stateOf({ services, recordId: id })));
  return new Set(states.flatMap(({ linked, theirId }) => (linked && theirId) || []));
}
