// Routes of notifications about clients' actions, vendors' answers, and vendors' payments and
// documents.
import { z } from 'zod';
import { Id, Instant, ListQuery } from './fields.ts';
import { command, query } from './route.ts';

export const NotificationKind = z.enum([
  'estimate_viewed',
  'estimate_approved',
  'estimate_declined',
  'question_asked',
  'change_requested',
  'email_failed',
  'email_bounced',
  'lead_received',
  'client_contact_updated',
  'message_received',
  'payment_returned',
  'payment_left_out',
  'batch_rejected',
  'batch_stopped',
  'bank_answer_unclear',
  'account_turned_back',
  'account_correction',
  'paper_runs_out',
  'vendor_declined',
  'vendor_proposed',
  'vendor_withdrew',
  'payment_rules_loosened',
  'payment_rules_proposed',
  'quickbooks_reconnect',
  'quickbooks_accounts',
  'quickbooks_needs',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z
  .object({
    /** Its position in history; reading it marks everything before it as read. */
    id: z.int().min(0),
    kind: NotificationKind,
    at: Instant,
    /** Who and what, in a few words; `text` is the message, if any. */
    title: z.string(),
    text: z.string(),
    /** Its target in the app. */
    path: z.string(),
    estimateId: Id.nullable(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** `news` needs attention: an answer, a request, a failed e-mail or payment. */
export const NotificationsShown = z.enum(['news', 'views']);
export type NotificationsShown = z.infer<typeof NotificationsShown>;

/** The notifications each switch controls; all others are always sent. */
export const KINDS_OF = {
  estimateUpdates: [
    'estimate_viewed',
    'estimate_approved',
    'estimate_declined',
    'email_failed',
    'email_bounced',
  ],
  clientMessages: [
    'question_asked',
    'change_requested',
    'lead_received',
    'client_contact_updated',
    'message_received',
  ],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

/** Only for users responsible for the books. */
export const KINDS_OF_BOOKS = [
  'quickbooks_reconnect',
  'quickbooks_accounts',
  'quickbooks_needs',
] as const satisfies readonly NotificationKind[];

/** Only for users who may approve payments. */
export const KINDS_OF_RULES = [
  'payment_rules_loosened',
  'payment_rules_proposed',
] as const satisfies readonly NotificationKind[];

/** `count` is the number of news, `views` that of estimates that were only viewed. */
const Unread = z
  .object({ count: z.int().min(0), views: z.int().min(0) })
  .meta({ id: 'UnreadNotifications' });

export const notifications = {
  list: query('/api/notifications', {
    right: 'notifications.read',
    summary:
      'Client activity, vendor responses, returned payments, and expiring documents, newest first',
    query: ListQuery.extend({ show: NotificationsShown.optional() }),
    answer: z.array(Notification),
  }),
  unread: query('/api/notifications/unread', {
    right: 'notifications.read',
    summary: 'Number of notifications the caller hasn’t read',
    answer: Unread,
  }),
  read: command('POST', '/api/notifications/read', {
    right: 'notifications.read',
    summary: 'Marks all notifications up to this one as read',
    decider: 'notificationReader',
    command: 'ReadNotifications',
    // The stream is the caller's.
    stream: 'room',
    body: z.object({ upTo: z.int().min(0) }),
    answer: Unread,
  }),
  readOne: command('POST', '/api/notifications/read-one', {
    right: 'notifications.read',
    summary: 'Marks one notification as read',
    decider: 'notificationReader',
    command: 'ReadNotification',
    stream: 'room',
    body: z.object({ id: z.int().min(0) }),
    answer: Unread,
  }),
};
