// Adds a client or a vendor to the books by hand, before they are eligible (rule:
// quickbooks-eligible).
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf } from './ours.ts';
import { heldConnection, keptConnection } from './workers/bring-record.ts';
import { recordNumber, stateOf } from './way.ts';

/** Answers with the record's number; whoever is there, or on the way there, stays as they are. */
export async function addRecord(
  { kind, ourId }: z.output<typeof contract.add.body>,
  services: Services,
  asker: Asker,
): Promise<number> {
  const connection = await keptConnection(services);
  if (!connection)
    return refuse(
      (await heldConnection(services)) ? 'quickbooks-awaits-start' : 'quickbooks-not-connected',
    );
  if (!(await oursOf(kind, ourId, services))) return refuse('record-not-found');
  const { realmId } = connection;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const { status } = await stateOf({ services, recordId });
  if (status !== 'none') return recordId;
  const { position } = await services.dispatch(
    quickbooksRecord,
    recordId,
    { type: 'WantRecord', data: { realmId, kind, ourId } },
    asker,
  );
  await services.until(position, 2_000);
  return recordId;
}
