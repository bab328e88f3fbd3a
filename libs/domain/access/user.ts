// The user: somebody who may sign in, and what they are to the company.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

/**
 * admin is staff; a client sees their own estimates and jobs, a vendor their own payments and
 * schedule (spec section 6).
 */
export const Role = z.enum(['client', 'admin', 'vendor']);
export type Role = z.infer<typeof Role>;

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

// ---- commands

/** Passwords never come here: their hashes are not history. */
export const commands = {
  AddUser: z.object({
    email: z.email('Please enter a valid e-mail address').max(254),
    firstName: z.string().trim().min(1, 'Please enter a first name').max(100),
    lastName: z.string().trim().min(1, 'Please enter a last name').max(100),
    role: Role,
    companyName: z.string().trim().max(200).nullable(),
    phone: z.string().trim().max(50).nullable(),
  }),
};

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
