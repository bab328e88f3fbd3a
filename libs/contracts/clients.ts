// The doors of clients.
import { z } from 'zod';
import { client, commands } from '@purlin/domain/clients/client.ts';
import { Id, Instant, ListQuery, OptionalText } from './fields.ts';
import { command, query, staff } from './route.ts';

export const Client = z.object({
  id: Id, name: z.string(), email: z.string(), phone: z.string().nullable(), address: z.string().nullable(), createdAt: Instant,
  estimateCount: z.int().min(0),
}).meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

export const clients = {
  list: query('/api/clients', { access: staff, summary: 'Clients by name; `q` searches name, e-mail, phone and address', query: ListQuery, answer: z.array(Client) }),
  details: query('/api/clients/:id', { access: staff, summary: 'One client', answer: Client }),
  add: command('POST', '/api/clients', {
    access: staff, summary: 'Adds a client', decider: client, stream: 'new',
    body: commands.AddClient.extend({ phone: OptionalText, address: OptionalText }),
    command: (body) => ({ type: 'AddClient', data: body }),
    answer: Client,
  }),
};
