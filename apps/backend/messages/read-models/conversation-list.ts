// Which conversations are there, with whom, what was written last, and how far has each side read?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { ListedConversation } from '@purlin/contracts/messages.ts';
import type { ClientEvent } from '@purlin/domain/clients/client.ts';
import type { ConversationEvent } from '@purlin/domain/messages/conversation.ts';
import {
  conversationNumber,
  partyOf,
  type PartyKind,
  type Side,
} from '@purlin/domain/messages/message-shapes.ts';
import type { VendorEvent } from '@purlin/domain/vendors/vendor.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

type Written = Extract<ConversationEvent, { type: 'MessageSent' | 'NoteWritten' }>['data'];

/** A conversation nothing was written in yet. */
const begun = (id: number) => {
  const { kind, id: partyId } = partyOf(id);
  return {
    id,
    kind,
    partyId,
    latest: 0,
    lastOther: 0,
    answered: 0,
    officeSaw: 0,
    officeSawAt: null,
    otherSaw: 0,
    otherSawAt: null,
  };
};
const last = (
  lastBy: ListedConversation['lastBy'],
  { text: lastText, pictures }: Pick<Written, 'text' | 'pictures'>,
  { position, at }: { readonly position: bigint; readonly at: string },
) => ({
  lastBy,
  lastText,
  lastPictures: pictures.length,
  lastAt: at,
  lastPlace: Number(position),
});

const saw = (side: Side, upTo: number, at: string) =>
  side === 'office' ? { officeSaw: upTo, officeSawAt: at } : { otherSaw: upTo, otherSawAt: at };
const furthest = (
  { officeSaw, otherSaw }: { readonly officeSaw: number; readonly otherSaw: number },
  side: Side,
): number => (side === 'office' ? officeSaw : otherSaw);

export const conversationList = readModel<ConversationEvent | ClientEvent | VendorEvent>()({
  name: 'conversation_list',
  version: 5,
  columns: {
    id: number().key(),
    kind: text<PartyKind>(),
    partyId: number(),
    lastPlace: number(),
    lastAt: instant(),
    lastBy: text<ListedConversation['lastBy']>(),
    lastText: text(),
    lastPictures: number(),
    /** The number of the latest message, and of the other side's. */
    latest: number(),
    lastOther: number(),
    /** Up to which message the office has answered. */
    answered: number(),
    /** Up to which message each side has read, and since when. */
    officeSaw: number(),
    officeSawAt: instant().nullable(),
    otherSaw: number(),
    otherSawAt: instant().nullable(),
  },
  indexes: ['(last_place)'],
  key: {
    ClientDeleted: (_, { id }) => conversationNumber({ kind: 'client', id }),
    ClientForgotten: (_, { id }) => conversationNumber({ kind: 'client', id }),
    VendorDeleted: (_, { id }) => conversationNumber({ kind: 'vendor', id }),
    VendorForgotten: (_, { id }) => conversationNumber({ kind: 'vendor', id }),
  },
  on: {
    MessageSent(message, before, at) {
      const row = before ?? begun(at.id);
      const { side, number: latest, readUpTo } = message;
      return {
        ...row,
        ...last(side, message, at),
        latest,
        ...(side === 'office'
          ? { answered: Math.max(row.answered, readUpTo) }
          : { lastOther: latest }),
        ...(readUpTo > furthest(row, side) && saw(side, readUpTo, at.at)),
      };
    },
    NoteWritten: (note, row, at) => ({ ...(row ?? begun(at.id)), ...last('note', note, at) }),
    MessagesRead: ({ side, upTo }, row, { at }) =>
      row && upTo > furthest(row, side) ? changed(row, saw(side, upTo, at)) : row,
    ConversationForgotten: () => removed,
    ClientDeleted: () => removed,
    ClientForgotten: () => removed,
    VendorDeleted: () => removed,
    VendorForgotten: () => removed,
  },
});
export type ConversationRow = RowOf<typeof conversationList>;

/** With whom the conversation of this number is. */
export const partyOfConversation = partyOf;

export const conversationById = (db: Db, id: number): Promise<ConversationRow | undefined> =>
  rowWhere(db, select(conversationList), sql`where id = ${id}`);
