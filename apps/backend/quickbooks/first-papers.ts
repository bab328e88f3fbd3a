// What goes to a company by itself: who is eligible (rule: quickbooks-eligible), and papers from a
// day on (rule: quickbooks-start). The rest stays, unless its record there was begun before.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { isPaper, type RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { isBegun } from '@purlin/domain/quickbooks/record-state.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { PastOf } from '../platform/core/history/history.ts';
import type { Services } from '../platform/core/room.ts';
import type { Ours } from './our-shapes.ts';
import { oursOf } from './ours.ts';
import type { ConnectionRow } from './read-models/quickbooks-connection.ts';
import { isEligible } from './read-models/eligible.ts';
import { heldBackBy } from './read-models/quickbooks-records.ts';
import { recordNumber } from './way.ts';

type Connected = Pick<ConnectionRow, 'realmId' | 'begun'>;

/** The day of the first papers; null: all of them go. */
export const startIn = ({ realmId, begun }: Connected): string | null => begun[realmId] ?? null;

/** Whether it is a paper of an earlier day; people and jobs have none. */
export const isBefore = (ours: Ours | undefined, from: string | null): boolean =>
  from !== null && ours?.fields.date !== undefined && ours.fields.date < from;

/** Until 2026-11-27 it was no fact of its own that a person added a record, or retried it. */
function isWantedByPerson(past: readonly PastOf<typeof quickbooksRecord>[]): boolean {
  const dropped = past.findLastIndex(({ type }) => type === 'QuickBooksRecordTakenBack');
  return past
    .slice(dropped + 1)
    .some(({ type, by }) => type === 'QuickBooksRecordWanted' && by !== 'system');
}

/**
 * Whether nobody wants it there: somebody who is not eligible and never got there, unless something
 * waits for them; or a paper of an earlier day. A bill goes with its payment, however old. Where it
 * was queued, nothing is asked or tried about it any more, until it is eligible.
 */
export async function dropIfIneligible(
  kind: RecordKind,
  ourId: number,
  connection: Connected,
  services: Services,
  asker: Asker,
): Promise<boolean> {
  const { db, history, dispatch, until } = services;
  const from = startIn(connection);
  const isOlder =
    from !== null && isPaper(kind) && isBefore(await oursOf(kind, ourId, services), from);
  if (!isOlder && (await isEligible(db, kind, ourId))) return false;
  const { realmId } = connection;
  const recordId = await recordNumber(services, realmId, kind, ourId);
  const past = await history.read(quickbooksRecord, recordId);
  const state = fold(quickbooksRecord, past);
  if (state.status === 'none') return true;
  if (isOlder || isBegun(state) || isWantedByPerson(past)) return false;
  if ((await heldBackBy(db, recordId)).length > 0) return false;
  const data = { realmId, kind, ourId };
  const { position } = await dispatch(
    quickbooksRecord,
    recordId,
    { type: 'DropRecord', data },
    asker,
  );
  // What it waited for may be dropped next, and is seen to hold nothing back then.
  await until(position, 2_000);
  return true;
}
