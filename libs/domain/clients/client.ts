// The client: a homeowner or property manager the company works for.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

const Details = z.object({ name: z.string(), email: z.string(), phone: z.string().nullable(), address: z.string().nullable() });

export const events = { ClientAdded: Details };
export type ClientEvent = MessageOf<typeof events>;

// ---- state

export type Client = { readonly status: 'none' } | { readonly status: 'active' };

// ---- commands

export const commands = {
  AddClient: z.object({
    name: z.string().trim().min(1, 'Please enter a name').max(200),
    email: z.email('Please enter a valid e-mail address').max(254),
    phone: z.string().trim().max(50).nullable(),
    address: z.string().trim().max(500).nullable(),
  }),
};

// ---- decide

export const client = decider<Client>()({
  category: 'client',
  events,
  initial: { status: 'none' },
  evolve: { ClientAdded: () => ({ status: 'active' }) },
  personal: { ClientAdded: ['name', 'email', 'phone', 'address'] },
  commands,
  decide: {
    AddClient: (c, state) => (state.status === 'none' ? [{ type: 'ClientAdded', data: c }] : []),
  },
});
