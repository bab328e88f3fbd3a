// The state of a record in a QuickBooks company, folded from its events.
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import type { About, events } from './record-facts.ts';
import {
  isGone,
  isMatched,
  isMoved,
  waitsForAccounts,
  type Candidate,
  type ChangedThere,
  type Difference,
  type Failure,
  type FieldName,
  type Match,
  type Prints,
  type RecordKind,
  type SentPrints,
  type Taking,
} from './record-shapes.ts';
import { restOf, withDifferences } from './status-with-differences.ts';

export type RecordStatus =
  'none' | 'waiting' | 'in-step' | 'failed' | 'review' | 'differs' | 'excluded' | 'taken-back';
export interface QuickBooksRecord {
  readonly status: RecordStatus;
  readonly about: About | null;
  readonly theirId: string | null;
  readonly prints: Prints;
  /** Sent, and nobody knows yet what became of it. */
  readonly pending: {
    readonly requestId: string;
    readonly name: string;
    readonly sent?: SentPrints | undefined;
  } | null;
  readonly match: Match | null;
  /** A user requested or decided about it, so it is sent even if not eligible. */
  readonly wanted: boolean;
  /** A user unlinked it: from now on only a user can link it. */
  readonly unlinked: boolean;
  /** It was found in QuickBooks, not created by us. */
  readonly linked: boolean;
  /** The deleted QuickBooks entry it replaces, which must not be matched again. */
  readonly insteadOf: string | null;
  /** It was deleted or made inactive in QuickBooks, and not found there since. */
  readonly gone: boolean;
  /** Someone in QuickBooks may have reassigned it: it must be read before it is in sync. */
  readonly unread: boolean;
  /** Another QuickBooks entry has its name. */
  readonly nameTaken: boolean;
  /** The name a user chose for QuickBooks, until it was sent. */
  readonly name: string | null;
  /** It should be deleted, but was changed in QuickBooks. */
  readonly changed: ChangedThere | null;
  /**
   * A payment came back, and a user kept or had excluded what is in QuickBooks: from now on only a
   * user can have it written.
   */
  readonly kept: boolean;
  /** The QuickBooks entry that a user unlinked it from. */
  readonly left: string | null;
  /** The version a user decided to delete anyway. */
  readonly deletes: string | null;
  /** It must move, because what it belongs to is a different QuickBooks entry now. */
  readonly moves: boolean;
  /** How often it was taken out of QuickBooks: what is created after that is another entry. */
  readonly timesTakenBack: number;
  readonly candidates: readonly Candidate[];
  /** A fingerprint of who was paid how much when a user was asked about the match. */
  readonly askedFor: string | null;
  /** QuickBooks entries of which a user said that they aren’t it. */
  readonly declined: readonly string[];
  readonly differences: readonly Difference[];
  /** Fields where a user chose our value, until they were sent. */
  readonly chosen: readonly FieldName[];
}

export const initial: QuickBooksRecord = {
  status: 'none',
  about: null,
  theirId: null,
  prints: {},
  pending: null,
  match: null,
  wanted: false,
  unlinked: false,
  linked: false,
  insteadOf: null,
  gone: false,
  unread: false,
  nameTaken: false,
  name: null,
  changed: null,
  kept: false,
  left: null,
  deletes: null,
  moves: false,
  timesTakenBack: 0,
  candidates: [],
  askedFor: null,
  declined: [],
  differences: [],
  chosen: [],
};
const aboutOf = ({ realmId, kind, ourId }: About): About => ({ realmId, kind, ourId });

export const isSamePrint = (
  one: Prints[string] | undefined,
  other: Prints[string] | undefined,
): boolean => one?.ours === other?.ours && one?.theirs === other?.theirs;

/** Whether it is or may be in QuickBooks, or a user requested it. */
export const isBegun = ({
  theirId,
  pending,
  wanted,
}: Pick<QuickBooksRecord, 'theirId' | 'pending' | 'wanted'>): boolean =>
  theirId !== null || pending !== null || wanted;

/**
 * Whether QuickBooks certainly refused the pending request. Until 2026-11-27, events lacked the
 * request id; then only `name-taken` proves a refused write.
 */
const isRefused = ({ pending }: QuickBooksRecord, failure: Failure, refused?: string): boolean =>
  refused === undefined ? failure === 'name-taken' : pending?.requestId === refused;

/** Whether it can be unlinked: people, and transactions that someone entered in QuickBooks. */
export const isUnlinkable = (kind: RecordKind, { linked }: { readonly linked: boolean }): boolean =>
  isMatched(kind) || linked;

type Evolve = {
  readonly [E in MessageOf<typeof events> as E['type']]: (
    state: QuickBooksRecord,
    data: E['data'],
  ) => QuickBooksRecord;
};
/**
 * A new request doesn't resolve failures or differences; they stay until the record was synced or
 * looked at.
 */
const waits = (state: QuickBooksRecord, e: About): QuickBooksRecord => ({
  ...state,
  about: aboutOf(e),
  status: state.status === 'failed' || state.status === 'differs' ? state.status : 'waiting',
});

export const evolve: Evolve = {
  QuickBooksRecordWanted: waits,
  // Match again from scratch.
  QuickBooksRecordAdded: (state, e) => ({ ...waits(state, e), wanted: true, candidates: [] }),
  QuickBooksRecordPutOff: waits,
  QuickBooksRecordHeldBack: (state, e) => ({
    ...waits(state, e),
    status: state.status === 'differs' ? 'differs' : 'waiting',
  }),
  QuickBooksSendingBegun: (state, { requestId, name, sent, ...e }) => ({
    ...waits(state, e),
    pending: { requestId, name, sent },
  }),
  QuickBooksRecordInStep: (state, { theirId, prints, how, ...e }) => ({
    ...state,
    about: aboutOf(e),
    // Sending may have been in progress when a user excluded it; the result is kept.
    status: state.status === 'excluded' ? 'excluded' : restOf(state.differences),
    theirId,
    prints,
    pending: null,
    match: null,
    unlinked: false,
    left: null,
    linked: how === 'linked' || (how !== 'created' && state.linked),
    insteadOf: null,
    gone: false,
    // What is back may have come back elsewhere.
    unread: how === 'returned',
    nameTaken: false,
    // A restored entry doesn't have the chosen name yet.
    name: how === 'returned' ? state.name : null,
    changed: null,
    deletes: null,
    // Only an update confirms that the entry is in the right place.
    moves: how === 'updated' ? false : state.moves,
    candidates: [],
    // Fields chosen after the read were not part of this update.
    chosen:
      how === 'updated'
        ? state.chosen.filter((field) => isSamePrint(prints[field], state.prints[field]))
        : state.chosen,
  }),
  QuickBooksRecordReplaced: (state) => state,
  QuickBooksRecordMoves: (state, e) => ({ ...waits(state, e), moves: true }),
  QuickBooksRecordUnlinked: ({ timesTakenBack, declined }, e) => ({
    ...waits({ ...initial, timesTakenBack }, e),
    wanted: true,
    unlinked: true,
    left: e.theirId,
    declined: [...declined, e.theirId],
  }),
  QuickBooksRecordBegunAnew: ({ timesTakenBack, declined }, e) => ({
    ...waits({ ...initial, timesTakenBack, declined }, e),
    wanted: true,
    insteadOf: e.theirId,
  }),
  QuickBooksRecordTakenBack: ({ timesTakenBack, declined }, e) => ({
    ...initial,
    declined,
    about: aboutOf(e),
    status: 'taken-back',
    timesTakenBack: timesTakenBack + 1,
  }),
  QuickBooksRecordLeftOut: (state) => ({
    ...state,
    status: 'excluded',
    differences: [],
    kept: state.changed !== null || state.deletes !== null,
    changed: null,
    deletes: null,
  }),
  QuickBooksRecordKept: (state) => ({ ...state, kept: true }),
  QuickBooksDeletionDecided: (state, { version }) => ({
    ...state,
    status: 'waiting',
    changed: null,
    deletes: version,
  }),
  QuickBooksRecordTakenUp: (state, e) => ({
    ...waits(state, e),
    wanted: true,
    kept: false,
    unread: state.theirId !== null,
  }),
  QuickBooksRecordFailed: (state, { failure, refused, changed = null, ...e }) => ({
    ...state,
    about: aboutOf(e),
    pending: isRefused(state, failure, refused) ? null : state.pending,
    status: waitsForAccounts(failure) ? 'waiting' : 'failed',
    changed,
    kept: failure === 'paid-again',
    deletes: null,
    unread: state.unread || isMoved(failure),
    // The chosen name is taken, too, or none was chosen: try ours until another is chosen.
    ...(failure === 'name-taken' ? { nameTaken: true, name: null } : { nameTaken: false }),
    ...(state.theirId !== null && isGone(failure) ? { gone: true, differences: [] } : {}),
    ...(isMoved(failure) && { gone: false }),
  }),
  QuickBooksMatchNeeded: (state, { candidates, payee = null, ...e }) => ({
    ...state,
    about: aboutOf(e),
    status: 'review',
    pending: null,
    candidates,
    askedFor: payee,
  }),
  QuickBooksMatchDecided: (state, { match }) => ({
    ...state,
    status: 'waiting',
    match,
    wanted: true,
    declined:
      match.choice === 'link'
        ? state.declined
        : [...state.declined, ...state.candidates.map(({ theirId }) => theirId)],
    candidates: [],
  }),
  QuickBooksNameChosen: (state, { name }) => ({
    ...state,
    status: 'waiting',
    nameTaken: false,
    name,
  }),
  QuickBooksDiffers: (state, { differences }) => ({
    ...state,
    status: withDifferences(state.status, differences),
    differences,
    // QuickBooks's value changed before ours was sent, so the user's choice is void.
    chosen: state.chosen.filter((field) => !differences.some((one) => one.field === field)),
  }),
  QuickBooksDifferenceSettled: (state, { field, take, ourPrint, theirPrint }) => {
    const differences = state.differences.filter((one) => one.field !== field);
    const settled: Readonly<Record<Taking, Prints>> = {
      // As if both sides had had QuickBooks's value: then ours counts as changed and is sent next.
      ours: { [field]: { ours: theirPrint, theirs: theirPrint } },
      // Both stay as they are until one changes.
      ignore: { [field]: { ours: ourPrint, theirs: theirPrint } },
      theirs: {},
    };
    return {
      ...state,
      // Other differences still need a decision.
      status:
        take === 'ours' && differences.length === 0
          ? 'waiting'
          : withDifferences(state.status, differences),
      differences,
      prints: { ...state.prints, ...settled[take] },
      chosen: [...state.chosen.filter((one) => one !== field), ...(take === 'ours' ? [field] : [])],
    };
  },
};
