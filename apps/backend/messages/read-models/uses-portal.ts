// Which clients and vendors have messages or a portal user? They are archived, not deleted.
import { conversationNumber, type Party } from '@purlin/domain/messages/message-shapes.ts';
import { usersActingFor } from '../../access/read-models/user-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { linkOf } from '../conversation-views.ts';
import { conversationById } from './conversation-list.ts';

/** Whether there are messages or notes with them, or they have a user, active or not. */
export async function usesPortal(db: Db, party: Party): Promise<boolean> {
  const [written, users] = await Promise.all([
    conversationById(db, conversationNumber(party)),
    usersActingFor(db, linkOf(party)),
  ]);
  return written !== undefined || users.length > 0;
}
