// The user: somebody who may sign in, and what they are to the company.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Role } from './user-shapes.ts';

// ---- facts

const Details = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
});

export const events = { UserAdded: Details };
export type UserEvent = MessageOf<typeof events>;

// ---- state

export type User = { readonly status: 'none' } | { readonly status: 'active' };

// ---- decide

export const user = decider<User>()({
  category: 'user',
  events,
  initial: { status: 'none' },
  evolve: { UserAdded: () => ({ status: 'active' }) },
  personal: { UserAdded: ['email', 'firstName', 'lastName', 'companyName', 'phone'] },
  commands,
  decide: {
    AddUser: (c, state) => (state.status === 'none' ? [{ type: 'UserAdded', data: c }] : []),
  },
});
