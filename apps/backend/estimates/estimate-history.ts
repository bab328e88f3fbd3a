// The history of an estimate for people: who did what, when, in a sentence each.
import type { HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { actorName } from '@purlin/words/answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { tell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Services } from '../platform/core/room.ts';

/** Every event of an estimate, oldest first; undefined when there is no such estimate. */
export async function historyOf(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<HistoryEntry[] | undefined> {
  const events = await history.read(estimate, id);
  if (events.length === 0) return undefined;
  const staff = await staffNames(db);
  return events.map((event) => ({
    revision: event.revision,
    type: event.type,
    at: event.at,
    by: actorName(event.by, staff, language),
    summary: tell(event, language),
    data: event.data as Record<string, unknown>,
  }));
}
