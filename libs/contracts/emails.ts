// The doors of e-mails: what waits, what failed, what went out; trying again; and deciding what
// became of work that happens once.
import { z } from 'zod';
import { Instant, ListQuery } from './fields.ts';
import { action, query } from './route.ts';

/** What an e-mail is about. */
export const EmailKind = z.enum([
  'estimate',
  'estimate_again',
  'reminder',
  'answer',
  'approved_copy',
  'staff_notice',
  'lead_notice',
  'lead_receipt',
  'lead_reply',
  'newsletter_confirm',
  'newsletter_welcome',
  'vendor_schedule',
  'job_moved',
  'job_moved_back',
  'vendor_payment',
  'password_link',
  'address_change',
  'way_in',
  'message',
  'sign_in_link',
]);
export type EmailKind = z.infer<typeof EmailKind>;

/** `returned`: it was taken, and came back later. */
export const EmailState = z.enum(['waiting', 'sending', 'failed', 'returned', 'sent']);
export type EmailState = z.infer<typeof EmailState>;

/** What went wrong, as a code; see `judgeMail` for what each means. */
export const EmailProblem = z.enum([
  'server-unreachable',
  'server-busy',
  'login-refused',
  'connection-insecure',
  'sender-refused',
  'domain-busy',
  'mailbox-full',
  'try-later',
  'address-unknown',
  'recipient-refused',
  'message-too-large',
  'message-refused',
  'not-sendable',
  /** It came back after it was taken. */
  'came-back',
  /** Not the mail's: something of ours did not work. */
  'ours',
]);
export type EmailProblem = z.infer<typeof EmailProblem>;

/** Which of them a list shows. */
export const EmailShow = z.enum(['waiting', 'failed', 'sent']);
export type EmailShow = z.infer<typeof EmailShow>;

export const Email = z
  .object({
    /** Of the work to send it, for `retry`. */
    id: z.string(),
    kind: EmailKind,
    state: EmailState,
    /** Whose estimate or request it is about: the number or the name; empty where neither. */
    about: z.string(),
    /** Where in the app that is. */
    path: z.string().nullable(),
    recipient: z.string(),
    /** Set where staff wrote one. */
    subject: z.string(),
    askedAt: Instant,
    /** How often it was handed to the mail server. */
    tries: z.int().min(0),
    nextTryAt: Instant.nullable(),
    sentAt: Instant.nullable(),
    problem: EmailProblem.nullable(),
    /** The mail server's reply code and status code, such as `550 5.1.1`. */
    reply: z.string(),
  })
  .meta({ id: 'Email' });
export type Email = z.infer<typeof Email>;

const EmailCounts = z
  .object({
    waiting: z.int().min(0),
    failed: z.int().min(0),
    undecided: z.int().min(0),
    /** Set while our mail server is away or does not let us in. */
    outage: z.object({ since: Instant, problem: EmailProblem, reply: z.string() }).nullable(),
  })
  .meta({ id: 'EmailCounts' });
export type EmailCounts = z.infer<typeof EmailCounts>;

const Fact = z.object({ name: z.string(), value: z.string() });
export const Undecided = z
  .object({
    id: z.string(),
    title: z.string(),
    facts: z.array(Fact),
    path: z.string().nullable(),
    /** When the work was asked for. */
    askedAt: Instant,
    /** Why its end is not known. */
    reason: z.enum(['program-ended', 'no-answer', 'put-back']),
  })
  .meta({ id: 'UndecidedWork' });
export type Undecided = z.infer<typeof Undecided>;

/** As many as one call tries again. */
export const MOST_RETRIED = 500;
const Retried = z.object({ retried: z.int().min(0), left: z.int().min(0) });

export const emails = {
  list: query('/api/emails', {
    right: 'emails.read',
    summary: 'E-mails, newest first; `q` searches recipient and subject',
    query: ListQuery.extend({ show: EmailShow.default('waiting') }),
    answer: z.array(Email),
  }),
  counts: query('/api/emails/counts', {
    right: 'emails.read',
    summary: 'How many e-mails wait and failed, and whether the mail server is away',
    answer: EmailCounts,
  }),
  retry: action('POST', '/api/emails/retry', {
    right: 'emails.write',
    summary: 'Tries e-mails again that wait or failed; what somebody else was first with is left',
    body: z.object({ ids: z.array(z.string().min(1).max(200)).min(1).max(MOST_RETRIED) }),
    answer: Retried,
  }),
  dismiss: action('POST', '/api/emails/dismiss', {
    right: 'emails.write',
    summary: 'Takes e-mails that failed off the list; nothing is sent',
    body: z.object({ ids: z.array(z.string().min(1).max(200)).min(1).max(MOST_RETRIED) }),
    answer: z.object({ dismissed: z.int().min(0) }),
  }),
  retryAll: action('POST', '/api/emails/retry-all', {
    right: 'emails.write',
    summary: `Tries all again that match, oldest first, ${MOST_RETRIED} in one call`,
    body: z.object({ show: EmailShow.exclude(['sent']), q: z.string().max(200).default('') }),
    answer: Retried,
  }),
  undecided: query('/api/decisions', {
    right: 'effects.decide',
    summary: 'Work that happens once, began, and nobody knows how it ended, oldest first',
    answer: z.array(Undecided),
  }),
  decide: action('POST', '/api/decisions/:key', {
    right: 'effects.decide',
    summary: 'Says that such work was done, or has it done again; `decided` is false when it was',
    body: z.object({ choice: z.enum(['done', 'again']) }),
    answer: z.object({ decided: z.boolean() }),
  }),
};
