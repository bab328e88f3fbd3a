// Who a client or vendor of ours is among the customers and vendors in the books already.
import { matchOf } from '@purlin/domain/quickbooks/matching.ts';
import type { QuickBooksRecord } from '@purlin/domain/quickbooks/record-state.ts';
import type { Candidate } from '@purlin/domain/quickbooks/record-shapes.ts';
import { Unavailable } from '../platform/core/tasks/tasks.ts';
import { candidatesFor, personCandidate } from './candidates.ts';
import { whereTheyWent } from './merged-there.ts';
import type { Ours } from './our-shapes.ts';
import { whoStandsFor } from './read-models/who-stands-for.ts';
import { stillHere } from './still-here.ts';
import { readThere } from './updating.ts';
import type { Way } from './way.ts';

/** Who was made just now may be another of ours that history does not know yet. */
const JUST_MADE_WAIT_MS = 3_000;
const MOST = 20;

type PersonFound =
  | { readonly theirId: string }
  | { readonly name: string }
  | { readonly candidates: readonly Candidate[] };

type PersonKind = 'customer' | 'vendor';
const keyOf = ({ kind, theirId }: Pick<Candidate, 'kind' | 'theirId'>): string =>
  `${kind} ${theirId}`;
const asTaken = (one: Candidate): Candidate => ({ ...one, linkable: false, taken: true });

/** Who it is; a name where they are nobody there yet; candidates where a person has to say. */
export async function amongPeople(
  way: Way & { readonly kind: PersonKind },
  { unlinked, left, insteadOf }: QuickBooksRecord,
  ours: Ours,
): Promise<PersonFound> {
  const their = way.kind === 'customer' ? 'Customer' : 'Vendor';
  // It was to be created again: it may be active again by now.
  const back = insteadOf === null ? undefined : await readThere(way, insteadOf);
  if (back && back.Active !== false) return { candidates: [personCandidate([their, back], true)] };
  const { those, justMade } = await candidatesFor(their, ours.fields, way);
  const { taken, archived } = await takenOf(way, those);
  if (insteadOf !== null) taken.add(`${way.kind} ${insteadOf}`);
  const { name = '', email = '', phone = '' } = ours.fields;
  const found = matchOf({ name, email, phone }, those, taken, way.ourId, unlinked);
  if (found.is === 'linked') return { theirId: found.theirId };
  const went = left === null ? [] : await whereTheyWent(way, left);
  if (went.length > 0) {
    const { taken: stoodFor } = await takenOf(way, went);
    const survivors = went.map((one) => (stoodFor.has(keyOf(one)) ? asTaken(one) : one));
    const others = found.is === 'nobody' ? [] : found.candidates;
    const all = new Map([...survivors, ...others].map((one) => [keyOf(one), one]));
    return { candidates: [...all.values()].slice(0, MOST) };
  }
  if (found.is === 'nobody') {
    // Two clients may well have one name; a vendor who is here twice was added twice.
    const suspect = way.kind === 'vendor' ? taken : archived;
    const twice = those.filter(
      (one) => suspect.has(keyOf(one)) && isAlike(one, ours) && one.theirId !== insteadOf,
    );
    return twice.length > 0 ? { candidates: twice.map(asTaken) } : found;
  }
  if (justMade && !way.hasWaited)
    throw new Unavailable('somebody came there just now', { waitMs: JUST_MADE_WAIT_MS });
  return found;
}

/** Whether they have our name or email: they may have been added here once more. */
const isAlike = ({ name, email }: Candidate, { fields }: Ours): boolean =>
  name.toLowerCase() === fields.name?.toLowerCase() ||
  (email !== '' && email.toLowerCase() === fields.email?.toLowerCase());

/**
 * Which of these entries others of ours stand for, each as kind and number there; and for which of
 * them it is somebody who is archived here.
 */
async function takenOf(
  { services, recordId, realmId }: Way,
  those: readonly Candidate[],
): Promise<{ readonly taken: Set<string>; readonly archived: ReadonlySet<string> }> {
  const ids = those.map(({ theirId }) => theirId);
  const taken = new Set<string>();
  const archived = new Set<string>();
  for (const kind of ['customer', 'vendor'] as const) {
    const rows = await whoStandsFor(services.db, { id: recordId, realmId, kind }, ids);
    for (const { theirId, decided, isArchived } of await stillHere(rows, services)) {
      taken.add(`${kind} ${theirId ?? decided}`);
      if (isArchived) archived.add(`${kind} ${theirId ?? decided}`);
    }
  }
  return { taken, archived };
}
