// A record of ours in one QuickBooks company: requested, matched, sent, synced, differing. One
// stream per company and record; its state maps our id to QuickBooks's.
import { decider } from '@purlin/event-sourcing/decider.ts';
import { normalOf } from './normal.ts';
import { events, personal, type About } from './record-facts.ts';
import {
  commands,
  type Difference,
  type FieldName,
  isTakeable,
  type Match,
  type Prints,
  type RecordKind,
  type SeenValues,
  shownValue,
  type Taking,
} from './record-shapes.ts';
import {
  evolve,
  initial,
  isBegun,
  isSamePrint,
  isUnlinkable,
  type QuickBooksRecord,
} from './record-state.ts';
import { refuse } from './refusals.ts';
import { takenValue } from './taking.ts';

const known = ({ about }: QuickBooksRecord): About => about ?? refuse('record-not-found');

/** The named difference; refuses if it is gone. */
const differenceIn = ({ differences }: QuickBooksRecord, field: FieldName): Difference =>
  differences.find((one) => one.field === field) ?? refuse('difference-gone');

const same = (a: object, b: object): boolean => {
  const sorted = (one: object) =>
    JSON.stringify(Object.entries(one).toSorted(([x], [y]) => x.localeCompare(y)));
  return sorted(a) === sorted(b);
};

/** Refuses decisions about values that changed after the user saw them. */
function refuseUnseen(
  { field, ours, theirs }: Difference,
  seen: SeenValues | undefined,
  here: string | undefined,
): void {
  if (seen?.theirs !== shownValue(field, theirs)) return refuse('difference-changed');
  if (seen.ours !== shownValue(field, ours)) refuse('difference-stale');
  // Differences in notation only don't count as changes.
  if (normalOf(field, here ?? '') !== normalOf(field, ours)) refuse('difference-stale');
}

/** Whether a decision or an update is newer than the read. */
const isNewer = ({ prints }: QuickBooksRecord, field: string, lookedAt?: Prints): boolean =>
  lookedAt !== undefined && !isSamePrint(prints[field], lookedAt[field]);

/** The prints from a read, except fields with newer ones. */
const withNewer = (state: QuickBooksRecord, learned: Prints, lookedAt?: Prints): Prints => ({
  ...learned,
  ...Object.fromEntries(
    Object.entries(state.prints).filter(([field]) => isNewer(state, field, lookedAt)),
  ),
});

const isAtRest = ({ status, moves }: QuickBooksRecord): boolean => status === 'in-step' && !moves;

/** The entry that is gone: its own, or one that was deleted before a user's link to it. */
const goneEntry = ({ theirId, gone, match, status }: QuickBooksRecord): string | null => {
  if (theirId !== null) return gone ? theirId : null;
  return status === 'failed' && match?.choice === 'link' ? match.theirId : null;
};

const isPaid = (kind: RecordKind): boolean => kind === 'bill' || kind === 'bill-payment';

/** The entry that stays there while a payment that was paid again gets a new one. */
const keptEntry = ({ theirId, kept, status }: QuickBooksRecord): string | null =>
  status === 'failed' && kept ? theirId : null;

/** The decision; refuses one about other candidates than there are now. */
function withoutSeen(match: Match, { candidates }: QuickBooksRecord): Match {
  if (match.choice === 'link' || match.seen === undefined) return match;
  const { seen, ...decision } = match;
  return candidates.every(({ theirId }) => seen.includes(theirId))
    ? decision
    : refuse('record-changed-again');
}

/** Whether this decision is possible for this field. */
const mayBe = ({ kind }: About, { field, theirs }: Difference, take: Taking): boolean =>
  take !== 'theirs' || (isTakeable(kind, field) && takenValue(kind, field, theirs) !== undefined);

const settled = (about: About, { field, theirs, ...prints }: Difference, take: Taking) => ({
  type: 'QuickBooksDifferenceSettled' as const,
  data: {
    ...about,
    field,
    take,
    ourPrint: prints.ourPrint,
    theirPrint: prints.theirPrint,
    value: take === 'theirs' ? (takenValue(about.kind, field, theirs) ?? '') : '',
  },
});

export const quickbooksRecord = decider<QuickBooksRecord>()({
  category: 'quickbooksRecord',
  events,
  personal,
  initial,
  evolve,
  commands,
  decide: {
    // A user must decide about the match first.
    WantRecord: (c, { status }) =>
      status === 'review' || status === 'excluded'
        ? []
        : [{ type: 'QuickBooksRecordWanted', data: c }],
    AddRecord: (c, state) =>
      state.status === 'excluded' || isBegun(state)
        ? []
        : [{ type: 'QuickBooksRecordAdded', data: c }],
    DropRecord: (c, state) =>
      ['waiting', 'failed', 'review'].includes(state.status) && !isBegun(state)
        ? [{ type: 'QuickBooksRecordTakenBack', data: c }]
        : [],
    PutOff: (c, { status }) =>
      ['waiting', 'review', 'excluded', 'failed', 'differs'].includes(status)
        ? []
        : [{ type: 'QuickBooksRecordPutOff', data: c }],
    // A pending request must finish under its own id before another starts. Nothing is created if
    // the record got linked in the meantime.
    BeginSending: ({ instead, ...begun }, { pending, theirId }) =>
      theirId !== null || (pending && pending.requestId !== instead)
        ? []
        : [{ type: 'QuickBooksSendingBegun', data: begun }],
    RecordInStep: ({ lookedAt, ...told }, state) => {
      const c = { ...told, prints: withNewer(state, told.prints, lookedAt) };
      // Another attempt created it in the meantime.
      if (c.how === 'created' && state.theirId !== null && state.theirId !== c.theirId) return [];
      // A user unlinked it during the update.
      if (c.how === 'updated' && state.unlinked) return [];
      // A deleted entry is in sync only after it was read from QuickBooks again (rule:
      // quickbooks-gone).
      if (c.how === 'updated' && state.gone) return [];
      if (state.theirId === c.theirId && isAtRest(state) && same(state.prints, c.prints)) return [];
      const { realmId, kind, ourId, theirId } = c;
      const inStep = { type: 'QuickBooksRecordInStep', data: c } as const;
      // There was another entry before: records sent under that one must move here (rule:
      // quickbooks-moves).
      return state.unlinked || state.insteadOf !== null
        ? [inStep, { type: 'QuickBooksRecordReplaced', data: { realmId, kind, ourId, theirId } }]
        : [inStep];
    },
    // What was sent and not answered may stand where it belonged then.
    MoveRecord: (c, { theirId, pending, status }) =>
      (theirId === null && pending === null) || status === 'excluded'
        ? []
        : [{ type: 'QuickBooksRecordMoves', data: c }],
    // Also what never got there: nothing waits for it any more. What a user excluded stays so, a
    // payment only until its money came back.
    RecordTakenBack: ({ seen, request, ...c }, { theirId, status, pending }) =>
      (theirId === null && ['none', 'taken-back'].includes(status)) ||
      (theirId === null && status === 'excluded' && !isPaid(c.kind)) ||
      // Another attempt sent or created a new one in the meantime.
      (seen !== undefined && seen !== theirId) ||
      (request !== undefined && request !== (pending?.requestId ?? null))
        ? []
        : [{ type: 'QuickBooksRecordTakenBack', data: c }],
    RecordHeldBack: (c, { status }) =>
      status === 'excluded' ? [] : [{ type: 'QuickBooksRecordHeldBack', data: c }],
    // A user may have decided to delete this very version in the meantime.
    RecordFailure: (c, { status, deletes, kept }) =>
      (status === 'excluded' && !(kept && c.failure === 'paid-again')) ||
      // It is asked already.
      (status === 'failed' && kept && c.failure === 'paid-again') ||
      (c.changed && c.changed.version === deletes)
        ? []
        : [{ type: 'QuickBooksRecordFailed', data: c }],
    AskForMatch: (c, state) =>
      state.status === 'excluded' ||
      // Another attempt finished it in the meantime.
      state.theirId !== null ||
      (state.status === 'review' &&
        state.askedFor === (c.payee ?? null) &&
        same(state.candidates, c.candidates))
        ? []
        : [{ type: 'QuickBooksMatchNeeded', data: c }],
    RecordDifferences: ({ differences: seen, lookedAt, ...about }, state) => {
      if (state.theirId === null || state.gone || state.status === 'excluded') return [];
      const differences = seen.filter(({ field }) => !isNewer(state, field, lookedAt));
      return same(differences, state.differences)
        ? []
        : [{ type: 'QuickBooksDiffers', data: { ...about, differences } }];
    },
    RetryRecord: (_, state) => {
      const about = known(state);
      if (state.status === 'waiting') return [];
      if (state.status !== 'failed') return refuse('record-not-failed');
      // A user wants it in QuickBooks, so it is sent even if not eligible or kept before.
      if (state.theirId === null) return [{ type: 'QuickBooksRecordAdded', data: about }];
      const type = state.kept ? 'QuickBooksRecordTakenUp' : 'QuickBooksRecordWanted';
      return [{ type, data: about }];
    },
    DecideMatch: (decision, state) => {
      const about = known(state);
      if (state.status !== 'review') return refuse('record-not-in-question');
      const match = withoutSeen(decision, state);
      if (
        match.choice === 'link' &&
        !state.candidates.some((one) => one.linkable && one.theirId === match.theirId)
      )
        return refuse('record-candidate-unknown');
      return [{ type: 'QuickBooksMatchDecided', data: { ...about, match } }];
    },
    ChooseName: ({ name }, state) => {
      const about = known(state);
      const { status, theirId, nameTaken } = state;
      if (status !== 'failed' || theirId === null || !nameTaken) return refuse('record-name-free');
      return [{ type: 'QuickBooksNameChosen', data: { ...about, name } }];
    },
    UnlinkRecord: (_, state) => {
      const about = known(state);
      const { theirId } = state;
      if (theirId === null || !isUnlinkable(about.kind, state)) return refuse('record-not-linked');
      return [{ type: 'QuickBooksRecordUnlinked', data: { ...about, theirId } }];
    },
    CreateAgain: (_, state) => {
      const about = known(state);
      const theirId = goneEntry(state) ?? keptEntry(state) ?? refuse('record-not-gone');
      return [{ type: 'QuickBooksRecordBegunAnew', data: { ...about, theirId } }];
    },
    BeginAnew: (about, { theirId, status }) =>
      theirId === null || status === 'excluded'
        ? []
        : [{ type: 'QuickBooksRecordBegunAnew', data: { ...about, theirId } }],
    KeepRecord: (c, { status, kept, theirId }) =>
      status !== 'excluded' || kept || theirId === null
        ? []
        : [{ type: 'QuickBooksRecordKept', data: c }],
    ExcludeRecord: ({ seen }, state) => {
      const about = known(state);
      if (seen !== undefined && seen !== state.changed?.version)
        return refuse('record-changed-again');
      return state.status === 'excluded' ? [] : [{ type: 'QuickBooksRecordLeftOut', data: about }];
    },
    // The decision applies only to the version the user saw; later changes need a new one.
    DeleteThere: ({ seen }, state) => {
      const about = known(state);
      const { status, changed } = state;
      if (status !== 'failed' || changed === null) return refuse('record-not-changed');
      if (changed.version !== seen) return refuse('record-changed-again');
      return [{ type: 'QuickBooksDeletionDecided', data: { ...about, version: seen } }];
    },
    IncludeRecord: (_, state) => {
      const about = known(state);
      if (state.status !== 'excluded') return refuse('record-not-excluded');
      return [{ type: 'QuickBooksRecordTakenUp', data: about }];
    },
    SettleDifference: ({ field, take, seen, here }, state) => {
      const about = known(state);
      const difference = differenceIn(state, field);
      refuseUnseen(difference, seen, here);
      if (take === 'theirs' && !isTakeable(about.kind, field))
        return refuse('difference-not-takeable');
      if (!mayBe(about, difference, take)) return refuse('difference-not-acceptable');
      return [settled(about, difference, take)];
    },
    // Differences that can't be settled this way are left open.
    SettleDifferences: ({ take, seen, here }, state) => {
      const about = known(state);
      if (state.differences.length === 0) return refuse('difference-gone');
      for (const one of state.differences) refuseUnseen(one, seen[one.field], here[one.field]);
      const those = state.differences.filter((one) => mayBe(about, one, take));
      if (those.length === 0) return refuse('difference-not-acceptable');
      return those.map((one) => settled(about, one, take));
    },
  },
});
