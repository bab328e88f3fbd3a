// What goes to a company by itself: who is eligible (rule: quickbooks-eligible), and papers from a
// day on (rule: quickbooks-start). The rest stays, unless its record there was begun before.
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { isBegun } from '@purlin/domain/quickbooks/record-state.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf, type Ours } from './ours.ts';
import type { ConnectionRow } from './read-models/quickbooks-connection.ts';
import { isEligible } from './read-models/eligible.ts';
import { heldBackBy } from './read-models/quickbooks-records.ts';
import { recordNumber, stateOf } from './way.ts';

type Connected = Pick<ConnectionRow, 'realmId' | 'begun'>;

/** The day of the first papers; null: all of them go. */
export const startIn = ({ realmId, begun }: Connected): string | null => begun[realmId] ?? null;

/** Whether it is a paper of an earlier day; people and jobs have none. */
export const isBefore = (ours: Ours | undefined, from: string | null): boolean =>
  from !== null && ours?.fields.date !== undefined && ours.fields.date < from;

/**
 * Whether nobody wants it there: somebody who is not eligible and never got there, unless something
 * waits for them; or a paper of an earlier day. A bill goes with its payment, however old.
 */
export async function staysHere(
  kind: RecordKind,
  id: number,
  connection: Connected,
  services: Services,
): Promise<boolean> {
  const from = startIn(connection);
  const isOlder = from !== null && isBefore(await oursOf(kind, id, services), from);
  if (!isOlder && (await isEligible(services.db, kind, id))) return false;
  const recordId = await recordNumber(services, connection.realmId, kind, id);
  const state = await stateOf({ services, recordId });
  if (state.status === 'none') return true;
  return !isOlder && !isBegun(state) && (await heldBackBy(services.db, recordId)).length === 0;
}

/** Nothing is asked or tried about it any more, until it is eligible. */
export async function leave(
  kind: RecordKind,
  ourId: number,
  { realmId }: Connected,
  services: Services,
  asker: Asker,
): Promise<void> {
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const data = { realmId, kind, ourId };
  await services.dispatch(quickbooksRecord, recordId, { type: 'LeaveRecord', data }, asker);
}
