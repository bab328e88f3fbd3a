// Whenever a message is sent, then an e-mail to the other side, after what else is written
// meanwhile; whenever something is written with pictures, then they are kept; whenever a client or
// vendor is forgotten, then the conversation with them.
import { z } from 'zod';
import type { Envelope } from '@purlin/event-sourcing/read-model.ts';
import { reaction, taskKind, type Effect } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import { GATHERED_MS } from '@purlin/domain/messages/mailing.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/tasks/forgetting-tasks.ts';

const Which = z.object({ conversationId: z.int().positive(), number: z.int().positive() });

/** To a client or vendor. */
export const emailMessage = taskKind('email-message', Which, { afterMs: GATHERED_MS });
/** To staff. */
export const emailMessageNotice = taskKind('email-message-notice', Which, {
  afterMs: GATHERED_MS,
});

export const messageEmails = reaction<ConversationEvent>('message-emails', {
  MessageSent({ side, number, opensMail }, { id }) {
    if (!opensMail) return [];
    const which = { conversationId: id, number };
    return [side === 'office' ? emailMessage(which) : emailMessageNotice(which)];
  },
});

/** What was sent stays as long as the conversation. */
export const keepPictures = taskKind(
  'keep-message-pictures',
  z.object({ conversationId: z.int().positive() }),
);
const keep = (
  { pictures }: { readonly pictures: readonly string[] },
  { id }: Envelope,
): Effect[] => (pictures.length === 0 ? [] : [keepPictures({ conversationId: id })]);
export const conversationsKeepPictures = reaction<ConversationEvent>(
  'conversations-keep-pictures',
  { MessageSent: keep, NoteWritten: keep },
);

export const forgetClientConversation = forgettingTask('forget-client-conversation');
export const forgetVendorConversation = forgettingTask('forget-vendor-conversation');

export const conversationsOfTheForgotten = reaction<ClientEvent | VendorEvent>(
  'conversations-of-the-forgotten',
  {
    ClientForgotten: (_, { id }) => [forgetClientConversation({ id })],
    VendorForgotten: (_, { id }) => [forgetVendorConversation({ id })],
  },
);
