// How a record of ours stands in the books of one company after what has happened to it.
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import type { About, events } from './record-facts.ts';
import {
  isGone,
  waitsForAccounts,
  type Candidate,
  type ChangedThere,
  type Difference,
  type Failure,
  type FieldName,
  type Match,
  type Prints,
  type SentPrints,
  type Taking,
} from './record-shapes.ts';

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
  /** A person added it, or has decided about it: it goes there whether it is eligible or not. */
  readonly wanted: boolean;
  /** Was taken for somebody else: from now on nobody is taken for it without a person's word. */
  readonly unlinked: boolean;
  /** Somebody else wrote it there: it was found, not made by us. */
  readonly linked: boolean;
  /** Whom it is made in the place of: they are not taken for it. */
  readonly insteadOf: string | null;
  /** Was deleted or made inactive there, and nobody has read it there since. */
  readonly gone: boolean;
  /** Somebody else there has its name: it cannot be called there as it is here. */
  readonly nameTaken: boolean;
  /** What a person said that it is called there, until that went out. */
  readonly name: string | null;
  /** Is to be deleted there, and stays because somebody there changed it. */
  readonly changed: ChangedThere | null;
  /** The version that a person has deleted all the same. */
  readonly deletes: string | null;
  /** Stands below somebody there who is not what it belongs to any more. */
  readonly moves: boolean;
  readonly candidates: readonly Candidate[];
  readonly differences: readonly Difference[];
  /** Fields that a person took ours of, until they went out. */
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
  nameTaken: false,
  name: null,
  changed: null,
  deletes: null,
  moves: false,
  candidates: [],
  differences: [],
  chosen: [],
};
const aboutOf = ({ realmId, kind, ourId }: About): About => ({ realmId, kind, ourId });

/** Both sides had the same then. */
export const isSamePrint = (
  one: Prints[string] | undefined,
  other: Prints[string] | undefined,
): boolean => one?.ours === other?.ours && one?.theirs === other?.theirs;

/** Whether it is there, may be there, or goes there because a person wants it. */
export const isBegun = ({
  theirId,
  pending,
  wanted,
}: Pick<QuickBooksRecord, 'theirId' | 'pending' | 'wanted'>): boolean =>
  theirId !== null || pending !== null || wanted;

/**
 * Whether it is certain that nothing was made by what was begun: QuickBooks said no to it. Until
 * 2026-11-27 the number was not said with it; only a name is refused by writes alone.
 */
const isRefused = ({ pending }: QuickBooksRecord, failure: Failure, refused?: string): boolean =>
  refused === undefined ? failure === 'name-taken' : pending?.requestId === refused;

type Evolve = {
  readonly [E in MessageOf<typeof events> as E['type']]: (
    state: QuickBooksRecord,
    data: E['data'],
  ) => QuickBooksRecord;
};
/** Asking for it again teaches nothing: what failed or differs stays so until it was looked at. */
const waits = (state: QuickBooksRecord, e: About): QuickBooksRecord => ({
  ...state,
  about: aboutOf(e),
  status: state.status === 'failed' || state.status === 'differs' ? state.status : 'waiting',
});

/** Both at rest, unless something is left that differs. */
const restOf = (differences: readonly Difference[]): 'differs' | 'in-step' =>
  differences.length > 0 ? 'differs' : 'in-step';

export const evolve: Evolve = {
  QuickBooksRecordWanted: waits,
  // Who it is there is looked up anew.
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
    // It may have been on its way when somebody left it out: where it is there is known then.
    status: state.status === 'excluded' ? 'excluded' : restOf(state.differences),
    theirId,
    prints,
    pending: null,
    match: null,
    unlinked: false,
    linked: how === 'linked' || (how !== 'created' && state.linked),
    insteadOf: null,
    gone: false,
    nameTaken: false,
    // What is read there again is not called so yet.
    name: how === 'returned' ? state.name : null,
    changed: null,
    deletes: null,
    // Only who was written there, or looked at to be moved, stands where it belongs.
    moves: how === 'updated' ? false : state.moves,
    candidates: [],
    // What was chosen after the look did not go out with it.
    chosen:
      how === 'updated'
        ? state.chosen.filter((field) => isSamePrint(prints[field], state.prints[field]))
        : state.chosen,
  }),
  QuickBooksRecordReplaced: (state) => state,
  QuickBooksRecordMoves: (state, e) => ({ ...waits(state, e), moves: true }),
  QuickBooksRecordUnlinked: (_, e) => ({
    ...waits(initial, e),
    wanted: true,
    unlinked: true,
  }),
  QuickBooksRecordBegunAnew: (_, e) => ({
    ...waits(initial, e),
    wanted: true,
    insteadOf: e.theirId,
  }),
  QuickBooksRecordTakenBack: (_, e) => ({ ...initial, about: aboutOf(e), status: 'taken-back' }),
  QuickBooksRecordLeftOut: (state) => ({
    ...state,
    status: 'excluded',
    differences: [],
    changed: null,
    deletes: null,
  }),
  QuickBooksDeletionDecided: (state, { version }) => ({
    ...state,
    status: 'waiting',
    changed: null,
    deletes: version,
  }),
  QuickBooksRecordTakenUp: (state, e) => ({ ...waits(state, e), wanted: true }),
  QuickBooksRecordFailed: (state, { failure, refused, changed = null, ...e }) => ({
    ...state,
    about: aboutOf(e),
    pending: isRefused(state, failure, refused) ? null : state.pending,
    status: waitsForAccounts(failure) ? 'waiting' : 'failed',
    changed,
    deletes: null,
    // The name that was chosen is taken too, or was none: ours is tried, until one is chosen again.
    ...(failure === 'name-taken' ? { nameTaken: true, name: null } : { nameTaken: false }),
    ...(state.theirId !== null && isGone(failure) ? { gone: true, differences: [] } : {}),
  }),
  QuickBooksMatchNeeded: (state, { candidates, ...e }) => ({
    ...state,
    about: aboutOf(e),
    status: 'review',
    pending: null,
    candidates,
  }),
  QuickBooksMatchDecided: (state, { match }) => ({
    ...state,
    status: 'waiting',
    match,
    wanted: true,
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
    status: restOf(differences),
    differences,
    // Another value came there before ours went out: that was not decided about.
    chosen: state.chosen.filter((field) => !differences.some((one) => one.field === field)),
  }),
  QuickBooksDifferenceSettled: (state, { field, take, ourPrint, theirPrint }) => {
    const differences = state.differences.filter((one) => one.field !== field);
    const settled: Readonly<Record<Taking, Prints>> = {
      // As if both had been theirs: ours is what changed, and the next sending brings it.
      ours: { [field]: { ours: theirPrint, theirs: theirPrint } },
      // Both may stay as they are until one of them changes.
      ignore: { [field]: { ours: ourPrint, theirs: theirPrint } },
      theirs: {},
    };
    return {
      ...state,
      // What nobody has decided yet stays to be decided.
      status: take === 'ours' && differences.length === 0 ? 'waiting' : restOf(differences),
      differences,
      prints: { ...state.prints, ...settled[take] },
      chosen: [...state.chosen.filter((one) => one !== field), ...(take === 'ours' ? [field] : [])],
    };
  },
};
