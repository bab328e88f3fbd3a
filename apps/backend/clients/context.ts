// The clients room.
import { clients } from '@purlin/contracts/clients.ts';
import { client } from '@purlin/domain/clients/client.ts';
import { defineRoom } from '../platform/room.ts';
import { clientById, clientList, listClients } from './read-models/client-list.ts';

export const clientsRoom = defineRoom<typeof clients>({
  name: 'clients',
  contract: clients,
  deciders: [client],
  readModels: [clientList],
  resources: { client: (id, { db }) => clientById(db, id) },
  answers: {
    list: ({ query }, { db }) => listClients(db, query),
    details: ({ id }, { db }) => clientById(db, id),
  },
});
