// Client routes.
import { z } from 'zod';
import { commands } from '@purlin/domain/clients/client-shapes.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import { importDoors } from './csv-import.ts';
import {
  Id,
  Instant,
  ListQuery,
  Money,
  OnlyIds,
  OptionalEmail,
  OptionalText,
  sortBy,
  type SortField,
} from './fields.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import { command, query } from './route.ts';

export const Client = z
  .object({
    id: Id,
    name: z.string(),
    /** Null: nothing can be e-mailed to them. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    /** Staff only. */
    notes: z.string().nullable(),
    /** The language of their e-mails, documents and terms. */
    language: Language,
    createdAt: Instant,
    archivedAt: Instant.nullable(),
    /** The last time they wrote, answered or changed their contact since they were archived. */
    heardSince: Instant.nullable(),
    /** Number of unarchived estimates, as in the client's list. */
    estimateCount: z.int().min(0),
    archivedEstimateCount: z.int().min(0),
    jobCount: z.int().min(0),
    /** Requests from the website that were linked to this client. */
    leadCount: z.int().min(0),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

export const ClientMetrics = z
  .object({
    totalClients: z.int(),
    /** Estimates that are not declined. */
    activeProjects: z.int(),
    /** Added in this calendar month. */
    addedThisMonth: z.int(),
  })
  .meta({ id: 'ClientMetrics' });

/** A client's totals so far. */
export const ClientFigures = z
  .object({
    /** Total of accepted estimates. */
    acceptedValue: Money,
    acceptedEstimates: z.int(),
    declinedEstimates: z.int(),
    /** Estimates awaiting an answer, and their total. */
    openEstimates: z.int(),
    openValue: Money,
    /** Percentage of answered estimates that were accepted; null if none was answered. */
    winRate: z.int().min(0).max(100).nullable(),
  })
  .meta({ id: 'ClientFigures' });
export type ClientFigures = z.infer<typeof ClientFigures>;

export const TimelineEntry = z
  .object({
    /** Unique per entry. */
    id: z.string(),
    at: Instant,
    /** Display name: a staff member, "Client, by the estimate link", or "Purlin". */
    by: z.string(),
    about: z.enum(['client', 'estimate', 'job']),
    /** The estimate or job, with its title. */
    subject: z.object({ id: Id, title: z.string() }).nullable(),
    /** A sentence about what happened. */
    summary: z.string(),
    /** A message, and who wrote it. */
    message: z.object({ from: z.enum(['client', 'staff']), text: z.string() }).nullable(),
    /** A question by the client that is still unanswered. */
    unanswered: z.boolean(),
  })
  .meta({ id: 'ClientTimelineEntry' });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The result of removing a client, with a sentence explaining it. */
export const RemovedClient = z
  .object({ id: Id, removed: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'RemovedClient' });

const ClientSort = sortBy('name', 'createdAt', 'estimates');
export type ClientSort = SortField<typeof ClientSort>;
export const ClientsShown = z.enum(['active', 'archived', 'all']);
export type ClientsShown = z.infer<typeof ClientsShown>;

const imports = importDoors('/api/clients', 'clients', 'clients.write');
/** `add` also imports rows whose e-mail address or telephone number an existing client has. */
const ImportBody = imports.runImport.body.extend({
  duplicates: z.enum(['skip', 'add']).default('skip'),
});

const optional = {
  email: OptionalEmail,
  phone: OptionalText,
  address: OptionalText,
  notes: OptionalText,
};

export const clients = {
  list: query('/api/clients', {
    right: 'clients.read',
    summary:
      'Clients by name; `q` searches name, email, phone, and address; archived ones only if ' +
      '`show` says so',
    answer: z.array(Client),
    query: ListQuery.extend({
      show: ClientsShown.default('active'),
      ids: OnlyIds,
      sort: ClientSort,
    }),
  }),
  metrics: query('/api/clients/metrics', {
    right: 'clients.read',
    summary: 'Client and project counts',
    answer: ClientMetrics,
  }),
  similar: query('/api/clients/similar', {
    right: 'clients.read',
    summary:
      'Up to five clients with this email address (case-insensitive) or phone number (any ' +
      'format), including archived ones',
    answer: z.array(Client),
    query: z.object({
      email: z.string().max(254).default(''),
      phone: z.string().max(50).default(''),
      except: z.coerce.number().pipe(Id).optional(),
    }),
  }),
  details: query('/api/clients/:id', {
    right: 'clients.read',
    summary: 'One client',
    answer: Client,
  }),
  figures: query('/api/clients/:id/figures', {
    right: 'clients.read',
    summary: 'A client’s estimate totals and win rate',
    answer: ClientFigures,
  }),
  timeline: query('/api/clients/:id/timeline', {
    right: 'clients.read',
    summary:
      'The history of a client, their estimates, and their jobs, newest first; `only=messages` ' +
      'returns only messages to and from the client',
    answer: z.array(TimelineEntry),
    query: ListQuery.omit({ q: true }).extend({ only: z.enum(['messages']).optional() }),
  }),
  add: command('POST', '/api/clients', {
    right: 'clients.write',
    summary: 'Adds a client',
    decider: 'client',
    command: 'AddClient',
    stream: 'new',
    answer: Client,
    body: commands.AddClient.extend(optional),
  }),
  edit: command('PATCH', '/api/clients/:id', {
    right: 'clients.write',
    summary: 'Updates the given fields; existing estimates don’t change',
    decider: 'client',
    command: 'EditClient',
    answer: Client,
    body: commands.EditClient.extend({
      email: optional.email.optional(),
      phone: optional.phone.optional(),
      address: optional.address.optional(),
      notes: optional.notes.optional(),
    }),
  }),
  remove: command('DELETE', '/api/clients/:id', {
    right: 'clients.write',
    summary: 'Deletes a client that nothing refers to; archives any other',
    decider: 'client',
    command: 'RemoveClient',
    answer: RemovedClient,
  }),
  previewImport: { ...imports.previewImport, body: ImportBody },
  runImport: { ...imports.runImport, body: ImportBody },
  restore: command('POST', '/api/clients/:id/restore', {
    right: 'clients.write',
    summary: 'Restores an archived client',
    decider: 'client',
    command: 'RestoreClient',
    answer: Client,
  }),
  forgetting: query('/api/clients/:id/forgetting', {
    right: 'people.forget',
    summary:
      'Previews deleting this client’s personal data: what would be deleted, what would be kept, ' +
      'and why',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/clients/:id/forget', {
    right: 'people.forget',
    summary:
      'Permanently deletes a client’s personal data, the estimates they never accepted, their ' +
      'requests, and their portal access; their name confirms it',
    decider: 'client',
    command: 'ForgetClient',
    answer: Forgotten,
    body: ForgetBody,
  }),
};
