// Whom e-mails with messages of the office go to: the client or vendor of the conversation.
import { Id } from '@purlin/contracts/fields.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import { z } from 'zod';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import { partyOfConversation } from '../messages/read-models/conversation-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import type { EmailRow } from './read-models/email-ledger.ts';

const OfConversation = z.object({ conversationId: Id });
const partyOf = ({ data }: EmailRow) => {
  const id = OfConversation.safeParse(data).data?.conversationId;
  return id === undefined ? undefined : partyOfConversation(id);
};

/** Of each e-mail with a message; undefined for all others. */
export async function recipientsOfMessages(db: Db, rows: readonly EmailRow[]) {
  const parties = rows.flatMap((row) => partyOf(row) ?? []);
  const idsOf = (kind: 'client' | 'vendor') =>
    parties.flatMap((party) => (party.kind === kind ? party.id : []));
  const [clients, vendors] = await Promise.all([
    clientsByIds(db, idsOf('client')),
    vendorsByIds(db, idsOf('vendor')),
  ]);
  return (row: EmailRow) => {
    const party = partyOf(row);
    if (!party) return undefined;
    const all: readonly { id: number; name: string; email: string | null }[] =
      party.kind === 'client' ? clients : vendors;
    // Whoever was forgotten has no name and no address any more.
    const { name = '', email = '' } = all.find(({ id }) => id === party.id) ?? {};
    return {
      recipient: email ?? '',
      about: name,
      path: addressOf('messages', party.kind, { id: party.id }),
    };
  };
}
