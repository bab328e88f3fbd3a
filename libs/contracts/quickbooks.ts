// The doors of QuickBooks: the connection, what is in step with the books, and what differs.
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
 * `in-step`, `waiting` to be brought there, `failed`, in `review`: who is it there?, `differs`,
 * `excluded`: a person does not want it there.
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
    /** What somebody there changed of it, which keeps it from being deleted; null: nothing. */
    changed: ChangedThere.nullable(),
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

/** Where one of ours stands: null, and it is not there and on no way there. */
export const QuickBooksRecordOf = z
  .object({
    /** Whether a company is connected that something may go to. */
    connected: z.boolean(),
    record: QuickBooksRecord.nullable(),
  })
  .meta({ id: 'QuickBooksRecordOf' });
export type QuickBooksRecordOf = z.infer<typeof QuickBooksRecordOf>;

const read = 'quickbooks.read';
const right = 'quickbooks.write';
/** Lets us in, and ends that: it is the company's consent. */
const connect = 'quickbooks.connect';

/** The values of a record as whoever decides has seen them. */
const Seen = z.object({
  id: Id,
  /** Each field that is decided, with the value here and there: several are all that differ. */
  values: z.partialRecord(FieldName, SeenValues).refine((values) => Object.keys(values).length > 0),
});

export const quickbooks = {
  status: query('/api/quickbooks/status', {
    right: read,
    summary: 'Whether QuickBooks is connected, to which company, and how much is in step',
    answer: QuickBooksStatus,
  }),
  auth: query('/api/quickbooks/auth', {
    right: connect,
    summary: 'Where somebody lets us into QuickBooks; the answer comes back to this session, once',
    answer: z.object({ authUrl: z.string() }),
  }),
  disconnect: action('POST', '/api/quickbooks/disconnect', {
    right: connect,
    summary: 'Disconnects QuickBooks and lets go of its tokens; the books stay as they are',
    answer: QuickBooksStatus,
  }),
  preview: query('/api/quickbooks/sync/preview', {
    right,
    summary: 'What would go to a company that is new to us, and what of it is there already',
    answer: QuickBooksPreview,
    query: z.object({ papersFrom: CalendarDate.optional() }),
  }),
  startSync: action('POST', '/api/quickbooks/sync/start', {
    right,
    summary: 'Starts the first sync: before it nothing goes to a company that is new to us',
    body: connection.StartSync,
    answer: QuickBooksStatus,
  }),
  syncNow: action('POST', '/api/quickbooks/sync', {
    right,
    summary: 'Brings in step what is not, and compares what changed in QuickBooks',
    answer: QuickBooksStatus,
  }),
  records: query('/api/quickbooks/sync', {
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
  counts: query('/api/quickbooks/sync/counts', {
    right: read,
    summary: 'How many records of each kind are in step, wait, failed, are in question or differ',
    answer: QuickBooksCounts,
  }),
  recordOf: query('/api/quickbooks/sync/record', {
    right: read,
    summary: 'Where one of our records stands in QuickBooks',
    query: z.object({ kind: RecordKind, ourId: z.coerce.number().pipe(Id) }),
    answer: QuickBooksRecordOf,
  }),
  add: action('POST', '/api/quickbooks/sync/add', {
    right,
    summary: 'Adds a client or vendor to QuickBooks, eligible or not',
    body: z.object({ kind: z.enum(['customer', 'vendor']), ourId: Id }),
    answer: QuickBooksRecord,
  }),
  retry: action('POST', '/api/quickbooks/sync/retry', {
    right,
    summary: 'Tries again one record that failed, or everything that did',
    body: z.union(
      [z.object({ id: Id }).strict(), z.object({ all: z.literal(true) }).strict()],
      'Please send the id of a record, or all as true',
    ),
    answer: z.object({ retried: z.int().min(0) }),
  }),
  match: action('POST', '/api/quickbooks/sync/:id/match', {
    right,
    summary:
      'Says who somebody is in QuickBooks, or that they are nobody there yet: then the name must ' +
      'be free there',
    body: Match,
    answer: QuickBooksRecord,
  }),
  chooseName: action('POST', '/api/quickbooks/sync/:id/name', {
    right,
    summary:
      'Says what somebody who is in QuickBooks already is called there, where somebody else has ' +
      'the name; it must be free there',
    body: record.ChooseName,
    answer: QuickBooksRecord,
  }),
  unlink: command('POST', '/api/quickbooks/sync/:id/unlink', {
    right,
    summary: 'Says that somebody was taken for the wrong one in QuickBooks; what is there stays',
    decider: 'quickbooksRecord',
    command: 'UnlinkRecord',
    answer: QuickBooksRecord,
  }),
  createAgain: command('POST', '/api/quickbooks/sync/:id/create-again', {
    right,
    summary: 'Creates another one of what was deleted or made inactive in QuickBooks',
    decider: 'quickbooksRecord',
    command: 'CreateAgain',
    answer: QuickBooksRecord,
  }),
  activate: action('POST', '/api/quickbooks/sync/:id/activate', {
    right,
    summary: 'Makes active again in QuickBooks what was made inactive there, and goes on with it',
    answer: QuickBooksRecord,
  }),
  exclude: command('POST', '/api/quickbooks/sync/:id/exclude', {
    right,
    summary: 'Brings nothing of it to QuickBooks any more; what is there stays',
    decider: 'quickbooksRecord',
    command: 'ExcludeRecord',
    answer: QuickBooksRecord,
  }),
  deleteThere: action('POST', '/api/quickbooks/sync/:id/delete-there', {
    right,
    summary:
      'Deletes in QuickBooks the bill or payment that came back, although someone changed it ' +
      'there; a version that was changed after `seen` is not deleted',
    body: record.DeleteThere,
    answer: QuickBooksStatus,
  }),
  include: command('POST', '/api/quickbooks/sync/:id/include', {
    right,
    summary: 'Brings to QuickBooks again what was excluded',
    decider: 'quickbooksRecord',
    command: 'IncludeRecord',
    answer: QuickBooksRecord,
  }),
  /** For programs: screens read the same of `records`. */
  differing: query('/api/quickbooks/reconcile', {
    right: read,
    summary: 'The reconcile board: what differs, ours against theirs, field by field',
    answer: z.array(QuickBooksRecord),
    query: ListQuery.extend({ kind: RecordKind.optional() }),
  }),
  reconcile: action('POST', '/api/quickbooks/reconcile', {
    right,
    summary:
      'Takes our values, theirs, or leaves both as they are, of one field of a record, all of ' +
      'them, or one field of many; a value that is another one by now, here or there, is not ' +
      'decided about',
    body: z.object({ take: Taking, seen: z.array(Seen).min(1).max(1_000) }),
    /** Fields: `left` could not be decided so. One record alone is refused instead. */
    answer: z.object({ settled: z.int().min(0), left: z.int().min(0) }),
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
