// The room of a client's or vendor's own messages: what they read and write in their portal.
import { ownMessages as contract } from '@purlin/contracts/own-messages.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import { conversation } from '@purlin/domain/messages/conversation.ts';
import { conversationNumber, partyOf, type Party } from '@purlin/domain/messages/message-shapes.ts';
import { refuse } from '@purlin/domain/messages/refusals.ts';
import type { Receipt } from '../platform/core/commands/commands.ts';
import type { Request } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { ownConversationOf } from './conversation-views.ts';
import { read, written } from './making.ts';
import { pictureOf } from './pictures.ts';

/** For whom somebody acts. */
const partyBehind = ({ clientId, vendorId }: Link): Party | undefined =>
  clientId !== null
    ? { kind: 'client', id: clientId }
    : vendorId !== null
      ? { kind: 'vendor', id: vendorId }
      : undefined;
/** The same of a caller. Throws a Refusal where they act for nobody. */
const partyBy = ({ caller }: Pick<Request, 'caller'>): Party =>
  (caller.session && partyBehind(caller.session.owner)) ?? refuse('client-not-found');

const stream = (request: Pick<Request, 'caller'>): number => conversationNumber(partyBy(request));
const afterwards = ({ id }: Receipt, { db }: Services, { session }: Caller) =>
  ownConversationOf(partyOf(id), { userId: session!.userId }, db);

export const ownMessagesRoom = defineRoom({ contract, deciders: [conversation] })({
  name: 'own-messages',
  readModels: [],
  commands: {
    send: {
      stream,
      make: async (request, facts) => ({
        side: 'other',
        ...(await written(partyBy(request), request, facts)),
      }),
    },
    read: {
      stream,
      make: (request, facts) => read(partyBy(request), 'other', request, facts),
    },
  },
  answers: {
    async show({ query }, { db }, { session, own }) {
      const party = own && partyBehind(own);
      return party && ownConversationOf(party, { ...query, userId: session!.userId }, db);
    },
    // Limited as those of strangers are: whoever is invited may leave few behind unused.
    addPicture: ({ body }, { pictures }, { place }) =>
      pictures.keep(body, 'staff', { known: false, address: place.ip }),
    async picture({ params }, services, { own }) {
      const party = own && partyBehind(own);
      return party && pictureOf(party, { params, only: 'messages' }, services);
    },
    send: afterwards,
    read: afterwards,
  },
});
