// Has a client or a vendor brought to the books: by hand, whether they are eligible or not, or as
// somebody who became eligible (rule: quickbooks-eligible).
import type { z } from 'zod';
import type { quickbooks as contract } from '@purlin/contracts/quickbooks.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { refuse } from '@purlin/domain/quickbooks/refusals.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf } from './ours.ts';
import { heldConnection, keptConnection } from './workers/bring-record.ts';
import { recordNumber, stateOf } from './way.ts';

export type Person = z.output<typeof contract.add.body>;

/**
 * Gives the command to their record in the company that is connected, or to be connected again.
 * Answers with the record's number; undefined: there is no such company, or they are on the way
 * there already and nothing is wanted of them again.
 */
export async function dispatchTo(
  { kind, ourId }: Person,
  type: 'AddRecord' | 'WantRecord',
  services: Services,
  asker: Asker,
): Promise<number | undefined> {
  const connection = await keptConnection(services);
  if (!connection) return undefined;
  const { realmId } = connection;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const { status } = await stateOf({ services, recordId });
  if (type === 'WantRecord' && status !== 'none' && status !== 'taken-back') return undefined;
  const command = { type, data: { realmId, kind, ourId } };
  const { position } = await services.dispatch(quickbooksRecord, recordId, command, asker);
  await services.until(position, 2_000);
  return recordId;
}

/** Answers with the record's number; whoever is there, or was added before, stays as they are. */
export async function addRecord(person: Person, services: Services, asker: Asker): Promise<number> {
  if (!(await keptConnection(services)))
    return refuse(
      (await heldConnection(services)) ? 'quickbooks-awaits-start' : 'quickbooks-not-connected',
    );
  if (!(await oursOf(person.kind, person.ourId, services))) return refuse('record-not-found');
  const id = await dispatchTo(person, 'AddRecord', services, asker);
  return id ?? refuse('quickbooks-not-connected');
}
