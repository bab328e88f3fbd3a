// What of ours is in the books of which company, what waits, and what needs somebody?
import { flag, instant, json, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { RecordEvent } from '@purlin/domain/quickbooks/record-facts.ts';
import {
  isGone,
  waitsForAccounts,
  type Candidate,
  type ChangedThere,
  type Difference,
  type Failure,
  type FieldName,
  type Holder,
  type RecordKind,
} from '@purlin/domain/quickbooks/record-shapes.ts';
import { restOf, withDifferences } from '@purlin/domain/quickbooks/status-with-differences.ts';
import type { RecordState } from '@purlin/contracts/quickbooks.ts';
import type { Db } from '../../platform/servers/database.ts';
import { afterTheirs, afterWriting, type Wrote } from '../wrote-there.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';

type State = RecordState | 'taken-back';
type About = { readonly realmId: string; readonly kind: RecordKind; readonly ourId: number };

export interface Taken {
  readonly because: string;
  readonly field: FieldName;
  readonly value: string;
  /** The print of the value here that it was taken over. */
  readonly ourPrint: string;
}
const MOST_TAKEN = 20;
const QUIET = { failure: null, said: null, holder: null, heldBy: null, changed: null };
const born = ({ realmId, kind, ourId }: About, { id, at }: { id: number; at: string }) => ({
  id,
  realmId,
  kind,
  ourId,
  theirId: null,
  linked: false,
  decided: null,
  wanted: false,
  state: 'waiting' as State,
  ...QUIET,
  candidates: [],
  differences: [],
  taken: [],
  wrote: [],
  changedAt: at,
});
type At = { readonly id: number; readonly at: string };
/** Nothing was learned of what failed or differs: it stays so, for whoever decides about it. */
const waits = <Row extends { readonly state: State }>(e: About, row: Row | undefined, at: At) => {
  if (!row) return born(e, at);
  if (row.state === 'failed' || row.state === 'differs') return row;
  return { ...row, state: 'waiting' as const, ...QUIET, changedAt: at.at };
};
/** Nobody there is it any more. */
const begunAnew = (
  e: About,
  row: { readonly taken: readonly Taken[]; readonly wrote: readonly Wrote[] } | undefined,
  at: At,
) => ({ ...born(e, at), wanted: true, taken: row?.taken ?? [], wrote: row?.wrote ?? [] });

export const quickbooksRecords = readModel<RecordEvent>()({
  name: 'quickbooks_records',
  version: 17,
  columns: {
    id: number().key(),
    realmId: text(),
    kind: text<RecordKind>(),
    ourId: number(),
    theirId: text().nullable(),
    /** It was found there, not created by us. */
    linked: flag(),
    /** Whom a person said that it is there, until it was brought in step with them. */
    decided: text().nullable(),
    /** A person added it, or has decided about it: it goes there whether it is eligible or not. */
    wanted: flag(),
    state: text<State>(),
    failure: text<Failure>().nullable(),
    said: text().nullable(),
    /** Who has its name there. */
    holder: json<Holder>().nullable(),
    /** What somebody there changed of it, which keeps it from being deleted. */
    changed: json<ChangedThere>().nullable(),
    /** The record it waits for. */
    heldBy: number().nullable(),
    candidates: json<readonly Candidate[]>(),
    differences: json<readonly Difference[]>(),
    /** Values of theirs that were taken over, the last ones, each by the event that says so. */
    taken: json<readonly Taken[]>(),
    /** What we wrote of it, by the entries there that it was or is. */
    wrote: json<readonly Wrote[]>(),
    changedAt: instant(),
  },
  indexes: [
    '(realm_id, kind, our_id)',
    '(realm_id, kind, their_id)',
    '(realm_id, state)',
    '(held_by)',
    '(changed_at, id)',
  ],
  on: {
    QuickBooksRecordWanted: waits,
    QuickBooksRecordAdded: (e, row, at) => ({
      ...waits(e, row, at),
      wanted: true,
      candidates: [],
    }),
    QuickBooksRecordPutOff: waits,
    QuickBooksSendingBegun: waits,
    QuickBooksRecordTakenUp: (e, row, at) => ({ ...waits(e, row, at), wanted: true }),
    QuickBooksRecordMoves: waits,
    QuickBooksRecordInStep: (e, row, at) => {
      const now = row ?? born(e, at);
      return {
        ...now,
        ...QUIET,
        theirId: e.theirId,
        linked: e.how === 'linked' || (e.how !== 'created' && now.linked),
        decided: null,
        state: now.state === 'excluded' ? now.state : restOf(now.differences),
        candidates: [],
        wrote: afterWriting(now.wrote, e.theirId, e.wrote),
        changedAt: at.at,
      };
    },
    QuickBooksRecordUnlinked: begunAnew,
    QuickBooksRecordBegunAnew: begunAnew,
    QuickBooksRecordLeftOut: (_, row, { at }) =>
      changed(row, { ...QUIET, decided: null, state: 'excluded', differences: [], changedAt: at }),
    QuickBooksRecordTakenBack: (_, row, { at }) =>
      changed(row, {
        ...QUIET,
        theirId: null,
        decided: null,
        wanted: false,
        state: 'taken-back',
        changedAt: at,
      }),
    QuickBooksRecordHeldBack: (e, row, at) => ({
      ...(row ?? born(e, at)),
      ...QUIET,
      state: row?.state === 'differs' ? 'differs' : 'waiting',
      heldBy: e.by,
      changedAt: at.at,
    }),
    QuickBooksRecordFailed: (e, row, at) => ({
      ...(row ?? born(e, at)),
      ...QUIET,
      state: waitsForAccounts(e.failure) ? 'waiting' : 'failed',
      failure: e.failure,
      holder: e.holder ?? null,
      changed: e.changed ?? null,
      differences: row?.theirId && isGone(e.failure) ? [] : (row?.differences ?? []),
      said: e.said,
      changedAt: at.at,
    }),
    QuickBooksMatchNeeded: (e, row, at) => ({
      ...(row ?? born(e, at)),
      ...QUIET,
      state: 'review',
      decided: null,
      candidates: e.candidates,
      changedAt: at.at,
    }),
    QuickBooksMatchDecided: ({ match }, row, { at }) =>
      changed(row, {
        state: 'waiting',
        decided: match.choice === 'link' ? match.theirId : null,
        wanted: true,
        candidates: [],
        changedAt: at,
      }),
    QuickBooksDeletionDecided: (_, row, { at }) =>
      changed(row, { ...QUIET, state: 'waiting', changedAt: at }),
    QuickBooksNameChosen: (_, row, { at }) =>
      changed(row, { ...QUIET, state: 'waiting', changedAt: at }),
    QuickBooksDiffers: ({ differences }, row, { at }) =>
      row &&
      changed(row, {
        wrote: afterTheirs(
          row.wrote,
          row.theirId,
          differences.map(({ field }) => field),
        ),
        state: withDifferences(row?.state, differences),
        differences,
        changedAt: at,
      }),
    QuickBooksDifferenceSettled: (
      { field, take, value, ourPrint },
      row,
      { at, eventId: because },
    ) => {
      const differences = row?.differences.filter((one) => one.field !== field) ?? [];
      return changed(row, {
        differences,
        taken:
          take === 'theirs'
            ? [...(row?.taken ?? []), { because, field, value, ourPrint }].slice(-MOST_TAKEN)
            : (row?.taken ?? []),
        state:
          take === 'ours' && differences.length === 0
            ? 'waiting'
            : withDifferences(row?.state, differences),
        changedAt: at,
      });
    },
  },
});
export type RecordRow = RowOf<typeof quickbooksRecords>;
export const RECORD = select(quickbooksRecords);

export const recordById = async (db: Db, id: number): Promise<RecordRow | undefined> =>
  (await rowsWhere(db, RECORD, sql`where id = ${id}`))[0];

/** Those of these records that are of this company. */
export const recordsById = (
  db: Db,
  realmId: string,
  ids: readonly number[],
): Promise<RecordRow[]> =>
  rowsWhere(db, RECORD, sql`where realm_id = ${realmId} and id = any(${ids})`);

/**
 * The numbers of what failed in a company and may be tried again. What a person kept and was paid
 * again is decided one by one.
 */
export const failedRecords = async (db: Db, realmId: string): Promise<number[]> =>
  (
    await rowsWhere(
      db,
      RECORD,
      sql`where realm_id = ${realmId} and state = 'failed' and failure <> 'paid-again'`,
    )
  ).map(({ id }) => id);

/** What waits for this record. */
export const heldBackBy = (db: Db, id: number): Promise<RecordRow[]> =>
  rowsWhere(db, RECORD, sql`where held_by = ${id}`);

/** What of ours stands behind these numbers there. */
export const recordsOf = (
  db: Db,
  realmId: string,
  kinds: readonly RecordKind[],
  theirIds: readonly string[],
): Promise<RecordRow[]> =>
  rowsWhere(
    db,
    RECORD,
    sql`where realm_id = ${realmId} and kind = any(${kinds}) and their_id = any(${theirIds})`,
  );

/** What of ours stands there, page by page. */
export const recordsThere = (
  db: Db,
  realmId: string,
  kinds: readonly RecordKind[],
  { after, most }: { readonly after: number; readonly most: number },
): Promise<RecordRow[]> =>
  rowsWhere(
    db,
    RECORD,
    sql`where realm_id = ${realmId} and kind = any(${kinds}) and their_id is not null
      and id > ${after} order by id limit ${most}`,
  );

/** Everything that was ever said of one of ours, in whichever company. */
export const recordsAbout = (
  db: Db,
  kinds: readonly RecordKind[],
  ourId: number,
): Promise<RecordRow[]> =>
  rowsWhere(db, RECORD, sql`where kind = any(${kinds}) and our_id = ${ourId}`);

/** Whether one of ours is in the books, of whichever company. */
export const isInTheBooks = async (db: Db, kind: RecordKind, ourId: number): Promise<boolean> =>
  (await recordsAbout(db, [kind], ourId)).some(({ theirId }) => theirId !== null);
