// A conversation as it is shown: to staff with notes and names, to the other side without.
import type { Conversation, SeenUpTo } from '@purlin/contracts/messages.ts';
import { MESSAGES_A_PAGE, MOST_MESSAGES_FROM } from '@purlin/contracts/messages.ts';
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import {
  conversationNumber,
  picturesIn,
  type Party,
} from '@purlin/domain/messages/message-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { languageAmong } from '../access/read-models/languages-of.ts';
import { usersActingFor, usersByIds } from '../access/read-models/user-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { conversationById } from './read-models/conversation-list.ts';
import {
  countFrom,
  entriesOf,
  jobsOfParty,
  partyNow,
  unreadBy,
  unreadIn,
  type EntryRow,
} from './read-models/conversations.ts';

/** As users are linked to whom they act for. */
export const linkOf = ({ kind, id }: Party) => ({
  clientId: kind === 'client' ? id : null,
  vendorId: kind === 'vendor' ? id : null,
});

/** Who wrote it, as people call them; of whoever did not sign in for it, the client or vendor. */
export const writerOf = (
  { writer }: Pick<EntryRow, 'writer'>,
  party: string,
  names: ReadonlyMap<string, string>,
  language: Language,
): string => (writer === null ? party : actorName(actorOf(writer), names, language));
const jobOf = ({ jobId, jobTitle }: EntryRow) =>
  jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle };
const seenUpTo = (number = 0, at: string | null = null): SeenUpTo | null =>
  number === 0 || at === null ? null : { number, at };

interface StaffRequest {
  readonly userId: number;
  readonly language: Language;
  readonly from?: number | undefined;
  readonly earlierThan?: number | undefined;
  readonly job?: number | undefined;
}

/** As many as an answer holds; with some of what stands before the place from which it is asked. */
async function sizeOf(db: Db, party: Party, from: number | undefined): Promise<number> {
  if (from === undefined) return MESSAGES_A_PAGE;
  const wanted = (await countFrom(db, party, from)) + MESSAGES_A_PAGE / 2;
  return Math.min(MOST_MESSAGES_FROM, Math.max(MESSAGES_A_PAGE, wanted));
}

/** Undefined when there is no such client or vendor. */
export async function conversationWith(
  party: Party,
  { userId, language, from, earlierThan, job }: StaffRequest,
  db: Db,
): Promise<Conversation | undefined> {
  const number = conversationNumber(party);
  const now = await partyNow(db, party);
  if (!now) return undefined;
  const [row, page, jobs, names, acting, unread] = await Promise.all([
    conversationById(db, number),
    sizeOf(db, party, from).then((limit) =>
      entriesOf(db, party, { limit, before: earlierThan, job }),
    ),
    jobsOfParty(db, party),
    staffNames(db),
    usersActingFor(db, linkOf(party)),
    unreadIn(db, number, userId),
  ]);
  const inPortal = acting.some(({ active }) => active);
  return {
    kind: party.kind,
    partyId: party.id,
    name: now.name,
    archived: now.archived,
    phone: now.phone,
    reached: inPortal ? 'portal' : now.email ? 'email' : 'nowhere',
    unread,
    latest: row?.latest ?? 0,
    seen: seenUpTo(row?.otherSaw, row?.otherSawAt),
    language: now.language ?? languageAmong(acting, { email: now.email ?? '' }),
    jobs,
    entries: page.entries.map((entry) => {
      const { place, what, number: one, side, text, at } = entry;
      const by = writerOf(entry, now.name, names, language);
      const more = { pictures: picturesIn(entry), job: jobOf(entry) };
      return { place, what, number: one, side, by, text, at, ...more };
    }),
    more: page.more,
  };
}

interface OwnRequest {
  readonly userId: number;
  readonly earlierThan?: number | undefined;
}

/** What the other side may see: no note, no name of the office, nothing of anybody else. */
export async function ownConversationOf(
  party: Party,
  { userId, earlierThan }: OwnRequest,
  db: Db,
): Promise<OwnConversation> {
  const number = conversationNumber(party);
  const [now, row, page, jobs, unread] = await Promise.all([
    partyNow(db, party),
    conversationById(db, number),
    entriesOf(db, party, { limit: MESSAGES_A_PAGE, only: 'messages', before: earlierThan }),
    jobsOfParty(db, party),
    unreadBy(db, number, userId, 'office'),
  ]);
  const writers = page.entries.flatMap(({ side, writer }) =>
    side === 'other' ? (writer ?? []) : [],
  );
  const names = new Map(
    (await usersByIds(db, [...new Set(writers)])).map(({ id, firstName }) => [id, firstName]),
  );
  return {
    messages: page.entries.map((entry) => ({
      number: entry.number,
      side: entry.side,
      own: entry.writer === userId,
      by: entry.side === 'office' ? '' : (names.get(entry.writer ?? 0) ?? now?.name ?? ''),
      text: entry.text,
      pictures: picturesIn(entry),
      at: entry.at,
      job: jobOf(entry),
    })),
    more: page.more,
    unread,
    seen: seenUpTo(row?.officeSaw, row?.officeSawAt),
    jobs: jobs.map(({ id, title }) => ({ id, title })),
  };
}
