// QuickBooks routes: connection, synced records, differences.
import { z } from 'zod';
import { commands as connection } from '@purlin/domain/quickbooks/connection-shapes.ts';
import {
  Candidate,
  ChangedThere,
  commands as record,
  FieldName,
  Holder,
  Match,
  RecordKind,
  SeenValues,
  Taking,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Flag, Id, Instant, ListQuery, Money } from './fields.ts';
import { QuickBooksAccounts } from './quickbooks-accounts.ts';
import { QuickBooksCounts } from './quickbooks-counts.ts';
import { QuickBooksPreview } from './quickbooks-preview.ts';
import { QuickBooksStatus } from './quickbooks-status.ts';
import { action, command, query } from './route.ts';

/**
 * `waiting`: to be sent. `review`: a user must decide about the match. `excluded`: a user doesn't
 * want it in QuickBooks.
 */
export const RecordState = z.enum([
  'in-step',
  'waiting',
  'failed',
  'review',
  'differs',
  'excluded',
]);
export type RecordState = z.infer<typeof RecordState>;

export const QuickBooksRecord = z
  .object({
    id: Id,
    kind: RecordKind,
    ourId: Id,
    /** Its current title; empty if it is gone. */
    title: z.string(),
    state: RecordState,
    /** Why it isn't in QuickBooks, or what must be decided, as text. */
    reason: z.string().nullable(),
    /** QuickBooks's own message. */
    said: z.string().nullable(),
    changedAt: Instant,
    /** Its id and page in QuickBooks, or of a bill to delete; null if not there or unknown. */
    theirId: z.string().nullable(),
    theirPage: z.string().nullable(),
    /** Whether a user can unlink it. */
    unlinkable: z.boolean(),
    /** Whether it was deleted in QuickBooks, so that a new one can be created. */
    gone: z.boolean(),
    /** Whether it was only made inactive and can be reactivated. */
    inactive: z.boolean(),
    /** Whether it was paid again while the returned one is still there: a new one can be added. */
    paidAgain: z.boolean(),
    /** What was changed in QuickBooks and prevents deletion; null if nothing. */
    changed: ChangedThere.nullable(),
    /** Whether another entry has its name, so that it needs another one. */
    nameTaken: z.boolean(),
    /** The entry that has the name, and its page; null if none or unknown. */
    holder: Holder.extend({ page: z.string().nullable() }).nullable(),
    /** What identifies a transaction; null for people and jobs. */
    paper: z
      .object({
        total: Money,
        /** The vendor's invoice number; null if none, or not a bill. */
        invoiceNumber: z.string().nullable(),
        date: CalendarDate,
      })
      .nullable(),
    /** The record it waits for; null if none. */
    waitsFor: z.object({ title: z.string(), state: RecordState }).nullable(),
    /** Our details, for comparison with the candidates; null unless in review. */
    ours: z
      .object({ contact: z.string(), email: z.string(), phone: z.string(), address: z.string() })
      .nullable(),
    /** Fields we wrote to an existing entry; they stay even after unlinking. */
    wrote: z.array(FieldName),
    /** `page`: their page in QuickBooks. */
    candidates: z.array(
      Candidate.extend({
        page: z.string().nullable(),
        /** Fields we wrote when they were linked before; they are no evidence of a match. */
        wrote: z.array(FieldName),
        /** For transactions: what identifies it. */
        paper: z
          .object({
            number: z.string(),
            date: CalendarDate,
            total: Money,
            /** A payment by card, or from another bank account than ours go out of. */
            otherwise: z.boolean(),
            /** Whether it is partly unpaid; null if unknown or not payable. */
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
        /** Whether our record can take over the value. */
        takeable: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'QuickBooksRecord' });
export type QuickBooksRecord = z.infer<typeof QuickBooksRecord>;

/** The state of one of our records; null if it isn't synced. */
export const QuickBooksRecordOf = z
  .object({
    /** Whether a company is connected and its sync was started. */
    connected: z.boolean(),
    record: QuickBooksRecord.nullable(),
  })
  .meta({ id: 'QuickBooksRecordOf' });
export type QuickBooksRecordOf = z.infer<typeof QuickBooksRecordOf>;

const read = 'quickbooks.read';
const right = 'quickbooks.write';
/** To connect and disconnect, which requires the company's consent. */
const connect = 'quickbooks.connect';

/** The values the deciding user saw. */
const Seen = z.object({
  id: Id,
  /** Each field to decide, with our value and QuickBooks's. Several fields mean all that differ. */
  values: z.partialRecord(FieldName, SeenValues).refine((values) => Object.keys(values).length > 0),
});

export const quickbooks = {
  status: query('/api/quickbooks/status', {
    right: read,
    summary: 'Whether QuickBooks is connected, to which company, and how much is synced',
    answer: QuickBooksStatus,
  }),
  auth: query('/api/quickbooks/auth', {
    right: connect,
    summary: 'The URL for authorizing QuickBooks; good for one response, in this session',
    answer: z.object({ authUrl: z.string() }),
  }),
  disconnect: action('POST', '/api/quickbooks/disconnect', {
    right: connect,
    summary: 'Disconnects QuickBooks and gives up its tokens; the books don’t change',
    answer: QuickBooksStatus,
  }),
  preview: query('/api/quickbooks/sync/preview', {
    right,
    summary: 'What would be sent to a newly connected company, and what it already has',
    answer: QuickBooksPreview,
    query: z.object({ papersFrom: CalendarDate.optional() }),
  }),
  startSync: action('POST', '/api/quickbooks/sync/start', {
    right,
    summary: 'Starts the first sync; until then, nothing is sent to a newly connected company',
    body: connection.StartSync,
    answer: QuickBooksStatus,
  }),
  syncNow: action('POST', '/api/quickbooks/sync', {
    right,
    summary: 'Syncs pending records and compares what changed in QuickBooks',
    answer: QuickBooksStatus,
  }),
  records: query('/api/quickbooks/sync', {
    right: read,
    summary: 'Records that are in QuickBooks or will be, those that need attention first',
    answer: z.array(QuickBooksRecord),
    query: ListQuery.extend({
      state: RecordState.optional(),
      /** Only what somebody has to look at. */
      needs: Flag,
      kind: RecordKind.optional(),
    }),
  }),
  counts: query('/api/quickbooks/sync/counts', {
    right: read,
    summary: 'Number of records of each type, by sync status',
    answer: QuickBooksCounts,
  }),
  recordOf: query('/api/quickbooks/sync/record', {
    right: read,
    summary: 'The QuickBooks status of one of our records',
    query: z.object({ kind: RecordKind, ourId: z.coerce.number().pipe(Id) }),
    answer: QuickBooksRecordOf,
  }),
  add: action('POST', '/api/quickbooks/sync/add', {
    right,
    summary: 'Adds a client or vendor to QuickBooks, even if it doesn’t qualify yet',
    body: z.object({ kind: z.enum(['customer', 'vendor']), ourId: Id }),
    answer: QuickBooksRecord,
  }),
  retry: action('POST', '/api/quickbooks/sync/retry', {
    right,
    summary: 'Retries one failed record, or all of them',
    body: z.union(
      [z.object({ id: Id }).strict(), z.object({ all: z.literal(true) }).strict()],
      'Please send the id of a record, or all as true',
    ),
    answer: z.object({ retried: z.int().min(0) }),
  }),
  match: action('POST', '/api/quickbooks/sync/:id/match', {
    right,
    summary:
      'Matches a record to one in QuickBooks, or has it created under a name not taken there',
    body: Match,
    answer: QuickBooksRecord,
  }),
  chooseName: action('POST', '/api/quickbooks/sync/:id/name', {
    right,
    summary:
      'Gives a synced record another name in QuickBooks because its own is taken; the new one ' +
      'must not be taken there',
    body: record.ChooseName,
    answer: QuickBooksRecord,
  }),
  unlink: command('POST', '/api/quickbooks/sync/:id/unlink', {
    right,
    summary: 'Unlinks a wrong match; what’s in QuickBooks doesn’t change',
    decider: 'quickbooksRecord',
    command: 'UnlinkRecord',
    answer: QuickBooksRecord,
  }),
  createAgain: action('POST', '/api/quickbooks/sync/:id/create-again', {
    right,
    summary: 'Creates a record again that is gone in QuickBooks, or a payment that was paid again',
    answer: QuickBooksRecord,
  }),
  activate: action('POST', '/api/quickbooks/sync/:id/activate', {
    right,
    summary: 'Reactivates a record in QuickBooks and resumes syncing it',
    answer: QuickBooksRecord,
  }),
  exclude: command('POST', '/api/quickbooks/sync/:id/exclude', {
    right,
    summary: 'Excludes a record from QuickBooks; what’s already there stays',
    decider: 'quickbooksRecord',
    command: 'ExcludeRecord',
    body: record.ExcludeRecord.default({}),
    answer: QuickBooksRecord,
  }),
  excludeMany: action('POST', '/api/quickbooks/sync/exclude', {
    right,
    summary: 'Excludes many records of the connected company; what’s already there stays',
    body: z.object({ ids: z.array(Id).min(1).max(1_000) }),
    answer: z.object({ excluded: z.int().min(0) }),
  }),
  deleteThere: action('POST', '/api/quickbooks/sync/:id/delete-there', {
    right,
    summary:
      'Deletes the bill or payment of a returned payment in QuickBooks, even though someone ' +
      'changed it there; a version changed after `seen` isn’t deleted',
    body: record.DeleteThere,
    answer: QuickBooksStatus,
  }),
  include: command('POST', '/api/quickbooks/sync/:id/include', {
    right,
    summary: 'Includes an excluded record again',
    decider: 'quickbooksRecord',
    command: 'IncludeRecord',
    answer: QuickBooksRecord,
  }),
  /** For API clients; screens use `records`. */
  differing: query('/api/quickbooks/reconcile', {
    right: read,
    summary: 'Differences between our values and QuickBooks, field by field',
    answer: z.array(QuickBooksRecord),
    query: ListQuery.extend({ kind: RecordKind.optional() }),
  }),
  reconcile: action('POST', '/api/quickbooks/reconcile', {
    right,
    summary:
      'Uses our values, uses theirs, or ignores the differences: one field of a record, all its ' +
      'fields, or one field of many records; skips values that have changed since',
    body: z.object({ take: Taking, seen: z.array(Seen).min(1).max(1_000) }),
    /** Counts fields; `left` couldn't be settled this way. A single record is refused instead. */
    answer: z.object({ settled: z.int().min(0), left: z.int().min(0) }),
  }),
  accounts: query('/api/quickbooks/accounts', {
    right: read,
    person: true,
    summary: 'The accounts available in QuickBooks, and the ones chosen',
    answer: QuickBooksAccounts,
  }),
  chooseAccounts: action('PUT', '/api/quickbooks/accounts', {
    right,
    summary: 'Chooses the accounts for estimates, bills, and payments',
    body: connection.ChooseAccounts,
    answer: QuickBooksStatus,
  }),
};
