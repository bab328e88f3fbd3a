// The doors of leads: the public forms, the newsletter, and the office's inbox for both.
import { z } from 'zod';
import { lead } from '@purlin/domain/leads/lead.ts';
import { commands as leadCommands } from '@purlin/domain/leads/lead-shapes.ts';
import { Language } from '@purlin/domain/shared/language.ts';
import {
  LeadEmail,
  LeadKind,
  LeadStatus,
  PreferredContact,
  PreferredMaterial,
  ProjectType,
  Subject,
  Urgency,
} from '@purlin/domain/leads/choices.ts';
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import {
  commands as subscriberCommands,
  SubscriberStatus,
} from '@purlin/domain/leads/subscriber-shapes.ts';
import { Id, Instant, ListQuery, OptionalText, sortBy, Text, type SortField } from './fields.ts';
import { action, command, everyone, query, staff } from './route.ts';

/** Posts a minute from one address, right or wrong. */
const POSTS = 10;
/** A form has texts, no pictures. */
const FORM_BYTES = 128 * 1024;

/** A choice that may be left out or blank. */
const Choice = <T extends z.ZodType<unknown, string>>(choices: T) =>
  OptionalText.pipe(choices.nullable());
/** A tick: as JSON true or false, as a plain form "on" or nothing. */
const Tick = z
  .union([
    z.boolean(),
    z.literal(['on', 'true', 'false', '']).transform((text) => text === 'on' || text === 'true'),
  ])
  .nullish()
  .transform((tick) => tick ?? false);
/** What every public form has beside its fields. */
const formParts = {
  language: Choice(Language).transform((language) => language ?? 'en'),
  website: Text,
};

const {
  RequestQuote: { shape: quote },
  SendMessage: { shape: message },
} = leadCommands;

export const QuoteRequest = z.object({
  name: quote.name,
  email: quote.email,
  phone: quote.phone,
  address: quote.address,
  projectType: quote.projectType,
  urgency: Choice(Urgency).transform((urgency) => urgency ?? 'flexible'),
  description: Text.pipe(quote.description),
  preferredMaterial: Choice(PreferredMaterial),
  isInsuranceClaim: Tick,
  ...formParts,
});
export const ContactMessage = z.object({
  name: message.name,
  email: message.email,
  phone: OptionalText.pipe(message.phone),
  subject: Choice(Subject),
  message: message.message,
  preferredContact: Choice(PreferredContact).transform((way) => way ?? 'email'),
  ...formParts,
});
export const NewsletterRequest = z.object({
  email: subscriberCommands.RequestNewsletter.shape.email,
  ...formParts,
});

/** `queued`: on its way to the mail server; `failed`: staff can have it tried again. */
export const EmailState = z.enum(['none', 'queued', 'accepted', 'failed']);
export type EmailState = z.infer<typeof EmailState>;

export const LeadSummary = z
  .object({
    id: Id,
    kind: LeadKind,
    status: LeadStatus,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** What they want, as the form has it: the project type or the subject. */
    topic: z.string(),
    urgent: z.boolean(),
    receivedAt: Instant,
    assigneeId: Id.nullable(),
    assignee: z.string().nullable(),
    emailFailed: z.boolean(),
  })
  .meta({ id: 'LeadSummary' });
export type LeadSummary = z.infer<typeof LeadSummary>;

/**
 * Something that happened to a lead. `message` is what was written; `email` stands where an e-mail
 * went out.
 */
export const LeadMoment = z
  .object({
    type: z.string(),
    at: Instant,
    by: z.string(),
    summary: z.string(),
    message: z.string(),
    email: z
      .object({
        email: LeadEmail,
        sentBy: z.string(),
        state: EmailState.exclude(['none']),
        problem: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LeadMoment' });
export type LeadMoment = z.infer<typeof LeadMoment>;

export const LeadDetails = LeadSummary.extend({
  language: Language,
  address: z.string().nullable(),
  message: z.string(),
  reason: z.string(),
  projectType: ProjectType.nullable(),
  preferredMaterial: PreferredMaterial.nullable(),
  isInsuranceClaim: z.boolean().nullable(),
  preferredContact: PreferredContact.nullable(),
  clientId: Id.nullable(),
  estimateId: Id.nullable(),
  moments: z.array(LeadMoment),
}).meta({ id: 'LeadDetails' });
export type LeadDetails = z.infer<typeof LeadDetails>;

export const Subscriber = z
  .object({
    id: Id,
    email: z.string(),
    status: SubscriberStatus,
    language: Language,
    requestedAt: Instant,
    confirmedAt: Instant.nullable(),
    emailFailed: z.boolean(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof Subscriber>;

const LeadSort = sortBy('receivedAt', 'name', 'status');
export type LeadSort = SortField<typeof LeadSort>;
const SubscriberSort = sortBy('requestedAt', 'email', 'status');
export type SubscriberSort = SortField<typeof SubscriberSort>;

const Done = z.object({});
const bodyOf = leadCommands;

/** Public: what the site's forms call, as JSON or as a plain form. */
const forms = {
  quote: command('POST', '/api/quote', {
    access: everyone,
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary: 'Asks for a quote',
    decider: lead,
    stream: 'new',
    body: QuoteRequest,
    answer: Done,
    command: (body) => ({ type: 'RequestQuote', data: body }),
  }),
  contact: command('POST', '/api/contact', {
    access: everyone,
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary: 'Sends the company a message',
    decider: lead,
    stream: 'new',
    body: ContactMessage,
    answer: Done,
    command: (body) => ({ type: 'SendMessage', data: body }),
  }),
  subscribe: action('POST', '/api/newsletter', {
    access: everyone,
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary:
      'Asks for the newsletter; a link that comes by e-mail confirms it. The answer is the ' +
      'same for every address',
    body: NewsletterRequest,
    answer: Done,
  }),
  confirm: action('POST', '/api/newsletter/confirm/:key', {
    access: everyone,
    limit: POSTS,
    summary: 'Confirms the newsletter, with the key of the link in the e-mail',
    answer: Done,
  }),
  unsubscribe: action('POST', '/api/newsletter/unsubscribe/:key', {
    access: everyone,
    limit: POSTS,
    summary:
      'Leaves the newsletter, with one press from the mail program (RFC 8058) or from the ' +
      'page of the link',
    answer: Done,
  }),
};

export const leads = {
  ...forms,
  list: query('/api/leads', {
    access: staff,
    summary:
      'Quote requests and messages, newest first; `q` searches name, e-mail, phone, ' +
      'address and what was written',
    answer: z.array(LeadSummary),
    query: ListQuery.extend({
      kind: LeadKind.optional(),
      status: LeadStatus.optional(),
      assigneeId: z.coerce.number().pipe(Id).optional(),
      sort: LeadSort,
    }),
  }),
  counts: query('/api/leads/counts', {
    access: staff,
    summary:
      'How many requests and messages nobody has looked after yet, and how many ' +
      'subscribers there are',
    answer: z.object({ newQuotes: z.int(), newMessages: z.int(), subscribers: z.int() }),
  }),
  details: query('/api/leads/:id', {
    access: staff,
    summary: 'One quote request or message, with everything that happened to it',
    answer: LeadDetails,
  }),
  assign: command('PUT', '/api/leads/:id/assignee', {
    access: staff,
    summary: 'Says who looks after it; null for nobody',
    decider: lead,
    answer: LeadDetails,
    body: bodyOf.AssignLead,
    command: (body) => ({ type: 'AssignLead', data: body }),
  }),
  setStatus: command('PUT', '/api/leads/:id/status', {
    access: staff,
    summary: 'Changes the status; `lost` needs a reason',
    decider: lead,
    answer: LeadDetails,
    body: bodyOf.ChangeLeadStatus.extend({
      reason: Text.pipe(bodyOf.ChangeLeadStatus.shape.reason),
    }),
    command: (body) => ({ type: 'ChangeLeadStatus', data: body }),
  }),
  addNote: command('POST', '/api/leads/:id/notes', {
    access: staff,
    summary: 'Adds a note for staff',
    decider: lead,
    answer: LeadDetails,
    body: bodyOf.AddLeadNote,
    command: (body) => ({ type: 'AddLeadNote', data: body }),
  }),
  reply: command('POST', '/api/leads/:id/reply', {
    access: staff,
    summary: 'Answers by e-mail',
    decider: lead,
    answer: LeadDetails,
    body: bodyOf.ReplyToLead,
    command: (body) => ({ type: 'ReplyToLead', data: body }),
  }),
  retryEmail: command('POST', '/api/leads/:id/retry-email', {
    access: staff,
    summary: 'Sends an e-mail that failed once more',
    decider: lead,
    answer: LeadDetails,
    body: bodyOf.RetryLeadEmail,
    command: (body) => ({ type: 'RetryLeadEmail', data: body }),
  }),
  link: command('PUT', '/api/leads/:id/client', {
    access: staff,
    summary: 'Says which client, and which estimate of theirs, came of it',
    decider: lead,
    answer: LeadDetails,
    body: z.object({ clientId: Id, estimateId: Id.nullish().transform((id) => id ?? null) }),
    command: (body) => ({ type: 'LinkLeadToClient', data: body }),
  }),
  subscribers: query('/api/subscribers', {
    access: staff,
    summary: 'Who asked for the newsletter, newest first; `q` searches the e-mail',
    answer: z.array(Subscriber),
    query: ListQuery.extend({ status: SubscriberStatus.optional(), sort: SubscriberSort }),
  }),
  repeatConfirmation: command('POST', '/api/subscribers/:id/repeat', {
    access: staff,
    summary: 'Sends the e-mail to be confirmed once more',
    decider: subscriber,
    answer: Subscriber,
    command: () => ({ type: 'RepeatConfirmation', data: {} }),
  }),
  removeSubscriber: command('DELETE', '/api/subscribers/:id', {
    access: staff,
    summary: 'Takes somebody off the list and forgets their address',
    decider: subscriber,
    answer: Done,
    command: () => ({ type: 'RemoveSubscriber', data: {} }),
  }),
};
