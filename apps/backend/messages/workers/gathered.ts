// What an e-mail about messages is made of, from history: the messages that it gathers, and who has
// read them already.
import { conversation } from '@purlin/domain/messages/conversation.ts';
import { gatheredFrom } from '@purlin/domain/messages/mailing.ts';
import {
  partyOf,
  picturesIn,
  type MessagePicture,
  type Side,
} from '@purlin/domain/messages/message-shapes.ts';
import type { Services } from '../../platform/core/room.ts';
import { jobsByIds } from '../../scheduling/read-models/job-list.ts';
import { partyNow, type PartyNow } from '../read-models/conversations.ts';

interface Which {
  readonly conversationId: number;
  readonly number: number;
}

const opposite = { office: 'other', other: 'office' } as const satisfies Record<Side, Side>;

/** Undefined where another e-mail has the message, or nobody is there any more. */
export async function gathered(
  { conversationId, number }: Which,
  { history, db }: Pick<Services, 'history' | 'db'>,
): Promise<
  | {
      readonly party: PartyNow;
      readonly texts: readonly string[];
      readonly pictures: readonly MessagePicture[];
      /** The job that they are about, where all are about one. */
      readonly job: { readonly id: number; readonly title: string } | undefined;
      /** The number of the last of them. */
      readonly last: number;
      /** The event of the first of them. */
      readonly about: string;
      /** The users of the other side who have read all of them. */
      readonly readers: ReadonlySet<number>;
    }
  | undefined
> {
  const events = await history.read(conversation, conversationId);
  const party = await partyNow(db, partyOf(conversationId));
  const sent = events.flatMap((event) =>
    event.type === 'MessageSent' ? { ...event.data, eventId: event.eventId } : [],
  );
  const messages = gatheredFrom(sent, number);
  const [first] = messages;
  if (!party || !first || events.some(({ type }) => type === 'ConversationForgotten'))
    return undefined;
  const last = messages.at(-1)!.number;
  const side = opposite[first.side];
  const readers = events.flatMap((event) =>
    event.type === 'MessagesRead' && event.data.side === side && event.data.upTo >= last
      ? event.data.reader
      : event.type === 'MessageSent' && event.data.side === side && event.data.readUpTo >= last
        ? (event.data.writer ?? [])
        : [],
  );
  const jobIds = [...new Set(messages.map(({ jobId }) => jobId))];
  const [jobId] = jobIds;
  const [job] = jobIds.length === 1 && jobId ? await jobsByIds(db, [jobId]) : [];
  return {
    party,
    texts: messages.flatMap(({ text }) => text || []),
    pictures: messages.flatMap(picturesIn),
    job: job && { id: job.id, title: job.title },
    last,
    about: first.eventId,
    readers: new Set(readers),
  };
}
