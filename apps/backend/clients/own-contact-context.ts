// The room of a client's own contact: they read and change in their portal where they are reached.
import { ownContact as contract, type OwnContact } from '@purlin/contracts/own-contact.ts';
import { client } from '@purlin/domain/clients/client.ts';
import { refuse } from '@purlin/domain/clients/refusals.ts';
import type { Db } from '../platform/servers/database.ts';
import { defineRoom } from '../platform/core/room.ts';
import { clientById } from './read-models/client-list.ts';

async function contactOf(id: number | null | undefined, db: Db): Promise<OwnContact | undefined> {
  const row = id ? await clientById(db, id) : undefined;
  return row && { name: row.name, email: row.email, phone: row.phone, address: row.address };
}

export const ownContactRoom = defineRoom({ contract, deciders: [client] })({
  name: 'own-contact',
  readModels: [],
  commands: {
    update: {
      stream: ({ caller }) => caller.session?.owner.clientId ?? refuse('client-not-found'),
      make: ({ body }) => body,
    },
  },
  answers: {
    show: (_, { db }, { own }) => contactOf(own?.clientId, db),
    update: ({ id }, { db }) => contactOf(id, db),
  },
});
