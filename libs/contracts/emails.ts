// Routes of e-mails: queue, failures, retries; and decisions about run-once tasks with an unknown
// outcome.
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

/** `returned`: accepted first, then bounced. */
export const EmailState = z.enum(['waiting', 'sending', 'failed', 'returned', 'sent']);
export type EmailState = z.infer<typeof EmailState>;

/** The problem as a code; `judgeMail` explains each. */
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
  /** Bounced after it was accepted. */
  'came-back',
  /** Not a mail problem: an error in our own code. */
  'ours',
]);
export type EmailProblem = z.infer<typeof EmailProblem>;

/** Which e-mails to list. */
export const EmailShow = z.enum(['waiting', 'failed', 'sent']);
export type EmailShow = z.infer<typeof EmailShow>;

export const Email = z
  .object({
    /** The task's id, for `retry`. */
    id: z.string(),
    kind: EmailKind,
    state: EmailState,
    /** The estimate's number or the lead's name; empty if neither. */
    about: z.string(),
    /** Its path in the app. */
    path: z.string().nullable(),
    recipient: z.string(),
    /** Empty unless staff wrote a subject. */
    subject: z.string(),
    askedAt: Instant,
    /** Number of delivery attempts. */
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
    /** Set while our mail server is unreachable or rejects our login. */
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
    /** When the task was requested. */
    askedAt: Instant,
    /** Why the outcome is unknown. */
    reason: z.enum(['program-ended', 'no-answer', 'put-back']),
  })
  .meta({ id: 'UndecidedWork' });
export type Undecided = z.infer<typeof Undecided>;

/** Maximum number of e-mails retried per call. */
export const MOST_RETRIED = 500;
const Retried = z.object({ retried: z.int().min(0), left: z.int().min(0) });

export const emails = {
  list: query('/api/emails', {
    right: 'emails.read',
    summary: 'Emails, newest first; `q` searches recipient and subject',
    query: ListQuery.extend({ show: EmailShow.default('waiting') }),
    answer: z.array(Email),
  }),
  counts: query('/api/emails/counts', {
    right: 'emails.read',
    summary: 'Counts of waiting and failed emails, and whether the mail server is down',
    answer: EmailCounts,
  }),
  retry: action('POST', '/api/emails/retry', {
    right: 'emails.write',
    summary: 'Retries waiting or failed emails; skips any that someone else already retried',
    body: z.object({ ids: z.array(z.string().min(1).max(200)).min(1).max(MOST_RETRIED) }),
    answer: Retried,
  }),
  dismiss: action('POST', '/api/emails/dismiss', {
    right: 'emails.write',
    summary: 'Removes failed emails from the list without sending them',
    body: z.object({ ids: z.array(z.string().min(1).max(200)).min(1).max(MOST_RETRIED) }),
    answer: z.object({ dismissed: z.int().min(0) }),
  }),
  retryAll: action('POST', '/api/emails/retry-all', {
    right: 'emails.write',
    summary: `Retries all that match, oldest first, ${MOST_RETRIED} per call`,
    body: z.object({ show: EmailShow.exclude(['sent']), q: z.string().max(200).default('') }),
    answer: Retried,
  }),
  undecided: query('/api/decisions', {
    right: 'effects.decide',
    summary: 'Interrupted one-time actions with an unknown outcome, oldest first',
    answer: z.array(Undecided),
  }),
  decide: action('POST', '/api/decisions/:key', {
    right: 'effects.decide',
    summary:
      'Marks an interrupted action as done, or runs it again; `decided` is false if someone ' +
      'already decided',
    body: z.object({ choice: z.enum(['done', 'again']) }),
    answer: z.object({ decided: z.boolean() }),
  }),
};
