// Writes onto an entry what changed here alone, and where it belongs now; nothing else of it.
import { printsOf, type Merged, type PrintOf } from '@purlin/domain/quickbooks/merging.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import {
  isMatched,
  isPaper,
  type Difference,
  type FieldName,
  type Prints,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { bookingOf } from './around.ts';
import { hasOurLines, linesPrint, MADE_OF, placePrints, samePrint } from './comparing.ts';
import { changeOf, ENTRY_KINDS, FIELDS_THERE, personBody } from './kinds.ts';
import type { Around, Ours } from './our-shapes.ts';
import type { Entry } from './their-books.ts';
import { printOf, requestIdOf, type Way } from './way.ts';

export interface Overwriting {
  readonly ours: Ours;
  readonly theirs: Around['theirs'];
  readonly entry: Entry;
  readonly merged: Merged;
  /** What puts it where it belongs; undefined where it stands there. */
  readonly moved: object | undefined;
  readonly state: QuickBooksRecord;
}

export interface Written {
  /** What both have. */
  readonly prints: Prints;
  /** Which fields of somebody there were written. */
  readonly wrote: readonly FieldName[];
  /** What QuickBooks made of what was written. */
  readonly differences: readonly Difference[];
}

/** The total where QuickBooks worked it out to be another one: a person decides. */
function otherTotal(
  kind: RecordKind,
  { fields: { total: ours = '' } }: Ours,
  written: Entry,
  print: PrintOf,
): Difference | undefined {
  const { total: theirs = '' } = FIELDS_THERE[kind](written);
  return theirs === ours
    ? undefined
    : { field: 'total', ours, theirs, ourPrint: print(ours), theirPrint: print(theirs) };
}

/**
 * Writes what changed here alone, and where it belongs now, onto the version that was read; answers
 * with what both have.
 */
export async function overwrite(
  way: Way,
  { ours, theirs, entry, merged: { send, prints }, moved, state }: Overwriting,
): Promise<Written> {
  // Only lines are booked on something: what is not sent waits for no account.
  const booked = send.includes('total')
    ? await bookingOf(way, ours)
    : { account: () => '', item: '' };
  const print = printOf(way);
  const around = { theirs, ...booked, hasOurLines: hasOurLines(entry, prints, print) };
  const { place } = ours;
  const placeIn = (there: Entry): Prints =>
    place ? placePrints(place, there, place.isAtHome(theirs, there), print) : {};
  if (send.length === 0 && !moved)
    return { prints: { ...prints, ...placeIn(entry) }, wrote: [], differences: [] };
  const { SyncToken } = entry;
  const changed = send.length === 0 ? {} : ours.update(around, send, { ...entry, ...moved });
  const called = state.name !== null && send.includes('name');
  const named = called ? personBody({ name: state.name ?? '' }, ['name']) : {};
  const body = changeOf(ENTRY_KINDS[way.kind], entry, { ...moved, ...changed, ...named });
  const requestId = requestIdOf(way.effectId, way.recordId, 'update', SyncToken);
  const written = await way.books.write(ENTRY_KINDS[way.kind], body, requestId);
  const isOurs = send.includes('total') || hasOurLines(entry, prints, print);
  const owner = placeIn(written);
  if (isPaper(way.kind))
    return afterPaper(way.kind, ours, written, {
      prints: { ...prints, ...owner },
      send,
      isOurs,
      print,
    });
  // Their city stays where ours names none, and a name that was chosen: then both have what they
  // have.
  const { address, name } = printsOf(ours.fields, FIELDS_THERE[way.kind](written), print);
  const after = {
    ...prints,
    ...owner,
    ...(address && send.includes('address') && { address }),
    ...(name && called && { name }),
  };
  return { prints: after, wrote: isMatched(way.kind) ? send : [], differences: [] };
}

/** What both have of a paper, as it came back. */
function afterPaper(
  kind: RecordKind,
  ours: Ours,
  written: Entry,
  {
    prints,
    send,
    isOurs,
    print,
  }: {
    readonly prints: Prints;
    readonly send: readonly FieldName[];
    readonly isOurs: boolean;
    readonly print: PrintOf;
  },
): Written {
  const { madeOf } = ours;
  const isSent = send.includes('total');
  const { total, ...others } = {
    ...prints,
    ...(isOurs && linesPrint(written, print)),
    ...(isSent && madeOf !== undefined && samePrint(MADE_OF, print(madeOf))),
  };
  const other = isSent ? otherTotal(kind, ours, written, print) : undefined;
  return {
    prints: { ...others, ...(!other && total && { total }) },
    wrote: [],
    differences: other ? [other] : [],
  };
}
