// The words of a record in QuickBooks: what we send, why it is not there, and what can be asked.
import { z } from 'zod';
import { CalendarDate } from '../shared/dates.ts';
import { toDecimal } from '../shared/money.ts';
import { OneLine } from '../shared/text.ts';
import { RealmId, TheirId } from './connection-shapes.ts';

/** What we bring to the books; a payment that arrived is a bill and its payment. */
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
/** Whether it is somebody, who may be taken for somebody there; so may papers be, for others. */
export const isMatched = (kind: RecordKind): boolean => OF_PEOPLE.includes(kind);
const PAPERS = ['estimate', 'bill', 'bill-payment'] as const;
export type PaperKind = (typeof PAPERS)[number];
/** Whether it is of a day, and over so much. */
export const isPaper = (kind: RecordKind): kind is PaperKind =>
  PAPERS.some((paper) => paper === kind);
/** Whether a person may take it from there into our records: papers are made here alone. */
export const isTakeable = (kind: RecordKind, field: FieldName): boolean =>
  OF_PEOPLE.includes(kind) && !['number', 'date', 'total', 'status'].includes(field);

/** Why something is not in the books, for whoever has to do something about it. */
export const Failure = z.enum([
  'books-closed',
  'name-taken',
  'number-taken',
  'inactive-there',
  'gone-there',
  'reference-gone',
  'no-subscription',
  'not-allowed',
  'account-missing',
  /** It is to be deleted, and somebody there has changed it since we wrote it. */
  'changed-there',
  'not-understood',
  /** Several answers in a row that we could not read. */
  'odd-answer',
  /** Until 2026-11, after three days without an answer; today it waits. */
  'away',
  'unforeseen',
]);
export type Failure = z.infer<typeof Failure>;
/** It was there, and is there no more: whether it is back, only reading it there says. */
export const isGone = (failure: Failure): boolean =>
  failure === 'gone-there' || failure === 'inactive-there';

/** Nothing is wrong with it: it goes there as soon as somebody has chosen the accounts. */
export const waitsForAccounts = (failure: Failure): boolean => failure === 'account-missing';

/** What somebody there changed of a paper of ours; `theirs`: they wrote all of it. */
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

/** A paper that somebody there changed: which parts, and which version of it that is. */
export const ChangedThere = z.object({
  version: z.string().max(50),
  parts: z.array(ChangedPart).min(1),
});
export type ChangedThere = z.infer<typeof ChangedThere>;

/** What each side had when they were in step, as fingerprints; nobody reads them back. */
export const Prints = z.record(z.string(), z.object({ ours: z.string(), theirs: z.string() }));
export type Prints = z.infer<typeof Prints>;
/** Fingerprints of our values by field, as they were when a new entry was first sent. */
export const SentPrints = z.record(z.string(), z.string());
export type SentPrints = z.infer<typeof SentPrints>;
/** Among the prints of a paper: its lines as we wrote them last. They follow the total. */
export const LINES = 'lines';

/** Somebody there, or a paper there, that may be the same. */
export const Candidate = z.object({
  theirId: TheirId,
  kind: z.enum(['customer', 'vendor', 'employee', 'estimate', 'bill', 'bill-payment']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().optional(),
  /** Of vendors; not said: nobody looked. */
  contact: z.string().optional(),
  /** Whether it may be taken for ours: it is of the same kind and nobody else's. */
  linkable: z.boolean(),
  /** Made inactive there: its name is taken all the same. Not said: it is in use. */
  inactive: z.boolean().optional(),
  /** What tells a paper from others. */
  paper: z
    .object({
      number: z.string(),
      date: CalendarDate,
      totalCents: z.int(),
      /** Whether something of it is owed still; not said: it is nothing that is paid. */
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

/** A value as people see it: amounts in dollars. */
export const shownValue = (field: FieldName, value: string): string =>
  field === 'total' && /^\d+$/.test(value) ? toDecimal(Number(value)) : value;

const Shown = z.string().max(5_000);
/** Both values of a field as whoever decides about them has seen them. */
export const SeenValues = z.object({ ours: Shown, theirs: Shown });
export type SeenValues = z.infer<typeof SeenValues>;

/** What somebody does about a difference. */
export const Taking = z.enum(['ours', 'theirs', 'ignore']);
export type Taking = z.infer<typeof Taking>;

/** Who there has a name. */
export const Holder = z.object({
  kind: z.enum(['customer', 'vendor', 'employee']),
  theirId: TheirId,
});
export type Holder = z.infer<typeof Holder>;

/** A name that a person chooses for there. */
export const ChosenName = OneLine('Please enter a name')
  .min(1, 'Please enter a name')
  .max(100)
  .regex(/^[^:]*$/, 'QuickBooks names can’t have a colon');

/** Who is who there, as a person decided. */
export const Match = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('link'), theirId: TheirId }),
  z.object({ choice: z.literal('create'), name: ChosenName }),
]);
export type Match = z.infer<typeof Match>;

const about = { realmId: RealmId, kind: RecordKind, ourId: z.int().positive() };

/** What was known before the look: what is decided since then is no part of what it says. */
const lookedAt = Prints.optional();

/** Which fields of somebody there were written by that, blank or not before. */
const wrote = z.array(FieldName).optional();

export const commands = {
  /** Have it brought there, or brought in step. */
  WantRecord: z.object(about),
  /** By a person: have it brought there, whether it is eligible or not. */
  AddRecord: z.object(about),
  /** It is not eligible: where it never got there, and no person wants it, nothing waits for it. */
  DropRecord: z.object(about),
  /** It could not be brought: QuickBooks does not answer. */
  PutOff: z.object(about),
  /**
   * Before a new one is sent: a repeat goes under the same number and name. `instead`: what was
   * begun before was refused, and is begun anew.
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
  /** Have it stand where what it belongs to stands now. */
  MoveRecord: z.object(about),
  /** It is there no more, as it should be. */
  RecordTakenBack: z.object(about),
  RecordHeldBack: z.object({ ...about, by: z.int().positive() }),
  /**
   * `holder`: who has its name there. `refused`: QuickBooks answered with it to what was begun
   * under this number.
   */
  RecordFailure: z.object({
    ...about,
    failure: Failure,
    said: z.string().max(1000),
    holder: Holder.optional(),
    refused: z.string().max(50).optional(),
    changed: ChangedThere.optional(),
  }),
  AskForMatch: z.object({ ...about, candidates: z.array(Candidate).min(1).max(20) }),
  RecordDifferences: z.object({ ...about, differences: z.array(Difference), lookedAt }),
  /** By people. */
  RetryRecord: z.object({}),
  DecideMatch: Match,
  /** Of what is there, and cannot be called there as it is here. */
  ChooseName: z.object({ name: ChosenName }),
  UnlinkRecord: z.object({}),
  /** Of what is gone there: another one is made. */
  CreateAgain: z.object({}),
  /** It has no place there, until somebody takes it up again. */
  ExcludeRecord: z.object({}),
  IncludeRecord: z.object({}),
  /** Has it deleted there although somebody changed it; `seen`: the version that they decide on. */
  DeleteThere: z.object({ seen: z.string().max(50) }),
  /** `seen`: as whoever decides has seen it; `here`: what is here by now. */
  SettleDifference: z.object({ field: FieldName, take: Taking, seen: SeenValues, here: Shown }),
  /** All of the record at once, as far as it can be done: by field. */
  SettleDifferences: z.object({
    take: Taking,
    seen: z.record(z.string().max(40), SeenValues),
    here: z.record(z.string().max(40), Shown),
  }),
};
