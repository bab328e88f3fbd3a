// From which day on papers go to a company (rule: quickbooks-go): what is older, and was never
// spoken of there, stays.
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { Services } from '../platform/core/room.ts';
import { oursOf, type Ours } from './ours.ts';
import type { ConnectionRow } from './read-models/quickbooks-connection.ts';
import { recordNumber, stateOf } from './way.ts';

type Connected = Pick<ConnectionRow, 'realmId' | 'begun'>;

/** The day of the first papers; null: all of them go. */
export const startIn = ({ realmId, begun }: Connected): string | null => begun[realmId] ?? null;

/** Whether it is a paper of an earlier day; people and jobs have none. */
export const isBefore = (ours: Ours | undefined, from: string | null): boolean =>
  from !== null && ours?.fields.date !== undefined && ours.fields.date < from;

/** Whether it is a paper that nobody wants there: a bill goes with its payment, however old. */
export async function staysHere(
  kind: RecordKind,
  id: number,
  connection: Connected,
  services: Services,
): Promise<boolean> {
  const from = startIn(connection);
  if (from === null || !isBefore(await oursOf(kind, id, services), from)) return false;
  const recordId = await recordNumber(services, connection.realmId, kind, id);
  return (await stateOf({ services, recordId })).status === 'none';
}
