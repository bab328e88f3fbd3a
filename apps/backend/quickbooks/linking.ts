// Takes what is in the books already as one of ours.
import { printsOf } from '@purlin/domain/quickbooks/merging.ts';
import { isPaper, type Prints } from '@purlin/domain/quickbooks/record-shapes.ts';
import { placePrints } from './comparing.ts';
import { isOf, partiesOf } from './finding-papers.ts';
import { changeOf, ENTRY_KINDS, FIELDS_THERE } from './kinds.ts';
import { isMarkedOurs } from './our-bills.ts';
import type { Around, Ours } from './our-shapes.ts';
import { whoStandsFor } from './read-models/who-stands-for.ts';
import { pays, type Entry } from './their-books.ts';
import { releaseDeleted, stillHere } from './still-here.ts';
import { readThere, update } from './updating.ts';
import {
  about,
  entryName,
  fails,
  printOf,
  requestIdOf,
  stateOf,
  tell,
  type Brought,
  type RecordCommand,
  type Way,
} from './way.ts';

/**
 * What is there already is ours from now on; what differs is told, never overwritten. `taken`:
 * another of ours stands for it. `elsewhere`: it belongs to another vendor or bill. `isChosen`: by
 * a person; of two who were, the first has it.
 */
export async function link(
  way: Way,
  ours: Ours,
  theirId: string,
  { theirs, isChosen = false }: { readonly theirs: Around['theirs']; readonly isChosen?: boolean },
): Promise<Brought | 'taken' | 'elsewhere'> {
  const found = await readThere(way, theirId);
  if (!found) return fails(way, 'gone-there');
  if (!(await mayStandFor(way, ours, theirs, found))) return 'elsewhere';
  const entry = found.Active === false ? await madeActive(way, found) : found;
  const left = isPaper(way.kind) ? leftAsTheyAre(way, ours, entry) : {};
  // Our own, whose answer was never heard.
  const isOurs = way.kind === 'bill' && isMarkedOurs(way.ourId, entry);
  const how = isOurs ? 'created' : 'linked';
  const { place } = ours;
  const isAtHome = place?.isAtHome(theirs, entry) ?? true;
  const prints = { ...left, ...(place && placePrints(place, entry, isAtHome, printOf(way))) };
  return (await takesPlace(way, { theirId: entry.Id, prints, how }, isChosen))
    ? update(way, await stateOf(way), ours, entry.Id)
    : 'taken';
}

/** What was found may have changed since: it is still of whom ours is, or pays our bill. */
async function mayStandFor(
  way: Way,
  ours: Ours,
  theirs: Around['theirs'],
  entry: Entry,
): Promise<boolean> {
  if (way.kind === 'bill-payment') return pays(entry, theirs('bill'));
  return !isPaper(way.kind) || isOf(entry, await partiesOf(way, ours));
}

type InStep = Extract<RecordCommand, { readonly type: 'RecordInStep' }>['data'];

/** One alone stands for one there, also where two are brought at the same moment. */
export function takesPlace(
  way: Way,
  inStep: Omit<InStep, 'realmId' | 'kind' | 'ourId'>,
  isChosen = false,
): Promise<boolean> {
  const { services, correlationId, recordId, realmId, kind } = way;
  const { theirId } = inStep;
  const take = () => tell(way, { type: 'RecordInStep', data: { ...about(way), ...inStep } });
  // A job has its number in its name there.
  if (kind === 'job') return take().then(() => true);
  return services.withLock(entryName(way, theirId), async () => {
    const all = await whoStandsFor(services.db, { id: recordId, realmId, kind }, [theirId]);
    const others = await stillHere(all, services);
    if (others.some((one) => !isChosen || one.theirId === theirId)) return false;
    await releaseDeleted(all, services, correlationId);
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
const madeActive = (way: Way, entry: Entry): Promise<Entry> =>
  way.books.write(
    ENTRY_KINDS[way.kind],
    changeOf(ENTRY_KINDS[way.kind], entry, { Active: true }),
    requestIdOf(way.effectId, way.recordId, 'active', entry.SyncToken),
  );
