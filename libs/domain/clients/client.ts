// The client: a homeowner or property manager the company works for.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { Language } from '../shared/language.ts';
import { References } from './references.ts';
import { commands } from './client-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

const Details = z.object({
  name: z.string(),
  /** Null if they have none or it is unknown; then nothing is e-mailed to them. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Staff only: gate codes, dogs, whom to call. */
  notes: z.string().nullable(),
  /** The language of their e-mails, documents and terms; events before this field meant English. */
  language: Language.default('en'),
});
export type ClientDetails = z.infer<typeof Details>;

export const events = {
  ClientAdded: Details,
  ClientDetailsChanged: Details,
  /** By the client, in their portal. */
  ClientContactUpdated: Details.pick({ phone: true, address: true }),
  /** Hidden from lists because other records refer to it; the counts say how many. */
  ClientArchived: References,
  ClientRestored: z.object({}),
  /** Only if nothing referred to it. */
  ClientDeleted: z.object({}),
  /** The resulting effects destroy the keys of everything that identifies the client. */
  ClientForgotten: z.object({}),
};
export type ClientEvent = MessageOf<typeof events>;

// ---- state: includes the details, because an edit sends only the fields that change

export type Client =
  | { readonly status: 'none' }
  | { readonly status: 'deleted' | 'forgotten' }
  | { readonly status: 'active' | 'archived'; readonly details: ClientDetails };
type Present = Extract<Client, { readonly details: ClientDetails }>;

const present = (state: Client): Present =>
  'details' in state ? state : refuse('client-not-found');

// ---- decide

/** Applies an edit; absent and undefined fields stay unchanged. */
const changed = (
  details: ClientDetails,
  given: Partial<Record<keyof ClientDetails, unknown>>,
): ClientDetails => ({
  ...details,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});
const same = (a: ClientDetails, b: ClientDetails): boolean =>
  (Object.keys(Details.shape) as (keyof ClientDetails)[]).every((key) => a[key] === b[key]);

const PERSONAL = ['name', 'email', 'phone', 'address', 'notes'] as const;

export const client = decider<Client>()({
  category: 'client',
  events,
  initial: { status: 'none' },
  evolve: {
    ClientAdded: (_, details) => ({ status: 'active', details }),
    ClientDetailsChanged: (state, details) => ({ ...present(state), details }),
    ClientContactUpdated: (state, contact) => {
      const now = present(state);
      return { ...now, details: { ...now.details, ...contact } };
    },
    ClientArchived: (state) => ({ ...present(state), status: 'archived' }),
    ClientRestored: (state) => ({ ...present(state), status: 'active' }),
    ClientDeleted: () => ({ status: 'deleted' }),
    ClientForgotten: () => ({ status: 'forgotten' }),
  },
  upcasts: {
    // Notes were added later.
    ClientAdded: [(data: object) => ({ ...data, notes: null })],
    // Leads were not counted at first.
    ClientArchived: [(data: object) => ({ ...data, leads: 0 })],
  },
  personal: {
    ClientAdded: PERSONAL,
    ClientDetailsChanged: PERSONAL,
    ClientContactUpdated: ['phone', 'address'],
  },
  commands,
  decide: {
    AddClient: (c, state) => (state.status === 'none' ? [{ type: 'ClientAdded', data: c }] : []),
    EditClient: (given, state) => {
      const now = present(state);
      const details = changed(now.details, given);
      return same(details, now.details) ? [] : [{ type: 'ClientDetailsChanged', data: details }];
    },
    UpdateContact: (contact, state) => {
      const { details } = present(state);
      return same({ ...details, ...contact }, details)
        ? []
        : [{ type: 'ClientContactUpdated', data: contact }];
    },
    // A client with estimates, jobs or leads is archived, so that those still say whom they were
    // for; one with messages or a portal user, so that nobody loses what was written.
    RemoveClient: ({ references, usesPortal }, state) => {
      if (state.status === 'deleted') return [];
      const now = present(state);
      if (!usesPortal && references.estimates + references.jobs + references.leads === 0)
        return [{ type: 'ClientDeleted', data: {} }];
      return now.status === 'archived' ? [] : [{ type: 'ClientArchived', data: references }];
    },
    RestoreClient: (_, state) =>
      present(state).status === 'archived' ? [{ type: 'ClientRestored', data: {} }] : [],
    // Staff must be able to reach a client who has jobs on the calendar.
    ForgetClient: ({ name, jobsAhead }, state) => {
      if (state.status === 'forgotten') return [];
      const { details } = present(state);
      if (!isNameOf(name, details.name)) return refuse('name-not-confirmed');
      if (jobsAhead > 0) return refuse('client-has-jobs', { jobs: jobsAhead });
      return [{ type: 'ClientForgotten', data: {} }];
    },
  },
});
