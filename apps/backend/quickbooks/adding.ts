// Has a client or a vendor brought to the books by hand, whether they are eligible or not (rule:
// quickbooks-eligible).
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf } from './ours.ts';
import { heldConnection, keptConnection } from './workers/bring-record.ts';
import { recordNumber } from './way.ts';

type Payee = z.output<typeof contract.add.body>;

/**
 * Adds them to the company that is connected, or to be connected again. Answers with the record's
 * number; whoever is there, or was added before, stays as they are.
 */
export async function addRecord(
  { kind, ourId }: Payee,
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
  const { position } = await services.dispatch(
    quickbooksRecord,
    recordId,
    { type: 'AddRecord', data: { realmId, kind, ourId } },
    asker,
  );
  await services.until(position, 2_000);
  return recordId;
}
