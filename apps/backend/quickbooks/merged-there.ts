// Where somebody went who was merged into another one in QuickBooks: their papers stand there now.
import type { Candidate, RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { personCandidate } from './candidates.ts';
import { billsOfVendor, whatBelongsTo } from './read-models/what-belongs.ts';
import type { Entry } from './their-books.ts';
import { readThere } from './updating.ts';
import { recordNumber, stateOf, type Way } from './way.ts';

/** So many papers are looked at. */
const MOST_LOOKS = 5;

const ownerOf = (kind: RecordKind, { VendorRef, CustomerRef, ParentRef }: Entry) =>
  ({ bill: VendorRef, estimate: CustomerRef, job: ParentRef })[kind as 'bill' | 'estimate' | 'job']
    ?.value;

/** To whom what belonged to this entry belongs by now, as a person is asked about them. */
export async function whereTheyWent(way: Way, left: string): Promise<readonly Candidate[]> {
  const { services, realmId, kind, ourId, books } = way;
  const their = kind === 'customer' ? 'Customer' : 'Vendor';
  const those =
    kind === 'vendor'
      ? await billsOfVendor(services.db, ourId)
      : await whatBelongsTo(services.db, { kind, id: ourId });
  const found = new Map<string, Candidate>();
  let looks = 0;
  for (const one of those.toReversed()) {
    const recordId = await recordNumber(services, realmId, one.kind, one.id);
    const { theirId } = await stateOf({ services, recordId });
    if (theirId === null || (looks += 1) > MOST_LOOKS) continue;
    const entry = await readThere({ ...way, kind: one.kind }, theirId);
    const owner = entry && ownerOf(one.kind, entry);
    if (owner === undefined || owner === left || found.has(owner)) continue;
    const now = await books.read(their, owner);
    // An estimate of a job belongs to the job, and that to its customer.
    if (now.ParentRef === undefined) found.set(owner, personCandidate([their, now], true));
  }
  return [...found.values()];
}
