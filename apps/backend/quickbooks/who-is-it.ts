// Who a record of ours is in the books already; where that is in doubt, a person is asked.
import { small } from '@purlin/domain/quickbooks/normal.ts';
import { paperCandidate } from '@purlin/domain/quickbooks/paper-matching.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  isPaper,
  type Candidate,
  type PaperKind,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { amongPeople } from './among-people.ts';
import { personCandidate } from './candidates.ts';
import { paperIsIt } from './finding-papers.ts';
import { ENTRY_KINDS } from './kinds.ts';
import { isMarkedOurs } from './our-bills.ts';
import type { Around, Ours } from './our-shapes.ts';
import { paperThere } from './papers-read.ts';
import { askedAbout } from './payees.ts';
import { paidBy, quoted, type Entry, type TheirBooks } from './their-books.ts';
import { readThere } from './updating.ts';
import { about, fails, recordNumber, stateOf, tell, type Brought, type Way } from './way.ts';

type Who = { readonly theirId: string } | { readonly name: string } | undefined;

/** Who it is there; undefined when a person has to say, who was asked. */
export async function whoIsIt(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  around: Around,
): Promise<Who> {
  const { match, unlinked, declined, insteadOf } = state;
  const { kind, books } = way;
  if (match?.choice === 'link') return { theirId: match.theirId };
  if (match) {
    const entered = await enteredSince(way, state, ours, around);
    if (entered.length > 0) return askWhich(way, ours, entered);
    // The one that they say it is not may have its number.
    return isPaper(kind) && ours.paper?.another === undefined
      ? goesAs(kind, ours)
      : { name: ours.paper?.another ?? match.name };
  }
  if (kind === 'customer' || kind === 'vendor') {
    const found = await amongPeople({ ...way, kind }, state, ours);
    return 'candidates' in found ? askWhich(way, ours, found.candidates) : found;
  }
  if (isPaper(kind)) {
    const applied = kind === 'bill' ? await appliedTo(way, state, ours) : undefined;
    if (applied) return askWhich(way, ours, [applied]);
    // Once a user said that something is not it, only a user links it.
    const isUnlinked = unlinked || declined.length > 0 || isTakenBack(way, state);
    const found = await paperIsIt({ ...way, kind }, ours, around, { isUnlinked, insteadOf });
    if (found.is === 'linked') return { theirId: found.theirId };
    return found.is === 'doubtful' ? askWhich(way, ours, found.candidates) : goesAs(kind, ours);
  }
  return (await sameJob(ours, around, books)) ?? goesAs(kind, ours);
}

/** The bill over our amount that our payment was applied to there, in place of ours. */
async function appliedTo(
  { services, realmId, books, ourId }: Way,
  { insteadOf, declined }: QuickBooksRecord,
  { fields }: Ours,
): Promise<Candidate | undefined> {
  if (insteadOf === null) return undefined;
  const recordId = await recordNumber(services, realmId, 'bill-payment', ourId);
  const { theirId } = await stateOf({ services, recordId });
  const payment = theirId ? await readThere({ books, kind: 'bill-payment' }, theirId) : undefined;
  const [billId = insteadOf, ...others] = payment ? paidBy(payment) : [];
  if (others.length > 0 || [insteadOf, ...declined].includes(billId)) return undefined;
  const entry = await readThere({ books, kind: 'bill' }, billId);
  const paper = entry && paperThere(entry);
  return paper && String(paper.totalCents) === fields.total
    ? paperCandidate('bill', paper)
    : undefined;
}

/** What pays the bill since ours came back was paid by somebody there. */
const isTakenBack = ({ kind }: Way, { timesTakenBack }: QuickBooksRecord): boolean =>
  kind === 'bill-payment' && timesTakenBack > 0;

/** Papers go by their number: by it they are looked for where nobody heard of the end. */
const goesAs = (kind: RecordKind, { fields: { name = '', number = '' } }: Ours) => ({
  name: isPaper(kind) ? number : name,
});

async function askWhich(
  way: Way,
  ours: Ours,
  candidates: readonly Candidate[],
): Promise<undefined> {
  const payee = askedAbout(way, ours);
  await tell(way, {
    type: 'AskForMatch',
    data: { ...about(way), candidates: [...candidates], ...(payee !== undefined && { payee }) },
  });
}

/**
 * What may be it, and was entered there since a user said that nothing there is it. Empty where
 * nothing was.
 */
async function enteredSince(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  around: Around,
): Promise<readonly Candidate[]> {
  const those = isPaper(way.kind)
    ? await papersEntered({ ...way, kind: way.kind }, state, ours, around)
    : await peopleEntered(way, state, ours);
  return those.every(({ theirId }) => state.declined.includes(theirId)) ? [] : those;
}

async function papersEntered(
  way: Way & { readonly kind: PaperKind },
  { insteadOf }: QuickBooksRecord,
  ours: Ours,
  around: Around,
): Promise<readonly Candidate[]> {
  const how = { isUnlinked: true, insteadOf };
  const found = await paperIsIt({ ...way, many: false }, ours, around, how);
  return found.is === 'doubtful' ? found.candidates : [];
}

/**
 * Has a user asked where somebody entered it there while our request got no answer. A request that
 * arrived is known by its name or number there: repeated, it is answered with what it made.
 */
export async function asksAboutEntered(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  around: Around,
): Promise<boolean> {
  const { pending } = state;
  const those = await enteredSince(way, state, ours, around);
  const named = those.filter(({ name }) => small(name) === small(pending?.name ?? ''));
  for (const { theirId } of named) if (await isFromUs(way, theirId)) return false;
  if (those.length === 0) return false;
  await askWhich(way, ours, those);
  return true;
}

/** People who may be this one; nobody where that is certain or no question of names. */
async function peopleEntered(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
): Promise<readonly Candidate[]> {
  const { kind } = way;
  if (kind !== 'customer' && kind !== 'vendor') return [];
  const asked = { ...way, kind, many: false };
  const found = await amongPeople(asked, { ...state, unlinked: true }, ours);
  return 'candidates' in found ? found.candidates : [];
}

/** Whether an entry with our name or number was made by us: a bill's may be the vendor's own. */
const isFromUs = async (way: Way, theirId: string): Promise<boolean> =>
  way.kind !== 'bill' || isMarkedOurs(way.ourId, await way.books.read('Bill', theirId));

/** A person looks at it again: another of ours stands for this one. */
export async function askAgain(way: Way, ours: Ours, entry: Entry): Promise<Brought> {
  const kind = ENTRY_KINDS[way.kind];
  const paper = isPaper(way.kind) ? paperThere(entry) : undefined;
  if (isPaper(way.kind) && paper) await askWhich(way, ours, [paperCandidate(way.kind, paper)]);
  else if (kind === 'Customer' || kind === 'Vendor')
    await askWhich(way, ours, [personCandidate([kind, entry], true)]);
  // Nobody can say anything about what has no date.
  else return fails(way, 'odd-answer');
  return { is: 'held', by: way.recordId };
}

/** A job that is there already, below its client, under its name with our number. */
async function sameJob(
  { fields: { name = '' } }: Ours,
  { theirs }: Around,
  books: TheirBooks,
): Promise<{ readonly theirId: string } | undefined> {
  const found = await books.find('Customer', `DisplayName = ${quoted(name)}`);
  const same = found.find(({ ParentRef }) => ParentRef?.value === theirs('customer'));
  return same && { theirId: same.Id };
}
