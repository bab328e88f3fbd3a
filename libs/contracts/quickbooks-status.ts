// Status of the QuickBooks connection, polled every minute by the settings screen.
import { z } from 'zod';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Instant } from './fields.ts';

/** `reconnect-needed`: QuickBooks rejects our tokens. */
export const ConnectionState = z.enum(['not-connected', 'connected', 'reconnect-needed']);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** QuickBooks can't be reached; everything to be sent waits. */
export const QuickBooksAway = z.object({
  since: Instant,
  triedAgainAt: Instant,
  /**
   * No answer; subscription expired; server keys rejected; monthly read quota used up; access
   * denied without a reason; or rate limited.
   */
  why: z.enum([
    'no-answer',
    'subscription',
    'our-keys',
    'reads-spent',
    'not-let-in',
    'too-many-calls',
  ]),
});
export type QuickBooksAway = z.infer<typeof QuickBooksAway>;

/** Polled every minute by the settings screen; never calls QuickBooks. */
export const QuickBooksStatus = z
  .object({
    connected: z.boolean(),
    companyName: z.string().nullable(),
    /** The last sync or comparison. */
    lastSync: Instant.nullable(),
    state: ConnectionState,
    /** A newly connected company: nothing is sent until someone starts the sync. */
    awaitsStart: z.boolean(),
    /** Transactions from this day on are sent; null: all are, or the sync wasn't started. */
    papersFrom: CalendarDate.nullable(),
    /** Null if the last call succeeded. */
    away: QuickBooksAway.nullable(),
    /** What it connects to: nothing, a local demo company, or Intuit. */
    mode: z.enum(['off', 'demo', 'sandbox', 'production']),
    /** When the authorization expires for good; null if unknown. */
    holdsUntil: Instant.nullable(),
    inStep: z.int().min(0),
    waiting: z.int().min(0),
    /** How many of `waiting` need another record that someone must act on first. */
    held: z.int().min(0),
    /** Failed, in review, differing or held by an excluded record: someone must act. */
    needYou: z.int().min(0),
    /** Accounts to be chosen, because there are several candidates. */
    accountsMissing: z.array(z.enum(['income', 'expense', 'bank'])),
    /** Names of chosen accounts that are no longer active. */
    accountsUnused: z.array(z.string()),
  })
  .meta({ id: 'QuickBooksStatus' });
export type QuickBooksStatus = z.infer<typeof QuickBooksStatus>;
