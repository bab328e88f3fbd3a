// Brings in step what is there already: read, compared three ways, and only what changed here alone
// is written.
import { changedHere, type Merged, type PrintOf } from '@purlin/domain/quickbooks/merging.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  type Difference,
  type Failure,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { BooksFault } from './service/calls.ts';
import { isLacking, neededBy } from './around.ts';
import { beside, hasOurLines, isMadeOtherwise, standingOf, wasAtHome } from './comparing.ts';
import { isMissing, isStale } from './failures.ts';
import { ENTRY_KINDS } from './kinds.ts';
import type { Ours, Place } from './our-shapes.ts';
import { overwrite, type Overwriting, type Written } from './overwriting.ts';
import type { Entry } from './their-books.ts';
import {
  about,
  fails,
  lacks,
  printOf,
  stateOf,
  tell,
  type Brought,
  type RecordPlace,
  type Way,
} from './way.ts';

export const STALE_TRIES = 4;

/** The entry as it stands there; undefined once it is deleted. */
export async function readThere(
  { books, kind }: Pick<Way, 'books' | 'kind'>,
  theirId: string,
): Promise<Entry | undefined> {
  try {
    const entry = await books.read(ENTRY_KINDS[kind], theirId);
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

/** Whether somebody there assigned what stands elsewhere. What pays nothing may move. */
function isReassigned(
  place: Place,
  { prints, moves, unread, linked }: QuickBooksRecord,
  entry: Entry,
  print: PrintOf,
): boolean {
  switch (standingOf(place, entry, prints, print)) {
    case 'same':
      return false;
    case 'other':
      return true;
    case 'nobody':
      return !(moves && place.movesFromNothing);
    case 'unknown':
      return linked ? false : unread || !moves;
  }
}

/** Lines that nobody there has changed follow what they are made of here. */
const withLines = (merged: Merged, ours: Ours, entry: Entry, print: PrintOf): Merged =>
  isMadeOtherwise(ours, merged.prints, print) &&
  hasOurLines(entry, merged.prints, print) &&
  !merged.send.includes('total')
    ? { ...merged, send: [...merged.send, 'total'] }
    : merged;

/** A payment that somebody entered there for their bill, which ours was unlinked from. */
const paysTheirBill = ({ kind }: Way, { linked, moves }: QuickBooksRecord): boolean =>
  kind === 'bill-payment' && linked && moves;

/** It stays where it is: what is theirs is left to them, about the rest a person is asked. */
async function isElsewhere(way: Way, state: QuickBooksRecord): Promise<Brought> {
  if (!paysTheirBill(way, state)) return fails(way, movedFailure(way.kind));
  await tell(way, { type: 'UnlinkRecord', data: {} });
  return { is: 'held', by: way.recordId };
}

/** What is written, and where to; undefined where somebody there assigned it otherwise. */
function planOf(
  way: Way,
  { ours, theirs, entry, state }: Omit<Overwriting, 'merged' | 'moved'>,
): Pick<Overwriting, 'merged' | 'moved'> | undefined {
  const { place } = ours;
  const print = printOf(way);
  const awayFrom = place?.isAtHome(theirs, entry) === false ? place : undefined;
  if (awayFrom && (paysTheirBill(way, state) || isReassigned(awayFrom, state, entry, print)))
    return undefined;
  const wasHome = wasAtHome(state.prints);
  // Where nobody there has moved it, it is its place here that is another one now.
  const isOurMove =
    wasHome && awayFrom && standingOf(awayFrom, entry, state.prints, print) === 'same';
  const moved = state.moves || isOurMove ? awayFrom?.move(theirs, entry, wasHome) : undefined;
  const merged = withLines(beside(way.kind, ours, entry, state, print), ours, entry, print);
  return merged.send.includes('total') && place?.isDivided?.(theirs, { ...entry, ...moved })
    ? undefined
    : { merged, moved };
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
  const isSame = !hasChanged && !isMadeOtherwise(ours, state.prints, print);
  if (isSame && !state.moves && !state.unread) {
    const { prints } = state;
    if (state.status !== 'differs')
      await tell(way, {
        type: 'RecordInStep',
        data: { ...about(way), theirId, prints, how: 'updated' },
      });
    return there;
  }
  const theirs = await neededBy(way, ours);
  if (isLacking(theirs))
    return lacks(way, theirs, async () => update(way, await stateOf(way), ours, theirId));
  for (let tries = 1; ; tries += 1) {
    const entry = await readThere(way, theirId);
    if (!isInUse(entry)) return failsGone(way, entry);
    const plan = planOf(way, { ours, theirs, entry, state });
    if (!plan) return isElsewhere(way, state);
    const { merged } = plan;
    let written: Written;
    try {
      written = await overwrite(way, { ours, theirs, entry, state, ...plan });
    } catch (error) {
      if (!(error instanceof BooksFault) || !isStale(error) || tries >= STALE_TRIES) throw error;
      continue;
    }
    const differences = [...merged.differences, ...written.differences];
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
      data: { ...about(way), differences, lookedAt: prints },
    });
    return there;
  }
}
