// What was written in each conversation, messages and notes, in the order of history?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
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
  version: 2,
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
    at: instant(),
  },
  indexes: ['(conversation_id, place)', '(conversation_id, number)', '(job_id)'],
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
      at,
    }),
    ConversationForgotten: () => removed,
  },
});

/** How many messages and notes the conversation with somebody has. */
export const countEntries = async (db: Db, party: Party): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'count_entries',
      values: [conversationNumber(party)],
      text: `select count(*) as count from conversation_messages
        where conversation_id = $1`,
    })
  ).rows[0]!.count;
