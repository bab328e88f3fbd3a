// A lead: a quote request or message from the website, and what became of it.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { isNameOf } from '../shared/forgetting.ts';
import { SiteLanguage } from '../shared/language.ts';
import { PictureId } from '../shared/picture.ts';
import type { LeadEmail } from './choices.ts';
import {
  LeadKind,
  LeadStatus,
  PreferredContact,
  PreferredMaterial,
  ProjectType,
  Subject,
  Urgency,
} from './choices.ts';
import { commands, OneEmail } from './lead-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

const Received = z.object({
  kind: LeadKind,
  language: SiteLanguage,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** The visitor's text: a description of the roof, or a message. */
  message: z.string(),
  quote: z
    .object({
      projectType: ProjectType,
      urgency: Urgency,
      preferredMaterial: PreferredMaterial.nullable(),
      isInsuranceClaim: z.boolean(),
    })
    .nullable(),
  contact: z.object({ subject: Subject.nullable(), preferredContact: PreferredContact }).nullable(),
  photos: z.array(PictureId).default([]),
});
export type ReceivedLead = z.infer<typeof Received>;

export const events = {
  LeadReceived: Received,
  LeadAssigned: z.object({ userId: z.int().positive().nullable() }),
  LeadStatusChanged: z.object({ status: LeadStatus, reason: z.string() }),
  LeadNoteAdded: z.object({ text: z.string() }),
  LeadReplied: z.object({ to: z.string(), subject: z.string(), message: z.string() }),
  LeadEmailAccepted: OneEmail.extend({ messageId: z.string(), answer: z.string() }),
  LeadEmailFailed: OneEmail.extend({ reason: z.string() }),
  LeadEmailRetried: OneEmail,
  LeadBecameClient: z.object({
    clientId: z.int().positive(),
    estimateId: z.int().positive().nullable(),
  }),
  /** The resulting effect destroys the key of the lead's personal data. */
  LeadForgotten: z.object({}),
};
export type LeadEvent = MessageOf<typeof events>;

// ---- state

interface Open {
  readonly status: LeadStatus;
  readonly reason: string;
  readonly name: string;
  /** The address for replies. */
  readonly email: string;
  readonly assignee: number | null;
  readonly client: { readonly clientId: number; readonly estimateId: number | null } | null;
  /** Failed e-mails not retried yet, as `reply/<event id>`. */
  readonly failed: readonly string[];
}
export type Lead = { readonly status: 'none' | 'forgotten' } | Open;

const known = (state: Lead): Open => ('email' in state ? state : refuse('lead-not-found'));
/** The event, if the lead exists; refuses otherwise. */
const about = (state: Lead, event: LeadEvent): LeadEvent[] => {
  known(state);
  return [event];
};
const nameOf = ({
  email,
  sentBy,
}: {
  readonly email: LeadEmail;
  readonly sentBy: string;
}): string => `${email}/${sentBy}`;
const without = (state: Lead, name: string): readonly string[] =>
  known(state).failed.filter((one) => one !== name);

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const received = (data: ReceivedLead): LeadEvent[] => [{ type: 'LeadReceived', data }];
/** A reply turns a new lead into a contacted one. */
const contacted = (state: Open): LeadEvent[] =>
  state.status === 'new'
    ? [{ type: 'LeadStatusChanged', data: { status: 'contacted', reason: '' } }]
    : [];

export const lead = decider<Lead>()({
  category: 'lead',
  events,
  initial: { status: 'none' },
  evolve: {
    LeadReceived: (_, { name, email }) => ({
      status: 'new',
      reason: '',
      name,
      email,
      assignee: null,
      client: null,
      failed: [],
    }),
    LeadAssigned: (state, { userId }) => ({ ...known(state), assignee: userId }),
    LeadStatusChanged: (state, { status, reason }) => ({ ...known(state), status, reason }),
    LeadNoteAdded: (state) => state,
    LeadReplied: (state) => state,
    LeadEmailAccepted: (state, e) => ({ ...known(state), failed: without(state, nameOf(e)) }),
    LeadEmailFailed: (state, e) => ({
      ...known(state),
      failed: [...without(state, nameOf(e)), nameOf(e)],
    }),
    LeadEmailRetried: (state, e) => ({ ...known(state), failed: without(state, nameOf(e)) }),
    LeadBecameClient: (state, client) => ({ ...known(state), client }),
    LeadForgotten: () => ({ status: 'forgotten' }),
  },
  personal: {
    LeadReceived: ['name', 'email', 'phone', 'address', 'message'],
    LeadStatusChanged: ['reason'],
    LeadNoteAdded: ['text'],
    LeadReplied: ['to', 'subject', 'message'],
    LeadEmailAccepted: ['answer'],
    LeadEmailFailed: ['reason'],
  },
  commands,
  decide: {
    RequestQuote: (
      {
        website,
        description,
        projectType,
        urgency,
        preferredMaterial,
        isInsuranceClaim,
        ...person
      },
      state,
    ) => {
      if (state.status !== 'none' || website !== '') return [];
      return received({
        ...person,
        kind: 'quote',
        message: description,
        quote: {
          projectType,
          // Emergencies are always urgent.
          urgency: projectType === 'emergency' ? 'asap' : urgency,
          preferredMaterial,
          isInsuranceClaim,
        },
        contact: null,
      });
    },
    SendMessage: ({ website, subject, preferredContact, phone, ...person }, state) => {
      if (state.status !== 'none' || website !== '') return [];
      return received({
        ...person,
        kind: 'message',
        phone: phone || null,
        address: null,
        quote: null,
        contact: { subject, preferredContact },
      });
    },
    AssignLead: ({ userId }, state) =>
      known(state).assignee === userId ? [] : [{ type: 'LeadAssigned', data: { userId } }],
    ChangeLeadStatus: ({ status, reason }, state) => {
      const now = known(state);
      if (status === 'lost' && reason === '') return refuse('reason-missing');
      const why = status === 'lost' ? reason : '';
      return now.status === status && now.reason === why
        ? []
        : [{ type: 'LeadStatusChanged', data: { status, reason: why } }];
    },
    AddLeadNote: (note, state) => about(state, { type: 'LeadNoteAdded', data: note }),
    ReplyToLead: (reply, state) => {
      const now = known(state);
      return [{ type: 'LeadReplied', data: { to: now.email, ...reply } }, ...contacted(now)];
    },
    RecordLeadEmailAccepted: (e, state) => about(state, { type: 'LeadEmailAccepted', data: e }),
    RecordLeadEmailFailed: (e, state) => about(state, { type: 'LeadEmailFailed', data: e }),
    RetryLeadEmail: (e, state) =>
      known(state).failed.includes(nameOf(e)) ? [{ type: 'LeadEmailRetried', data: e }] : [],
    LinkLeadToClient: (link, state) => {
      const { client, status } = known(state);
      if (client && client.clientId !== link.clientId) return refuse('already-a-client');
      // A second estimate for the same client replaces the linked one; linking without an estimate
      // changes nothing.
      if (client && (link.estimateId === null || link.estimateId === client.estimateId)) return [];
      const moves = link.estimateId !== null && (status === 'new' || status === 'contacted');
      return [
        { type: 'LeadBecameClient', data: link },
        ...(moves
          ? [{ type: 'LeadStatusChanged', data: { status: 'quoted', reason: '' } } as const]
          : []),
      ];
    },
    ForgetLead: ({ name }, state) => {
      if (state.status === 'forgotten') return [];
      if (!isNameOf(name, known(state).name)) return refuse('name-not-confirmed');
      return [{ type: 'LeadForgotten', data: {} }];
    },
  },
});
