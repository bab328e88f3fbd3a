// Shapes and commands of a QuickBooks record: what is sent, why it failed, what users can do.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { toDecimal } from '../shared/money.ts';
import { OneLine } from '../shared/text.ts';
import { RealmId, TheirId } from './connection-shapes.ts';

/** What we send. A settled payment becomes a bill and a bill payment. */
export const RecordKind = z.enum(['customer', 'job', 'estimate', 'vendor', 'bill', 'bill-payment']);
export type RecordKind = z.infer<typeof RecordKind>;

/** A field that both sides have. */
export const FieldName = z.enum([
  'name',
  'contact',
  'email',
  'phone',
  'address',
  'number',
  'date',
  'total',
  'status',
]);
export type FieldName = z.infer<typeof FieldName>;

const OF_PEOPLE: readonly RecordKind[] = ['customer', 'vendor'];
/** Whether it is a person or company, which can be matched. Transactions can be matched, too. */
export const isMatched = (kind: RecordKind): boolean => OF_PEOPLE.includes(kind);
const PAPERS = ['estimate', 'bill', 'bill-payment'] as const;
export type PaperKind = (typeof PAPERS)[number];
/** Whether it is a transaction, with a date and an amount. */
export const isPaper = (kind: RecordKind): kind is PaperKind =>
  PAPERS.some((paper) => paper === kind);
/** Whether its QuickBooks value can be taken over here. Transactions are only changed here. */
export const isTakeable = (kind: RecordKind, field: FieldName): boolean =>
  OF_PEOPLE.includes(kind) && !['number', 'date', 'total', 'status'].includes(field);

/** Why a record is not in QuickBooks, for the person who must act. */
export const Failure = z.enum([
  'books-closed',
  'name-taken',
  'number-taken',
  'inactive-there',
  'gone-there',
  'reference-gone',
  /** The client or vendor it belongs to was deleted here before it got there. */
  'reference-removed',
  'no-subscription',
  'not-allowed',
  'account-missing',
  /** It should be deleted, but was changed in QuickBooks since we wrote it. */
  'changed-there',
  /** A payment that came back, was kept in QuickBooks by a user, and was paid again. */
  'paid-again',
  /** Someone in QuickBooks assigned it to another customer or vendor. */
  'moved-there',
  /** A payment that someone in QuickBooks applied to another bill than the one it is for. */
  'pays-another',
  'not-understood',
  /** Several unreadable responses in a row. */
  'odd-answer',
  /** Only in events until 2026-11, after three days without an answer. Now such records wait. */
  'away',
  'unforeseen',
]);
export type Failure = z.infer<typeof Failure>;
/** It existed but is gone. Only reading it from QuickBooks again can show that it is back. */
export const isGone = (failure: Failure): boolean =>
  failure === 'gone-there' || failure === 'inactive-there';

/** It is in QuickBooks, but no longer belongs to what it belongs to here. */
export const isMoved = (failure: Failure): boolean =>
  failure === 'moved-there' || failure === 'pays-another';

/** Nothing is wrong with the record; it is sent once someone has chosen the accounts. */
export const waitsForAccounts = (failure: Failure): boolean => failure === 'account-missing';

/** What was changed in QuickBooks; `theirs`: all of it was written there. */
export const ChangedPart = z.enum([
  'number',
  'date',
  'due',
  'total',
  'vendor',
  'lines',
  'memo',
  'account',
  'payment',
  'other',
  'theirs',
]);
export type ChangedPart = z.infer<typeof ChangedPart>;

/** A transaction changed in QuickBooks: which parts, and its current version. */
export const ChangedThere = z.object({
  version: z.string().max(50),
  parts: z.array(ChangedPart).min(1),
  /** Of a transaction that may be ours: its id. Absent: the one that the record is linked to. */
  theirId: TheirId.optional(),
});
export type ChangedThere = z.infer<typeof ChangedThere>;

/** One-way fingerprints of each side's values at the last sync. */
export const Prints = z.record(z.string(), z.object({ ours: z.string(), theirs: z.string() }));
export type Prints = z.infer<typeof Prints>;
/** Fingerprints of our values by field, as they were when a new entry was first sent. */
export const SentPrints = z.record(z.string(), z.string());
export type SentPrints = z.infer<typeof SentPrints>;
/** Among the prints of a paper: its lines as we wrote them last. They follow the total. */
export const LINES = 'lines';
/** Among the prints: the customers or bills it belonged to when we wrote or linked it last. */
export const OWNER = 'owner';

/** A QuickBooks entry or transaction that may be the same as ours. */
export const Candidate = z.object({
  theirId: TheirId,
  kind: z.enum(['customer', 'vendor', 'employee', 'estimate', 'bill', 'bill-payment', 'purchase']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().optional(),
  /** Vendors only; absent: not looked up. */
  contact: z.string().optional(),
  /** Whether it can be linked: same kind, and not linked to another record. */
  linkable: z.boolean(),
  /** Whether another record of ours is linked to it. Absent: no, or not looked up. */
  taken: z.boolean().optional(),
  /** Of a bill: the name of the vendor it was entered for. Absent: the one it is compared with. */
  vendor: z.string().optional(),
  /** Inactive in QuickBooks, where it still reserves its name. Absent: active. */
  inactive: z.boolean().optional(),
  /** What identifies a transaction. */
  paper: z
    .object({
      number: z.string(),
      date: CalendarDate,
      totalCents: z.int(),
      /** A payment by card, or from another bank account than ours go out of. */
      otherwise: z.boolean().optional(),
      /** Whether it is partly unpaid; absent: not payable. */
      open: z.boolean().optional(),
    })
    .optional(),
});
export type Candidate = z.infer<typeof Candidate>;

export const Difference = z.object({
  field: FieldName,
  ours: z.string(),
  theirs: z.string(),
  ourPrint: z.string(),
  theirPrint: z.string(),
});
export type Difference = z.infer<typeof Difference>;

/** A value for people; amounts in dollars. */
export const shownValue = (field: FieldName, value: string): string =>
  field === 'total' && /^\d+$/.test(value) ? toDecimal(Number(value)) : value;

const Shown = z.string().max(5_000);
/** Both values of a field, as the deciding user saw them. */
export const SeenValues = z.object({ ours: Shown, theirs: Shown });
export type SeenValues = z.infer<typeof SeenValues>;

/** A user's decision about a difference. */
export const Taking = z.enum(['ours', 'theirs', 'ignore']);
export type Taking = z.infer<typeof Taking>;

/** The QuickBooks entry that has a name. */
export const Holder = z.object({
  kind: z.enum(['customer', 'vendor', 'employee']),
  theirId: TheirId,
});
export type Holder = z.infer<typeof Holder>;

/** A name chosen by a user for QuickBooks. */
export const ChosenName = OneLine('Please enter a name')
  .min(1, 'Please enter a name')
  .max(100)
  .regex(/^[^:]*$/, 'QuickBooks names can’t have a colon');

/** A user's decision about a match. */
export const Match = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('link'), theirId: TheirId }),
  z.object({
    choice: z.literal('create'),
    name: ChosenName,
    /** The candidates that the user saw; absent: all. */
    seen: z.array(TheirId).max(100).optional(),
  }),
]);
export type Match = z.infer<typeof Match>;

const about = { realmId: RealmId, kind: RecordKind, ourId: z.int().positive() };

/** The prints before reading from QuickBooks; decisions made since then take precedence. */
const lookedAt = Prints.optional();

/** The fields of an existing QuickBooks entry that were written. */
const wrote = z.array(FieldName).optional();

export const commands = {
  /** Create or sync it in QuickBooks. */
  WantRecord: z.object(about),
  /** By a user: send it, eligible or not. */
  AddRecord: z.object(about),
  /** No longer eligible: drop it if it never got there and no user requested it. */
  DropRecord: z.object(about),
  /** It could not be sent because QuickBooks is unavailable. */
  PutOff: z.object(about),
  /**
   * Before creating an entry. A retry uses the same request id and name. `instead`: the refused
   * request that this one replaces.
   */
  BeginSending: z.object({
    ...about,
    requestId: z.string().min(1).max(50),
    name: z.string().max(100),
    sent: SentPrints.optional(),
    instead: z.string().max(50).nullable().default(null),
  }),
  RecordInStep: z.object({
    ...about,
    theirId: TheirId,
    prints: Prints,
    how: z.enum(['created', 'linked', 'updated', 'returned']),
    wrote,
    lookedAt,
  }),
  /** Move it under the entry it now belongs to. */
  MoveRecord: z.object(about),
  /** It was removed from QuickBooks, as intended. `seen`: which entry, `request`: or request. */
  RecordTakenBack: z.object({
    ...about,
    seen: TheirId.nullable().optional(),
    request: z.string().nullable().optional(),
  }),
  RecordHeldBack: z.object({ ...about, by: z.int().positive() }),
  /** `holder`: who has its name there. `refused`: id of the request that QuickBooks refused. */
  RecordFailure: z.object({
    ...about,
    failure: Failure,
    said: z.string().max(1000),
    holder: Holder.optional(),
    refused: z.string().max(50).optional(),
    changed: ChangedThere.optional(),
  }),
  AskForMatch: z.object({
    ...about,
    candidates: z.array(Candidate).min(1).max(20),
    payee: z.string().optional(),
  }),
  RecordDifferences: z.object({ ...about, differences: z.array(Difference), lookedAt }),
  /** Commands by users. */
  RetryRecord: z.object({}),
  DecideMatch: Match,
  /** For a record whose name is taken in QuickBooks. */
  ChooseName: z.object({ name: ChosenName }),
  UnlinkRecord: z.object({}),
  /** For a record deleted in QuickBooks: create a new one. */
  CreateAgain: z.object({}),
  /** The bill of a payment that is created again goes with it. */
  BeginAnew: z.object(about),
  /** Don't sync it, until it is included again. */
  /** `seen`: the version of what a user keeps there; absent: whatever it is. */
  ExcludeRecord: z.object({ seen: z.string().max(50).optional() }),
  /** The money that a user excluded came back. */
  KeepRecord: z.object(about),
  IncludeRecord: z.object({}),
  /** Delete it despite changes in QuickBooks; `seen` is the version the user saw. */
  DeleteThere: z.object({ seen: z.string().max(50) }),
  /** `seen`: the values the user saw; `here`: our current value. */
  SettleDifference: z.object({ field: FieldName, take: Taking, seen: SeenValues, here: Shown }),
  /** All differences of the record, as far as possible; values are by field. */
  SettleDifferences: z.object({
    take: Taking,
    seen: z.record(z.string().max(40), SeenValues),
    here: z.record(z.string().max(40), Shown),
  }),
};
