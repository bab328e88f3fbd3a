// What was written in each conversation, messages and notes, in the order of history?
import { instant, number, text, texts } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed } from '@purlin/event-sourcing/read-model.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import {
  conversationNumber,
  type Party,
  type Side,
} from '@purlin/domain/messages/message-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';

type What = 'message' | 'note';
const keyOf = (conversationId: number, what: What, count: number): string =>
  `${conversationId}.${what}.${count}`;
const keysOf = (conversationId: number, what: What, count: number): string[] =>
  Array.from({ length: count }, (_, n) => keyOf(conversationId, what, n + 1));

export const conversationMessages = readModel<ConversationEvent>()({
  name: 'conversation_messages',
  version: 3,
  columns: {
    id: text().key(),
    conversationId: number(),
    place: number(),
    what: text<What>(),
    number: number(),
    side: text<Side>(),
    /** Null: the client or vendor, who did not sign in for it. */
    writer: number().nullable(),
    text: text(),
    jobId: number().nullable(),
    pictures: texts(),
    pictureNames: texts(),
    at: instant(),
  },
  indexes: [
    '(conversation_id, place)',
    '(conversation_id, number)',
    '(job_id)',
    "(conversation_id, what) where pictures <> '{}'",
  ],
  search: ['text'],
  key: {
    MessageSent: (e, { id }) => keyOf(id, 'message', e.number),
    NoteWritten: (e, { id }) => keyOf(id, 'note', e.number),
    ConversationForgotten: (e, { id }) => [
      ...keysOf(id, 'message', e.messages),
      ...keysOf(id, 'note', e.notes),
    ],
  },
  on: {
    MessageSent: (e, _, { id, key, position, at }) => ({
      id: String(key),
      conversationId: id,
      place: Number(position),
      what: 'message',
      number: e.number,
      side: e.side,
      writer: e.writer,
      text: e.text,
      jobId: e.jobId,
      pictures: e.pictures,
      pictureNames: e.pictureNames,
      at,
    }),
    NoteWritten: (e, _, { id, key, position, at }) => ({
      id: String(key),
      conversationId: id,
      place: Number(position),
      what: 'note',
      number: e.number,
      side: 'office',
      writer: e.writer,
      text: e.text,
      jobId: e.jobId,
      pictures: e.pictures,
      pictureNames: e.pictureNames,
      at,
    }),
    ConversationForgotten: () => removed,
  },
});

/** How many messages and notes the conversation with somebody has, and how many pictures. */
export const countEntries = async (
  db: Db,
  party: Party,
): Promise<{ readonly messages: number; readonly pictures: number }> =>
  (
    await db.query<{ messages: number; pictures: number }>({
      name: 'count_entries',
      values: [conversationNumber(party)],
      text: `select count(*) as messages,
          coalesce(sum(cardinality(pictures)), 0)::bigint as pictures
        from conversation_messages where conversation_id = $1`,
    })
  ).rows[0]!;

/** Whether a picture is in the conversation with somebody; for the other side, in a message. */
export async function hasPicture(
  db: Db,
  party: Party,
  { picture, only }: { readonly picture: string; readonly only?: 'messages' | undefined },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: only ? 'picture_in_messages' : 'picture_in_conversation',
    values: [conversationNumber(party), picture],
    text: `select from conversation_messages where conversation_id = $1 and pictures <> '{}'
      and $2 = any(pictures) ${only ? "and what = 'message'" : ''} limit 1`,
  });
  return rowCount === 1;
}
