// Brings there what is not there yet: looked for first, announced in history, then sent, under a
// number that every repeat uses again.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { withNumber } from '@purlin/domain/quickbooks/matching.ts';
import {
  changedHere,
  ourPrints,
  printsOf,
  type PrintOf,
} from '@purlin/domain/quickbooks/merging.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  type Failure,
  FieldName,
  isMatched,
  isPaper,
  type SentPrints,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { BooksFault } from './service/calls.ts';
import { aroundOf, bookingOf, homeOf, isLacking } from './around.ts';
import { beside, samePrint, MADE_OF, PAYEE, placePrints, paperPrints } from './comparing.ts';
import { failureOf } from './failures.ts';
import { ENTRY_KINDS, FIELDS_THERE } from './kinds.ts';
import { link, takesPlace } from './linking.ts';
import type { Around, Ours } from './our-shapes.ts';
import { isForAnother, isSentForAnother } from './payees.ts';
import { quoted, type Entry } from './their-books.ts';
import { update } from './updating.ts';
import {
  about,
  lacks,
  printOf,
  requestIdOf,
  stateOf,
  tell,
  type Brought,
  type Way,
} from './way.ts';
import { askAgain, asksAboutEntered, whoIsIt } from './who-is-it.ts';

export async function create(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  isAgain = false,
): Promise<Brought> {
  const refused = await lateAnswer(way, state, ours);
  if (typeof refused === 'object') return refused;
  const around = await aroundOf(way, ours);
  if (isLacking(around))
    return lacks(way, around, async () => {
      const now = await stateOf(way);
      return now.theirId === null ? create(way, now, ours) : update(way, now, ours, now.theirId);
    });
  if (state.pending && refused === undefined)
    return (await asksAboutEntered(way, state, ours, around))
      ? { is: 'held', by: way.recordId }
      : send(way, state, ours, around, true);
  const found = await whoIsIt(way, state, ours, around);
  if (found === undefined) return { is: 'held', by: way.recordId };
  if ('theirId' in found) {
    const linked = await link(way, ours, found.theirId, {
      ...around,
      isChosen: state.match !== null,
    });
    if (typeof linked === 'object') return linked;
    // What a person chose belongs to somebody else by now: it is searched for again.
    if (linked === 'elsewhere' && state.match) return create(way, { ...state, match: null }, ours);
    // What a person chose is another one's by now: nothing else is done without them.
    if (state.match || isAgain)
      return askAgain(way, ours, await way.books.read(ENTRY_KINDS[way.kind], found.theirId));
    return create(way, state, ours, true);
  }
  await begin(way, ours, found.name, refused ?? null, state);
  return send(way, await stateOf(way), ours, around);
}

/**
 * What became of a request that was sent when somebody else was to be paid: repeated, QuickBooks
 * says so. Answers with its number where nothing was made by it; undefined where there is none.
 */
async function lateAnswer(
  way: Way,
  { pending }: QuickBooksRecord,
  ours: Ours,
): Promise<Brought | string | undefined> {
  if (!pending || !isSentForAnother(way, ours, pending.sent)) return undefined;
  const theirs = await homeOf(way, ours);
  try {
    const around = { theirs, ...(await bookingOf(way, ours)) };
    const entry = await sendNew(way, ours, around, pending);
    // It never got there before: it is for who is paid now.
    const isNow = entry.VendorRef !== undefined && entry.VendorRef.value === theirs('vendor');
    const print = printOf(way);
    // It went under the number of then.
    const number = ourPrints({ number: pending.name }, print);
    const sent = isNow ? { ...sentOf(ours, print), ...number } : pending.sent;
    return inStep(way, ours, entry, { sent, isRepeat: true });
  } catch (error) {
    if (error instanceof CreateRefused) return error.requestId;
    throw error;
  }
}

/** What is sent, and what of ours it is for. */
const sentOf = ({ fields, place, madeOf }: Ours, print: PrintOf): SentPrints => ({
  ...ourPrints(fields, print),
  ...(place?.payee !== undefined && { [PAYEE]: print(place.payee) }),
  ...(madeOf !== undefined && { [MADE_OF]: print(madeOf) }),
});

/** `timesTakenBack`: QuickBooks answers a number that it knows with the entry of that time. */
const begin = (
  way: Way,
  ours: Ours,
  name: string,
  instead: string | null,
  { timesTakenBack }: QuickBooksRecord,
) =>
  tell(way, {
    type: 'BeginSending',
    data: {
      ...about(way),
      requestId: requestIdOf(way.effectId, way.recordId, name, timesTakenBack || ''),
      name: cutToWhole(name, 100),
      sent: sentOf(ours, printOf(way)),
      instead,
    },
  });

/** QuickBooks answered with a fault to what was begun under this number: nothing was made by it. */
export class CreateRefused extends BooksFault {
  readonly requestId: string;
  constructor({ code, message, detail }: BooksFault, requestId: string) {
    super(code, message, detail);
    this.requestId = requestId;
  }
}

/** Throws CreateRefused, and what calls throw where nobody knows. */
async function sendNew(
  way: Way,
  ours: Ours,
  around: Around,
  { requestId, name }: { readonly requestId: string; readonly name: string },
): Promise<Entry> {
  try {
    return await way.books.write(ENTRY_KINDS[way.kind], ours.create(around, name), requestId);
  } catch (error) {
    throw error instanceof BooksFault ? new CreateRefused(error, requestId) : error;
  }
}

/** Sends what was begun, by whoever began it. `isRepeat`: in another attempt than this one. */
async function send(
  way: Way,
  { pending }: QuickBooksRecord,
  ours: Ours,
  around: Around,
  isRepeat = false,
): Promise<Brought> {
  // Somebody else has finished it meanwhile.
  if (!pending) return thereNow(way);
  let entry: Entry;
  try {
    entry = await sendNew(way, ours, around, pending);
  } catch (error) {
    if (!(error instanceof CreateRefused) || !isTaken(failureOf(error))) throw error;
    return anotherName(way, ours, around, error);
  }
  const { sent } = pending;
  return inStep(way, ours, entry, { sent, isRepeat });
}

const thereNow = async (way: Way): Promise<Brought> => {
  const { theirId } = await stateOf(way);
  return theirId === null ? { is: 'held', by: way.recordId } : { is: 'there', theirId };
};

const isTaken = (failure: Failure): boolean =>
  failure === 'name-taken' || failure === 'number-taken';

/** The name or number went to somebody in the meantime: who are they? */
async function anotherName(
  way: Way,
  ours: Ours,
  around: Around,
  error: CreateRefused,
): Promise<Brought> {
  const { requestId: refused } = error;
  const state = await stateOf(way);
  const found = await whoIsIt({ ...way, many: false }, { ...state, match: null }, ours, around);
  if (found === undefined) return { is: 'held', by: way.recordId };
  if ('theirId' in found) {
    const linked = await link(way, ours, found.theirId, around);
    if (typeof linked === 'object') return linked;
    throw error;
  }
  const isSame = found.name === state.pending?.name;
  const { another = found.name } = ours.paper ?? {};
  const next = way.kind === 'job' ? await freeName(way, found.name) : another;
  const name = isSame ? next : found.name;
  if (name === state.pending?.name) throw error;
  await begin(way, ours, name, refused, state);
  const { pending } = await stateOf(way);
  if (!pending) return thereNow(way);
  const entry = await sendNew(way, ours, around, pending);
  return inStep(way, ours, entry, { sent: pending.sent });
}

const MOST_OF_A_NAME = 20;

/** A job that was made inactive there has its name still: the next one gets a number behind it. */
async function freeName({ books }: Way, name: string): Promise<string> {
  for (let n = 2; n <= MOST_OF_A_NAME; n += 1) {
    const next = withNumber(name, n);
    const where = `DisplayName = ${quoted(next)} and Active in (true, false)`;
    if ((await books.find('Customer', where)).length === 0) return next;
  }
  return name;
}

/**
 * Records what is there now. QuickBooks answers a repeat with the entry that the first request
 * made: what changed here since then goes out next, and what changed there is read.
 */
async function inStep(
  way: Way,
  ours: Ours,
  entry: Entry,
  { sent = {}, isRepeat = false }: { readonly sent?: SentPrints | undefined; isRepeat?: boolean },
): Promise<Brought> {
  const print = printOf(way);
  const now = printsOf(ours.fields, FIELDS_THERE[way.kind](entry), print);
  const { total, ...fields } = Object.fromEntries(
    Object.entries(now).map(([field, both]) => [
      field,
      { ...both, ours: sent[field] ?? both.ours },
    ]),
  );
  const paper = isPaper(way.kind) ? paperPrints(entry, print) : {};
  const { [PAYEE]: payee, [MADE_OF]: madeOf } = { ...sentOf(ours, print), ...sent };
  const others = {
    ...fields,
    ...paper,
    ...(ours.place && placePrints(ours.place, entry, true, print)),
    ...(payee !== undefined && samePrint(PAYEE, payee)),
    ...(madeOf !== undefined && samePrint(MADE_OF, madeOf)),
  };
  // QuickBooks worked the total out itself: where it is another one, a person decides.
  const prints = total && total.ours === total.theirs ? { ...others, total } : others;
  const theirId = entry.Id;
  const wrote = FieldName.options.filter((field) => (ours.fields[field] ?? '') !== '');
  const created = {
    theirId,
    prints,
    how: 'created',
    ...(isMatched(way.kind) && { wrote }),
  } as const;
  // Until the answer came it may have been taken for another of ours.
  if (!isMatched(way.kind))
    await tell(way, { type: 'RecordInStep', data: { ...about(way), ...created } });
  else if (!(await takesPlace(way, created, true))) return askAgain(way, ours, entry);
  // Another attempt has made another one meanwhile.
  const taken = await stateOf(way);
  if (taken.theirId !== theirId) return thereNow(way);
  // It reached them when somebody else was to be paid.
  if (await isForAnother(way, ours, taken.prints)) return { is: 'held', by: way.recordId };
  if (isRepeat) return update(way, { ...taken, unread: true }, ours, theirId);
  const { differences } = beside(way.kind, ours, entry, { prints, chosen: [] }, print);
  await tell(way, {
    type: 'RecordDifferences',
    data: { ...about(way), differences: [...differences] },
  });
  const state = await stateOf(way);
  const isBehind = changedHere(ours.fields, prints, print).some((field) => field in prints);
  return isBehind || state.moves ? update(way, state, ours, theirId) : { is: 'there', theirId };
}
