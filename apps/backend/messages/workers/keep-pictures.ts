// Keeps the pictures of a conversation as long as it is there.
import { conversation } from '@purlin/domain/messages/conversation.ts';
import type { PastEvent } from '../../platform/core/history/history.ts';
import type { Services } from '../../platform/core/room.ts';
import { taskWorker } from '../../platform/core/tasks/tasks.ts';
import { keepPictures } from '../reactions.ts';

/** The conversation as a user of pictures. */
export const picturesHeldBy = (conversationId: number): string => `conversation-${conversationId}`;

const isForgotten = (events: readonly PastEvent[]): boolean =>
  events.some(({ type }) => type === 'ConversationForgotten');

export const keepMessagePictures = taskWorker<Services>()(keepPictures, {
  attempts: 12,
  backoffMs: 1_000,
  concurrency: 2,
  async run({ conversationId }, _attempt, { history, pictures }) {
    const holder = picturesHeldBy(conversationId);
    const events = await history.read(conversation, conversationId);
    if (isForgotten(events)) return 'skipped';
    const ids = events.flatMap((event) =>
      event.type === 'MessageSent' || event.type === 'NoteWritten' ? event.data.pictures : [],
    );
    await pictures.use(holder, [...new Set(ids)]);
    // Forgotten meanwhile: whoever forgets may have been here before.
    const after = await history.read(conversation, conversationId);
    if (isForgotten(after)) await pictures.letGo(holder);
    return undefined;
  },
  async exhausted({ conversationId }, reason, _attempt, { log }) {
    log.error({ conversationId, reason }, 'the pictures of a conversation could not be kept');
  },
});
