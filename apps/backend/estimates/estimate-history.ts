// The history of an estimate for people: who did what, when, in a sentence each.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { tell } from '@purlin/words/story.ts';
import { allUsers } from '../access/read-models/user-list.ts';
import type { PastEvent } from '../platform/core/history.ts';
import type { Services } from '../platform/core/room.ts';

/** Every event of an estimate, oldest first; undefined when there is no such estimate. */
export async function historyOf(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
): Promise<HistoryEntry[] | undefined> {
  const events = await history.read(estimate, id);
  if (events.length === 0) return undefined;
  const users = await staffNames(db);
  return events.map((event) => toEntry(event, users));
}

/** The names of everybody who can sign in, by actor. */
export const staffNames = async (db: Services['db']): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await allUsers(db)).map((user) => [`user-${user.id}`, `${user.firstName} ${user.lastName}`]),
  );

function toEntry(event: PastEvent, users: ReadonlyMap<string, string>): HistoryEntry {
  const by =
    users.get(event.by) ??
    (event.by === 'estimate-link'
      ? 'Client, by the estimate link'
      : event.by === 'system'
        ? 'Purlin'
        : event.by);
  return {
    revision: event.revision,
    type: event.type,
    at: event.at,
    by,
    summary: tell(event as PastEvent & EstimateEvent, 'en'),
    data: event.data as Record<string, unknown>,
  };
}
