// Whenever a message is sent, then an e-mail to the other side, after what else is written
// meanwhile; whenever a client or vendor is forgotten, then the conversation with them.
import { z } from 'zod';
import { reaction, taskKind } from '@purlin/event-sourcing/reaction.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import { GATHERED_MS } from '@purlin/domain/messages/mailing.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { forgettingTask } from '../platform/core/forgetting-tasks.ts';

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

export const forgetClientConversation = forgettingTask('forget-client-conversation');
export const forgetVendorConversation = forgettingTask('forget-vendor-conversation');

export const conversationsOfTheForgotten = reaction<ClientEvent | VendorEvent>(
  'conversations-of-the-forgotten',
  {
    ClientForgotten: (_, { id }) => [forgetClientConversation({ id })],
    VendorForgotten: (_, { id }) => [forgetVendorConversation({ id })],
  },
);
