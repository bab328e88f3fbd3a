// Routes of the public forms, the newsletter, and the office's inbox for both.
import { z } from 'zod';
import { commands as bodyOf } from '@purlin/domain/leads/lead-shapes.ts';
import { LeadKind, LeadStatus } from '@purlin/domain/leads/choices.ts';
import { SubscriberStatus } from '@purlin/domain/leads/subscriber-shapes.ts';
import { Id, ListQuery, OnlyIds, sortBy, Text, type SortField } from './fields.ts';
import { ForgetBody, Forgetting, Forgotten } from './forgetting.ts';
import {
  ContactMessage,
  LeadDetails,
  LeadSummary,
  NewsletterRequest,
  QuoteRequest,
  Subscriber,
} from './lead-shapes.ts';
import { KeptPicture, PICTURE_BYTES, PICTURE_TYPES, PictureFile } from './picture-shapes.ts';
import { action, command, download, query } from './route.ts';

/** Rate limit for posts, valid or not, per minute and address. */
const POSTS = 10;
/** Rate limit for photos, per minute and address: enough for two full forms and some retries. */
const PHOTOS = 30;
/** Forms contain only text; photos are uploaded one by one before. */
const FORM_BYTES = 128 * 1024;

const LeadSort = sortBy('receivedAt', 'name', 'status');
export type LeadSort = SortField<typeof LeadSort>;
const SubscriberSort = sortBy('requestedAt', 'email', 'status');
export type SubscriberSort = SortField<typeof SubscriberSort>;

const Done = z.object({});

/** Public routes for the site's forms, as JSON or HTML form data. */
const forms = {
  quote: command('POST', '/api/quote', {
    right: 'everyone',
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary: 'Submits a quote request',
    decider: 'lead',
    command: 'RequestQuote',
    stream: 'new',
    body: QuoteRequest,
    answer: Done,
  }),
  contact: command('POST', '/api/contact', {
    right: 'everyone',
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary: 'Submits a message from the contact page',
    decider: 'lead',
    command: 'SendMessage',
    stream: 'new',
    body: ContactMessage,
    answer: Done,
  }),
  addPhoto: action('POST', '/api/quote/photos', {
    right: 'everyone',
    limit: PHOTOS,
    counts: 'every',
    bodyBytes: PICTURE_BYTES,
    takes: PICTURE_TYPES,
    summary:
      'Uploads a photo for a quote request or message to use within a day; where and when it was ' +
      'taken is removed',
    body: PictureFile,
    answer: KeptPicture,
    creates: true,
  }),
  subscribe: action('POST', '/api/newsletter', {
    right: 'everyone',
    limit: POSTS,
    counts: 'every',
    bodyBytes: FORM_BYTES,
    summary:
      'Subscribes to the newsletter; an emailed link confirms it. The response is the same for ' +
      'every address',
    body: NewsletterRequest,
    answer: Done,
  }),
  confirm: action('POST', '/api/newsletter/confirm/:key', {
    right: 'everyone',
    limit: POSTS,
    summary: 'Confirms a newsletter subscription with the key from the emailed link',
    answer: Done,
  }),
  unsubscribe: action('POST', '/api/newsletter/unsubscribe/:key', {
    right: 'everyone',
    limit: POSTS,
    summary:
      'Unsubscribes from the newsletter, with one click in the email program (RFC 8058) or on ' +
      'the page the link opens',
    answer: Done,
  }),
};

export const leads = {
  ...forms,
  list: query('/api/leads', {
    right: 'leads.read',
    summary:
      'Quote requests and messages, newest first; `q` searches name, email, phone, address, and ' +
      'text',
    answer: z.array(LeadSummary),
    query: ListQuery.extend({
      kind: LeadKind.optional(),
      status: LeadStatus.optional(),
      assigneeId: z.coerce.number().pipe(Id).optional(),
      ids: OnlyIds,
      sort: LeadSort,
    }),
  }),
  counts: query('/api/leads/counts', {
    right: 'leads.read',
    summary: 'Number of requests and messages no one has handled yet, and of subscribers',
    answer: z.object({ newQuotes: z.int(), newMessages: z.int(), subscribers: z.int() }),
  }),
  details: query('/api/leads/:id', {
    right: 'leads.read',
    of: 'lead',
    summary: 'One quote request or message with its history',
    answer: LeadDetails,
  }),
  photo: download('/api/leads/:id/photos/:photo/:width', {
    right: 'leads.read',
    type: 'image/webp',
    summary: 'A photo from a request, 480, 960, or 1600 pixels wide',
  }),
  forgetting: query('/api/leads/:id/forgetting', {
    right: 'people.forget',
    summary:
      'Previews deleting this request’s personal data: what would be deleted and what would be ' +
      'kept',
    answer: Forgetting,
  }),
  forget: command('POST', '/api/leads/:id/forget', {
    right: 'people.forget',
    summary:
      'Permanently deletes the personal data of a request or message; the sender’s name confirms ' +
      'it',
    decider: 'lead',
    command: 'ForgetLead',
    answer: Forgotten,
    body: ForgetBody,
  }),
  assign: command('PUT', '/api/leads/:id/assignee', {
    right: 'leads.write',
    summary: 'Assigns the request to a user; null unassigns it',
    decider: 'lead',
    command: 'AssignLead',
    answer: LeadDetails,
    body: bodyOf.AssignLead,
  }),
  setStatus: command('PUT', '/api/leads/:id/status', {
    right: 'leads.write',
    summary: 'Changes the status; `lost` requires a reason',
    decider: 'lead',
    command: 'ChangeLeadStatus',
    answer: LeadDetails,
    body: bodyOf.ChangeLeadStatus.extend({
      reason: Text.pipe(bodyOf.ChangeLeadStatus.shape.reason),
    }),
  }),
  addNote: command('POST', '/api/leads/:id/notes', {
    right: 'leads.write',
    summary: 'Adds an internal note',
    decider: 'lead',
    command: 'AddLeadNote',
    answer: LeadDetails,
    body: bodyOf.AddLeadNote,
  }),
  reply: command('POST', '/api/leads/:id/reply', {
    right: 'leads.write',
    summary: 'Replies by email',
    decider: 'lead',
    command: 'ReplyToLead',
    answer: LeadDetails,
    body: bodyOf.ReplyToLead,
  }),
  retryEmail: command('POST', '/api/leads/:id/retry-email', {
    right: 'leads.write',
    summary: 'Resends a failed email',
    decider: 'lead',
    command: 'RetryLeadEmail',
    answer: LeadDetails,
    body: bodyOf.RetryLeadEmail,
  }),
  link: command('PUT', '/api/leads/:id/client', {
    right: 'leads.write',
    summary: 'Links the request to the client, and the estimate, that came from it',
    decider: 'lead',
    command: 'LinkLeadToClient',
    answer: LeadDetails,
    body: z.object({ clientId: Id, estimateId: Id.nullish().transform((id) => id ?? null) }),
  }),
  subscribers: query('/api/subscribers', {
    right: 'leads.read',
    summary: 'Newsletter subscribers, newest first; `q` searches the email address',
    answer: z.array(Subscriber),
    query: ListQuery.extend({ status: SubscriberStatus.optional(), sort: SubscriberSort }),
  }),
  repeatConfirmation: command('POST', '/api/subscribers/:id/repeat', {
    right: 'leads.write',
    summary: 'Resends the confirmation email',
    decider: 'subscriber',
    command: 'RepeatConfirmation',
    answer: Subscriber,
  }),
  removeSubscriber: command('DELETE', '/api/subscribers/:id', {
    right: 'leads.write',
    summary: 'Removes a subscriber and deletes their address',
    decider: 'subscriber',
    command: 'RemoveSubscriber',
    answer: Done,
  }),
};
