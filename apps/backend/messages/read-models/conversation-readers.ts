// How far has each user read of each conversation?
import { number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed } from '@purlin/event-sourcing/read-model.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';

const keyOf = (conversationId: number, userId: number | null): string =>
  `${conversationId}.${userId}`;

export const conversationReaders = readModel<ConversationEvent>()({
  name: 'conversation_readers',
  version: 2,
  columns: { id: text().key(), conversationId: number(), userId: number(), upTo: number() },
  indexes: ['(user_id, conversation_id)'],
  key: {
    MessageSent: ({ writer }, { id }) => keyOf(id, writer),
    MessagesRead: ({ reader }, { id }) => keyOf(id, reader),
    ConversationForgotten: ({ readers }, { id }) => readers.map((reader) => keyOf(id, reader)),
  },
  on: {
    // Whoever writes has read what stands above.
    MessageSent: ({ writer, number: upTo }, _, { id, key }) =>
      writer === null ? removed : { id: String(key), conversationId: id, userId: writer, upTo },
    MessagesRead: ({ reader, upTo }, _, { id, key }) => ({
      id: String(key),
      conversationId: id,
      userId: reader,
      upTo,
    }),
    ConversationForgotten: () => removed,
  },
});
