// How the connection to QuickBooks is: as the settings' panel asks every minute.
import { z } from 'zod';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Instant } from './fields.ts';

/** Of the connection. `reconnect-needed`: QuickBooks takes our tokens no more. */
export const ConnectionState = z.enum(['not-connected', 'connected', 'reconnect-needed']);
export type ConnectionState = z.infer<typeof ConnectionState>;

/** That QuickBooks cannot be reached; what is to go there waits. */
export const QuickBooksAway = z.object({
  since: Instant,
  triedAgainAt: Instant,
  /**
   * It does not answer, its subscription ended, it does not take the keys of this server, what may
   * be read there in a month is used up, it does not let us in without saying why, or there were
   * too many calls and all of them pause.
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

/** As the settings' panel asks every minute; nobody calls QuickBooks for it. */
export const QuickBooksStatus = z
  .object({
    connected: z.boolean(),
    companyName: z.string().nullable(),
    /** When something was last brought in step or compared. */
    lastSync: Instant.nullable(),
    state: ConnectionState,
    /** The company is new to us: nothing goes there before somebody starts the sync. */
    awaitsStart: z.boolean(),
    /** Papers of this day and later ones go there; null: all of them do, or it was not started. */
    papersFrom: CalendarDate.nullable(),
    /** Null: it answered the last time, as far as anybody asked. */
    away: QuickBooksAway.nullable(),
    /** Where it leads: nowhere, to a demo company on this machine, or to Intuit. */
    mode: z.enum(['off', 'demo', 'sandbox', 'production']),
    /** Until when the connection holds at most; null: not said. */
    holdsUntil: Instant.nullable(),
    inStep: z.int().min(0),
    waiting: z.int().min(0),
    /** Failed, in question or different: somebody has to look. */
    needYou: z.int().min(0),
    /** Which accounts nobody has chosen although there are several. */
    accountsMissing: z.array(z.enum(['income', 'expense', 'bank'])),
    /** Those that were chosen for them and are not in use any more, as they are called there. */
    accountsUnused: z.array(z.string()),
  })
  .meta({ id: 'QuickBooksStatus' });
export type QuickBooksStatus = z.infer<typeof QuickBooksStatus>;
