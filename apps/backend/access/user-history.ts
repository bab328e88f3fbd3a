// The history of a user for people: who changed what, and when they came in or were kept out.
import type { UserHistoryEntry } from '@purlin/contracts/access.ts';
import { user, type UserEvent } from '@purlin/domain/access/user.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName, answerWords } from '@purlin/words/answers.ts';
import type { Values } from '@purlin/words/parameters.ts';
import { tell } from '@purlin/words/story.ts';
import type { Services } from '../platform/core/room.ts';
import { staffNames } from './read-models/everybody.ts';

/** What a passkey was called when it went: those before it said so. */
function fromBefore() {
  const names = new Map<string, string>();
  return ({ type, data }: UserEvent): Values => {
    if (type === 'PasskeyAdded' || type === 'PasskeyRenamed') names.set(data.passkey, data.name);
    return type === 'PasskeyRemoved' ? { name: names.get(data.passkey) ?? '' } : {};
  };
}

/** Every event of a user, newest first; undefined when there is no such user. */
export async function userHistory(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<UserHistoryEntry[] | undefined> {
  const events = await history.read(user, id);
  if (events.length === 0) return undefined;
  const staff = await staffNames(db);
  const known = fromBefore();
  return events
    .map((event) => ({
      revision: event.revision,
      type: event.type,
      at: event.at,
      // Whoever tries to sign in is nobody known; neither is who opens a link in an e-mail.
      by:
        event.by === 'visitor'
          ? answerWords(language)('by.not-signed-in')
          : actorName(event.by, staff, language),
      summary: tell(event, language, known(event)),
    }))
    .toReversed();
}
