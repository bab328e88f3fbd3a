// Who of ours is here still: an entry of somebody who was deleted here is free for whoever is added
// next.
import { clientById } from '../clients/read-models/client-list.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorById } from '../vendors/read-models/vendor-list.ts';
import type { RecordRow } from './read-models/quickbooks-records.ts';
import { about, tell } from './way.ts';

/** Papers that are not paid any more leave the books by themselves. */
async function stateHere({ kind, ourId }: RecordRow, { db }: Services) {
  if (kind !== 'customer' && kind !== 'vendor') return 'active';
  const row = await (kind === 'customer' ? clientById(db, ourId) : vendorById(db, ourId));
  if (!row) return 'deleted';
  return row.archivedAt === null ? 'active' : 'archived';
}

/** Those of them that were not deleted here, and whether they are archived. */
export async function stillHere(
  rows: readonly RecordRow[],
  services: Services,
): Promise<readonly (RecordRow & { readonly isArchived: boolean })[]> {
  const here = await Promise.all(
    rows.map(async (row) => {
      const state = await stateHere(row, services);
      return state === 'deleted' ? [] : [{ ...row, isArchived: state === 'archived' }];
    }),
  );
  return here.flat();
}

/** Has those who were deleted here stand for nothing there any more. */
export async function releaseDeleted(
  rows: readonly RecordRow[],
  services: Services,
  correlationId: string,
): Promise<void> {
  const here = new Set((await stillHere(rows, services)).map(({ id }) => id));
  for (const { id: recordId, realmId, kind, ourId } of rows.filter(({ id }) => !here.has(id))) {
    const one = { services, correlationId, recordId, realmId, kind, ourId };
    await tell(one, { type: 'RecordTakenBack', data: about(one) });
  }
}
