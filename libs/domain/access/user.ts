// The user: somebody who may sign in, and what they are to the company.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { actorOf } from '@purlin/event-sourcing/actors.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { refuse } from './refusals.ts';
import { commands, Link, Role } from './user-shapes.ts';

// ---- facts

const Details = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
});

export const events = {
  UserAdded: Details,
  /** From now on what is this client's or this vendor's is the user's own. */
  UserLinked: Link,
  /** The effect that follows destroys their key, their password and their sessions. */
  UserForgotten: z.object({}),
};
export type UserEvent = MessageOf<typeof events>;

// ---- state

export type User =
  | { readonly status: 'none' | 'forgotten' }
  | ({ readonly status: 'active'; readonly role: Role; readonly name: string } & Link);

const known = (state: User): Extract<User, { status: 'active' }> =>
  state.status === 'active' ? state : refuse('user-not-found');

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** A client acts for a client and a vendor for a vendor; staff act for the company. */
function linked(role: Role, now: Link, next: Link): UserEvent[] {
  if (next.clientId === now.clientId && next.vendorId === now.vendorId) return [];
  if (next.clientId !== null && role !== 'client')
    refuse('link-of-another-role', { role: 'client' });
  if (next.vendorId !== null && role !== 'vendor')
    refuse('link-of-another-role', { role: 'vendor' });
  return [{ type: 'UserLinked', data: next }];
}
const NOBODY: Link = { clientId: null, vendorId: null };

export const user = decider<User>()({
  category: 'user',
  events,
  initial: { status: 'none' },
  evolve: {
    UserAdded: (_, { role, firstName, lastName }) => ({
      status: 'active',
      role,
      name: `${firstName} ${lastName}`,
      ...NOBODY,
    }),
    UserLinked: (state, link) => ({ ...known(state), ...link }),
    UserForgotten: () => ({ status: 'forgotten' }),
  },
  personal: { UserAdded: ['email', 'firstName', 'lastName', 'companyName', 'phone'] },
  commands,
  decide: {
    AddUser: ({ clientId, vendorId, ...details }, state) =>
      state.status === 'none'
        ? [
            { type: 'UserAdded', data: details },
            ...linked(details.role, NOBODY, { clientId, vendorId }),
          ]
        : [],
    LinkUser: ({ clientId, vendorId }, state) => {
      const now = known(state);
      return linked(now.role, now, {
        clientId: clientId === undefined ? now.clientId : clientId,
        vendorId: vendorId === undefined ? now.vendorId : vendorId,
      });
    },
    // Somebody is left who can sign in: whoever asks.
    ForgetUser: ({ name }, state, { by, id }) => {
      if (state.status === 'forgotten') return [];
      if (!isNameOf(name, known(state).name)) return refuse('name-not-confirmed');
      if (by === actorOf(id)) return refuse('user-is-you');
      return [{ type: 'UserForgotten', data: {} }];
    },
  },
});
