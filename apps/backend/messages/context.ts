// The messages room: what the office and each client and vendor write to each other, and the notes
// that the office keeps beside it (rule: messages).
import { messages as contract } from '@purlin/contracts/messages.ts';
import { conversation } from '@purlin/domain/messages/conversation.ts';
import {
  conversationNumber,
  partyOf,
  picturesIn,
  type Party,
  type PartyKind,
} from '@purlin/domain/messages/message-shapes.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Receipt } from '../platform/core/commands/commands.ts';
import type { Facts, Request } from '../platform/core/commands/build-command.ts';
import { defineRoom, type Caller, type Services } from '../platform/core/room.ts';
import { exportTable } from '../platform/core/files/export-tables.ts';
import { jobById } from '../scheduling/read-models/job-list.ts';
import { conversationWith, writerOf } from './conversation-views.ts';
import { type Body, read, written } from './making.ts';
import { pictureOf } from './pictures.ts';
import {
  conversationsKeepPictures,
  conversationsOfTheForgotten,
  messageEmails,
} from './reactions.ts';
import { conversationList } from './read-models/conversation-list.ts';
import { conversationMessages } from './read-models/conversation-messages.ts';
import { conversationReaders } from './read-models/conversation-readers.ts';
import { countUnread, entriesOfJob, listConversations } from './read-models/conversations.ts';
import { sendMessage } from './workers/email-message.ts';
import { sendMessageNotice } from './workers/email-message-notice.ts';
import { eraseClientConversation, eraseVendorConversation } from './workers/forget-conversation.ts';
import { keepMessagePictures } from './workers/keep-pictures.ts';

type Params = { readonly id: number };
interface Written {
  readonly params: Params;
  readonly caller: Request['caller'];
  readonly body: Body;
}
interface Read {
  readonly params: Params;
  readonly caller: Request['caller'];
  readonly body: { readonly upTo: number };
}

const withKind = (kind: PartyKind) => {
  const party = ({ params: { id } }: { readonly params: Params }): Party => ({ kind, id });
  const stream = (request: { readonly params: Params }): number =>
    conversationNumber(party(request));
  return {
    send: {
      stream,
      make: async (request: Written, facts: Facts) => ({
        side: 'office' as const,
        ...(await written(party(request), request, facts)),
      }),
    },
    note: {
      stream,
      make: (request: Written, facts: Facts) => written(party(request), request, facts),
    },
    read: {
      stream,
      make: (request: Read, facts: Facts) => read(party(request), 'office', request, facts),
    },
  };
};
const [ofClient, ofVendor] = [withKind('client'), withKind('vendor')];

type Asked = {
  readonly [K in 'from' | 'earlierThan' | 'job']?: number | undefined;
};
const show =
  (kind: PartyKind) =>
  (
    { id, query }: { readonly id: number; readonly query: Asked },
    { db }: Services,
    { session, language }: Caller,
  ) =>
    conversationWith({ kind, id }, { ...query, userId: session!.userId, language }, db);

const take = (
  { body }: { readonly body: Uint8Array },
  { pictures }: Services,
  { session, place }: Caller,
) => pictures.keep(body, 'staff', { known: session !== undefined, address: place.ip });

/** The conversation after a command, for whoever gave it. */
const afterwards = ({ id }: Receipt, { db }: Services, { session, language }: Caller) =>
  conversationWith(partyOf(id), { userId: session!.userId, language }, db);

export const messagesRoom = defineRoom({ contract, deciders: [conversation] })({
  name: 'messages',
  readModels: [conversationList, conversationMessages, conversationReaders],
  taken: [exportTable('messages', conversationMessages)],
  reactions: [messageEmails, conversationsKeepPictures, conversationsOfTheForgotten],
  workers: [
    sendMessage,
    sendMessageNotice,
    keepMessagePictures,
    eraseClientConversation,
    eraseVendorConversation,
  ],
  commands: {
    sendToClient: ofClient.send,
    sendToVendor: ofVendor.send,
    noteOnClient: ofClient.note,
    noteOnVendor: ofVendor.note,
    readOfClient: ofClient.read,
    readOfVendor: ofVendor.read,
  },
  answers: {
    list: ({ query }, { db }, { session }) => listConversations(db, session!.userId, query),
    unread: async (_, { db }, { session }) => ({ count: await countUnread(db, session!.userId) }),
    async ofJob({ id }, { db }, { language }) {
      if (!(await jobById(db, id))) return undefined;
      const [rows, names] = await Promise.all([entriesOfJob(db, id), staffNames(db)]);
      return {
        entries: rows.map(({ writer, jobId: _, jobTitle: __, pictureNames, ...row }) => ({
          ...row,
          pictures: picturesIn({ ...row, pictureNames }),
          by: writerOf({ writer }, row.name, names, language),
        })),
      };
    },
    client: show('client'),
    vendor: show('vendor'),
    pictureForClient: take,
    pictureForVendor: take,
    pictureOfClient: ({ id, params }, services) =>
      pictureOf({ kind: 'client', id }, { params }, services),
    pictureOfVendor: ({ id, params }, services) =>
      pictureOf({ kind: 'vendor', id }, { params }, services),
    sendToClient: afterwards,
    sendToVendor: afterwards,
    noteOnClient: afterwards,
    noteOnVendor: afterwards,
    readOfClient: afterwards,
    readOfVendor: afterwards,
  },
});
