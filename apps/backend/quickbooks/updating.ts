// Brings in step what is there already: read, compared three ways, and only what changed here alone
// is written.
import {
  changedHere,
  printsOf,
  type Merged,
  type PrintOf,
} from '@purlin/domain/quickbooks/merging.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  isMatched,
  isPaper,
  type Difference,
  type Failure,
  type FieldName,
  type Prints,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { BooksFault } from './service/calls.ts';
import { bookingOf, neededBy } from './around.ts';
import { beside, hasOurLines, linesPrint, ownerPrints, standingOf } from './comparing.ts';
import { isMissing, isStale } from './failures.ts';
import { ENTRY_KINDS, FIELDS_THERE, personBody } from './kinds.ts';
import type { Around, Ours } from './ours.ts';
import { whoStandsFor } from './read-models/who-stands-for.ts';
import type { Entry } from './their-books.ts';
import {
  about,
  entryName,
  fails,
  holdBack,
  printOf,
  requestIdOf,
  stateOf,
  tell,
  type Brought,
  type RecordCommand,
  type RecordPlace,
  type Way,
} from './way.ts';

export const STALE_TRIES = 4;

/** The entry as it stands there; undefined once it is deleted. */
export async function readThere(way: Way, theirId: string): Promise<Entry | undefined> {
  try {
    const entry = await way.books.read(ENTRY_KINDS[way.kind], theirId);
    return entry.status === 'Deleted' ? undefined : entry;
  } catch (error) {
    if (error instanceof BooksFault && isMissing(error)) return undefined;
    throw error;
  }
}

const isInUse = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && entry.Active !== false;
const failsGone = (way: Way, entry: Entry | undefined): Promise<Brought> =>
  fails(way, entry ? 'inactive-there' : 'gone-there');

/**
 * What is there already is ours from now on; what differs is told, never overwritten. Undefined:
 * another of ours stands for it. `isChosen`: by a person; of two who were, the first has it.
 */
export async function link(
  way: Way,
  ours: Ours,
  theirId: string,
  isChosen = false,
): Promise<Brought | undefined> {
  const found = await readThere(way, theirId);
  if (!found) return fails(way, 'gone-there');
  const entry = found.Active === false ? await madeActive(way, found) : found;
  const left = isPaper(way.kind) ? leftAsTheyAre(way, ours, entry) : {};
  const prints = { ...left, ...(ours.isAtHome && ownerPrints(entry, printOf(way))) };
  return (await takesPlace(way, { theirId: entry.Id, prints, how: 'linked' }, isChosen))
    ? update(way, await stateOf(way), ours, entry.Id)
    : undefined;
}

type InStep = Extract<RecordCommand, { readonly type: 'RecordInStep' }>['data'];

/** One alone stands for one there, also where two are brought at the same moment. */
export function takesPlace(
  way: Way,
  inStep: Omit<InStep, 'realmId' | 'kind' | 'ourId'>,
  isChosen = false,
): Promise<boolean> {
  const { services, recordId, realmId, kind } = way;
  const { theirId } = inStep;
  const take = () => tell(way, { type: 'RecordInStep', data: { ...about(way), ...inStep } });
  // A job has its number in its name there.
  if (kind === 'job') return take().then(() => true);
  return services.withLock(entryName(way, theirId), async () => {
    const others = await whoStandsFor(services.db, { id: recordId, realmId, kind }, [theirId]);
    if (others.some((one) => !isChosen || one.theirId === theirId)) return false;
    const { position } = await take();
    await services.until(position, 2_000);
    return true;
  });
}

/** A paper that somebody else wrote keeps its number and its day: nobody is asked about those. */
function leftAsTheyAre(way: Way, ours: Ours, entry: Entry): Prints {
  const { number, date } = printsOf(ours.fields, FIELDS_THERE[way.kind](entry), printOf(way));
  return { ...(number && { number }), ...(date && { date }) };
}

/** A person said that it is this one, who was made inactive. */
const madeActive = (way: Way, { Id, SyncToken }: Entry): Promise<Entry> =>
  way.books.write(
    ENTRY_KINDS[way.kind],
    { Id, SyncToken, sparse: true, Active: true },
    requestIdOf(way.effectId, way.recordId, 'active', SyncToken),
  );

/** What was gone there is in step again once it was read there, and not before. */
async function lookAgain(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  theirId: string,
): Promise<Brought> {
  const entry = await readThere(way, theirId);
  if (!isInUse(entry)) return failsGone(way, entry);
  await tellReturned(way, { ours, entry, state });
  return update(way, await stateOf(way), ours, theirId);
}

/** It is there again, perhaps with other values. */
export async function tellReturned(
  way: RecordPlace,
  { ours, entry, state }: Pick<Overwriting, 'ours' | 'entry' | 'state'>,
): Promise<readonly Difference[]> {
  const { differences } = beside(way.kind, ours, entry, state, printOf(way));
  const { prints } = state;
  await tell(way, {
    type: 'RecordInStep',
    data: { ...about(way), theirId: entry.Id, prints, how: 'returned', lookedAt: prints },
  });
  await tell(way, {
    type: 'RecordDifferences',
    data: { ...about(way), differences: [...differences], lookedAt: prints },
  });
  return differences;
}

/** What is said of one that somebody there assigned to something else. */
export const movedFailure = (kind: RecordKind): Failure =>
  kind === 'bill-payment' ? 'pays-another' : 'moved-there';

/**
 * Whether somebody there assigned what stands elsewhere. What belongs to nobody, as a payment whose
 * bill was deleted, may move.
 */
function isReassigned(
  { prints, moves, unread }: QuickBooksRecord,
  entry: Entry,
  print: PrintOf,
): boolean {
  const standing = standingOf(entry, prints, print);
  if (standing === 'unknown' && unread) return true;
  return standing === 'other' || (standing !== 'same' && !moves);
}

export async function update(
  way: Way,
  state: QuickBooksRecord,
  ours: Ours,
  theirId: string,
): Promise<Brought> {
  if (state.gone) return lookAgain(way, state, ours, theirId);
  const print = printOf(way);
  const there: Brought = { is: 'there', theirId };
  // What has not changed is not sent, nor even asked about.
  const hasChanged = changedHere(ours.fields, state.prints, print).length > 0;
  if (!hasChanged && !state.moves && !state.unread) {
    const { prints } = state;
    if (state.status !== 'differs')
      await tell(way, {
        type: 'RecordInStep',
        data: { ...about(way), theirId, prints, how: 'updated' },
      });
    return there;
  }
  const theirs = await neededBy(way, ours);
  if (typeof theirs === 'number')
    return holdBack(way, theirs, async () => update(way, await stateOf(way), ours, theirId));
  for (let tries = 1; ; tries += 1) {
    const entry = await readThere(way, theirId);
    if (!isInUse(entry)) return failsGone(way, entry);
    const isAway = ours.isAtHome?.(theirs, entry) === false;
    if (isAway && isReassigned(state, entry, print)) return fails(way, movedFailure(way.kind));
    const moved = isAway && state.moves ? ours.move?.(theirs, entry) : undefined;
    const merged = beside(way.kind, ours, entry, state, print);
    let written: Written;
    try {
      written = await overwrite(way, { ours, theirs, entry, merged, moved, state });
    } catch (error) {
      if (!(error instanceof BooksFault) || !isStale(error) || tries >= STALE_TRIES) throw error;
      continue;
    }
    const { differences } = merged;
    const { prints: lookedAt } = state;
    const { prints, wrote } = written;
    await tell(way, {
      type: 'RecordInStep',
      data: {
        ...about(way),
        theirId,
        prints,
        how: 'updated',
        ...(wrote.length > 0 && { wrote: [...wrote] }),
        lookedAt,
      },
    });
    await tell(way, {
      type: 'RecordDifferences',
      data: { ...about(way), differences: [...differences], lookedAt },
    });
    return there;
  }
}

interface Overwriting {
  readonly ours: Ours;
  readonly theirs: Around['theirs'];
  readonly entry: Entry;
  readonly merged: Merged;
  /** What puts it where it belongs; undefined where it stands there. */
  readonly moved: object | undefined;
  readonly state: QuickBooksRecord;
}

interface Written {
  /** What both have. */
  readonly prints: Prints;
  /** Which fields of somebody there were written. */
  readonly wrote: readonly FieldName[];
}

/**
 * Writes what changed here alone, and where it belongs now, onto the version that was read; answers
 * with what both have.
 */
async function overwrite(
  way: Way,
  { ours, theirs, entry, merged: { send, prints }, moved, state }: Overwriting,
): Promise<Written> {
  // Only lines are booked on something: what is not sent waits for no account.
  const booked = send.includes('total')
    ? await bookingOf(way, ours)
    : { account: () => '', item: '' };
  const around = { theirs, ...booked };
  const print = printOf(way);
  const ownersIn = (there: Entry): Prints => (ours.isAtHome ? ownerPrints(there, print) : {});
  if (send.length === 0 && !moved) return { prints: { ...prints, ...ownersIn(entry) }, wrote: [] };
  const { Id, SyncToken } = entry;
  const changed = send.length === 0 ? {} : ours.update(around, send, entry);
  const called = state.name !== null && send.includes('name');
  const named = called ? personBody({ name: state.name ?? '' }, ['name']) : {};
  const body = { Id, SyncToken, sparse: true, ...moved, ...changed, ...named };
  const requestId = requestIdOf(way.effectId, way.recordId, 'update', SyncToken);
  const written = await way.books.write(ENTRY_KINDS[way.kind], body, requestId);
  const isOurs = send.includes('total') || hasOurLines(entry, prints, print);
  const owner = ownersIn(written);
  if (isPaper(way.kind)) {
    const lines = isOurs ? linesPrint(written, print) : {};
    return { prints: { ...prints, ...lines, ...owner }, wrote: [] };
  }
  // Their city stays where ours names none, and a name that was chosen: then both have what they
  // have.
  const { address, name } = printsOf(ours.fields, FIELDS_THERE[way.kind](written), print);
  const after = {
    ...prints,
    ...owner,
    ...(address && send.includes('address') && { address }),
    ...(name && called && { name }),
  };
  return { prints: after, wrote: isMatched(way.kind) ? send : [] };
}
