// The doors of QuickBooks: the connection, what is in step with the books, and what differs.
import { z } from 'zod';
import { commands as connection } from '@purlin/domain/quickbooks/connection-shapes.ts';
import {
  Candidate,
  commands as record,
  FieldName,
  Holder,
  Match,
  RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Flag, Id, Instant, ListQuery, Money } from './fields.ts';
import { QuickBooksAhead } from './quickbooks-ahead.ts';
import { QuickBooksStatus } from './quickbooks-status.ts';
import { action, command, query } from './route.ts';

/**
 * `in-step`, `waiting` to be brought there, `failed`, in `review`: who is it there?, `differs`,
 * `left-out`: a person does not want it there.
 */
export const RecordState = z.enum([
  'in-step',
  'waiting',
  'failed',
  'review',
  'differs',
  'left-out',
]);
export type RecordState = z.infer<typeof RecordState>;

export const QuickBooksRecord = z
  .object({
    id: Id,
    kind: RecordKind,
    ourId: Id,
    /** What it is called here today; blank of what is gone. */
    title: z.string(),
    state: RecordState,
    /** Why it is not in the books, or what is to be decided, in words. */
    reason: z.string().nullable(),
    /** What QuickBooks said itself. */
    said: z.string().nullable(),
    changedAt: Instant,
    /** Its number there, and where to look at it there; null: it is not there, or nobody knows. */
    theirId: z.string().nullable(),
    theirPage: z.string().nullable(),
    /** Whether somebody may say that it is somebody else there. */
    unlinkable: z.boolean(),
    /** Whether it is gone there, so that another one may be made. */
    gone: z.boolean(),
    /** Whether it is gone only so far that it was made inactive, and can be made active again. */
    inactive: z.boolean(),
    /** Whether somebody else there has its name, so that it needs another one there. */
    nameTaken: z.boolean(),
    /** Who has it, and where to look at them there; null: nobody, or nobody knows. */
    holder: Holder.extend({ page: z.string().nullable() }).nullable(),
    /** What tells a paper from others of its kind; null of people and jobs. */
    paper: z
      .object({
        total: Money,
        /** The vendor's invoice; null: none was given, or it is no bill. */
        invoiceNumber: z.string().nullable(),
        date: CalendarDate,
      })
      .nullable(),
    /** Whom it waits for; null: nobody. */
    waitsFor: z.object({ title: z.string(), state: RecordState }).nullable(),
    /** Who it is here, beside those who may be the same; null where nobody is asked. */
    ours: z
      .object({ contact: z.string(), email: z.string(), phone: z.string(), address: z.string() })
      .nullable(),
    /** What of it we wrote there: it stays whatever becomes of the link. */
    wrote: z.array(FieldName),
    /** `page`: where to look at them there. */
    candidates: z.array(
      Candidate.extend({
        page: z.string().nullable(),
        /** What we wrote there when they were taken for it before: it tells nothing. */
        wrote: z.array(FieldName),
        /** Of papers: what tells one from others. */
        paper: z
          .object({
            number: z.string(),
            date: CalendarDate,
            total: Money,
            /** Whether something of it is owed still; null: not known, or nothing is paid of it. */
            open: z.boolean().nullable(),
          })
          .nullable(),
      }),
    ),
    differences: z.array(
      z.object({
        field: FieldName,
        ours: z.string(),
        theirs: z.string(),
        /** Whether it may be taken over into our records. */
        takeable: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'QuickBooksRecord' });
export type QuickBooksRecord = z.infer<typeof QuickBooksRecord>;

/** How many records of a kind are in which state. */
export const QuickBooksKindCounts = z.object({
  kind: RecordKind,
  'in-step': z.int().min(0),
  waiting: z.int().min(0),
  failed: z.int().min(0),
  review: z.int().min(0),
  differs: z.int().min(0),
  'left-out': z.int().min(0),
});
export type QuickBooksKindCounts = z.infer<typeof QuickBooksKindCounts>;
export const QuickBooksCounts = z
  .object({
    /** Every kind, in the order in which they are brought. */
    kinds: z.array(QuickBooksKindCounts),
    /** When the books were last compared with ours. */
    comparedAt: Instant.nullable(),
  })
  .meta({ id: 'QuickBooksCounts' });
export type QuickBooksCounts = z.infer<typeof QuickBooksCounts>;

const AccountChoice = z.object({
  /**
   * What papers are booked on now; where it is not in use any more (`inUse` is false), they wait
   * for another choice. Null: nobody has chosen, and there are several, or none.
   */
  booked: z.object({ id: z.string(), name: z.string(), inUse: z.boolean() }).nullable(),
  chosen: z.string().nullable(),
  /** The one that is meant where nobody has chosen; null: there are several, or none. */
  usual: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const QuickBooksAccounts = z
  .object({ income: AccountChoice, expense: AccountChoice, bank: AccountChoice })
  .meta({ id: 'QuickBooksAccounts' });
export type QuickBooksAccounts = z.infer<typeof QuickBooksAccounts>;

const read = 'quickbooks.read';
const right = 'quickbooks.write';

export const quickbooks = {
  status: query('/api/quickbooks/status', {
    right: read,
    summary: 'Whether QuickBooks is connected, to which company, and how much is in step',
    answer: QuickBooksStatus,
  }),
  auth: query('/api/quickbooks/auth', {
    right,
    summary: 'Where somebody lets us into QuickBooks; the answer comes back to this session, once',
    answer: z.object({ authUrl: z.string() }),
  }),
  ahead: query('/api/quickbooks/ahead', {
    right,
    summary: 'What would go to a company that is new to us, and what of it is there already',
    answer: QuickBooksAhead,
    query: z.object({ papersFrom: CalendarDate.optional() }),
  }),
  go: action('POST', '/api/quickbooks/go', {
    right,
    summary: 'Says go: only then does anything go to a company that is new to us',
    body: connection.GiveGo,
    answer: QuickBooksStatus,
  }),
  disconnect: action('POST', '/api/quickbooks/disconnect', {
    right,
    summary: 'Disconnects QuickBooks and lets go of its tokens; the books stay as they are',
    answer: QuickBooksStatus,
  }),
  syncNow: action('POST', '/api/quickbooks/sync', {
    right,
    summary: 'Brings in step what is not, and compares what changed in QuickBooks',
    answer: QuickBooksStatus,
  }),
  records: query('/api/quickbooks/records', {
    right: read,
    summary: 'What is, or is to be, in QuickBooks: those that need somebody first',
    answer: z.array(QuickBooksRecord),
    query: ListQuery.extend({
      state: RecordState.optional(),
      /** Only what somebody has to look at. */
      needs: Flag,
      kind: RecordKind.optional(),
    }),
  }),
  add: action('POST', '/api/quickbooks/sync/add', {
    right,
    summary: 'Brings a client or a vendor to QuickBooks before they are eligible',
    body: z.object({ kind: z.enum(['customer', 'vendor']), ourId: Id }),
    answer: QuickBooksRecord,
  }),
  counts: query('/api/quickbooks/counts', {
    right: read,
    summary: 'How many records of each kind are in step, wait, failed, are in question or differ',
    answer: QuickBooksCounts,
  }),
  retry: command('POST', '/api/quickbooks/records/:id/retry', {
    right,
    summary: 'Tries again what failed',
    decider: 'quickbooksRecord',
    command: 'RetryRecord',
    answer: QuickBooksRecord,
  }),
  retryAll: action('POST', '/api/quickbooks/retry-all', {
    right,
    summary: 'Tries again everything that failed',
    answer: z.object({ retried: z.int().min(0) }),
  }),
  match: action('POST', '/api/quickbooks/records/:id/match', {
    right,
    summary:
      'Says who somebody is in QuickBooks, or that they are nobody there yet: then the name must ' +
      'be free there',
    body: Match,
    answer: QuickBooksRecord,
  }),
  chooseName: action('POST', '/api/quickbooks/records/:id/name', {
    right,
    summary:
      'Says what somebody who is in QuickBooks already is called there, where somebody else has ' +
      'the name; it must be free there',
    body: record.ChooseName,
    answer: QuickBooksRecord,
  }),
  unlink: command('POST', '/api/quickbooks/records/:id/unlink', {
    right,
    summary: 'Says that somebody was taken for the wrong one in QuickBooks; what is there stays',
    decider: 'quickbooksRecord',
    command: 'UnlinkRecord',
    answer: QuickBooksRecord,
  }),
  makeAnew: command('POST', '/api/quickbooks/records/:id/anew', {
    right,
    summary: 'Makes another one of what was deleted or made inactive in QuickBooks',
    decider: 'quickbooksRecord',
    command: 'MakeAnew',
    answer: QuickBooksRecord,
  }),
  makeActive: action('POST', '/api/quickbooks/records/:id/active', {
    right,
    summary: 'Makes active again in QuickBooks what was made inactive there, and goes on with it',
    answer: QuickBooksRecord,
  }),
  leaveOut: command('POST', '/api/quickbooks/records/:id/leave-out', {
    right,
    summary: 'Brings nothing of it to QuickBooks any more; what is there stays',
    decider: 'quickbooksRecord',
    command: 'LeaveOut',
    answer: QuickBooksRecord,
  }),
  takeUp: command('POST', '/api/quickbooks/records/:id/take-up', {
    right,
    summary: 'Brings to QuickBooks again what was left out',
    decider: 'quickbooksRecord',
    command: 'TakeUp',
    answer: QuickBooksRecord,
  }),
  settleAll: command('POST', '/api/quickbooks/records/:id/settle-all', {
    right,
    summary: 'Takes our values of all fields of a record, theirs, or leaves both as they are',
    decider: 'quickbooksRecord',
    command: 'SettleDifferences',
    body: record.SettleDifferences,
    answer: QuickBooksRecord,
  }),
  settleField: action('POST', '/api/quickbooks/settle-field', {
    right,
    summary:
      'Decides one field of many records, each with the value there that was seen; where it is ' +
      'another by now, the record is left for another decision',
    body: record.SettleDifference.omit({ theirs: true }).extend({
      seen: z
        .array(z.object({ id: Id, theirs: z.string().max(5_000) }))
        .min(1)
        .max(1_000),
    }),
    /** `left`: they could not be decided so. */
    answer: z.object({ settled: z.int().min(0), left: z.int().min(0) }),
  }),
  settle: command('POST', '/api/quickbooks/records/:id/settle', {
    right,
    summary:
      'Takes our value of a field, theirs, or leaves both as they are; refused where theirs is ' +
      'not the one that was seen any more',
    decider: 'quickbooksRecord',
    command: 'SettleDifference',
    body: record.SettleDifference.extend({ theirs: z.string().max(5_000) }),
    answer: QuickBooksRecord,
  }),
  accounts: query('/api/quickbooks/accounts', {
    right: read,
    person: true,
    summary: 'Which accounts there are to book on, and which were chosen',
    answer: QuickBooksAccounts,
  }),
  chooseAccounts: action('PUT', '/api/quickbooks/accounts', {
    right,
    summary: 'Chooses the accounts that estimates, bills and payments are booked on',
    body: connection.ChooseAccounts,
    answer: QuickBooksStatus,
  }),
};
