// How far has each user read of each conversation?
import { number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed } from '@purlin/event-sourcing/read-model.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';

const keyOf = (conversationId: number, userId: number | null): string =>
  `${conversationId}.${userId}`;

export const conversationReaders = readModel<ConversationEvent>()({
  name: 'conversation_readers',
  version: 3,
  columns: { id: text().key(), conversationId: number(), userId: number(), upTo: number() },
  indexes: ['(user_id, conversation_id)'],
  key: {
    MessageSent: ({ writer }, { id }) => keyOf(id, writer),
    MessagesRead: ({ reader }, { id }) => keyOf(id, reader),
    ConversationForgotten: ({ readers }, { id }) => readers.map((reader) => keyOf(id, reader)),
  },
  on: {
    MessageSent: ({ writer, readUpTo }, row, { id, key }) =>
      writer === null
        ? removed
        : {
            id: String(key),
            conversationId: id,
            userId: writer,
            upTo: Math.max(row?.upTo ?? 0, readUpTo),
          },
    MessagesRead: ({ reader, upTo }, _, { id, key }) => ({
      id: String(key),
      conversationId: id,
      userId: reader,
      upTo,
    }),
    ConversationForgotten: () => removed,
  },
});
