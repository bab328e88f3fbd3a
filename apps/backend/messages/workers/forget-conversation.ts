// Forgets the conversation with a client or vendor: every message, note and picture.
import { conversation } from '@purlin/domain/messages/conversation.ts';
import { conversationNumber, type PartyKind } from '@purlin/domain/messages/message-shapes.ts';
import { forgettingWorker, type AskerFor } from '../../platform/core/tasks/forgetting-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { forgetClientConversation, forgetVendorConversation } from '../reactions.ts';
import { picturesHeldBy } from './keep-pictures.ts';

/** Nothing can be written from then on, so nothing is written too late. */
const conversationOf =
  (kind: PartyKind) => async (id: number, services: Services, askerFor: AskerFor) => {
    const number = conversationNumber({ kind, id });
    const forget = { type: 'ForgetConversation', data: {} } as const;
    await services.dispatch(conversation, number, forget, askerFor('conversation'));
    await services.pictures.letGo(picturesHeldBy(number));
    return [{ decider: conversation, id: number }];
  };

export const eraseClientConversation = forgettingWorker(
  forgetClientConversation,
  conversationOf('client'),
);
export const eraseVendorConversation = forgettingWorker(
  forgetVendorConversation,
  conversationOf('vendor'),
);
