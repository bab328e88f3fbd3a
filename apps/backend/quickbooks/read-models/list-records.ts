// The records of a company as lists have them, and the one of one of ours.
import { sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { RecordState } from '@purlin/contracts/quickbooks.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  readPage,
  type List,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowWhere } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';
import { RECORD, type RecordRow } from './quickbooks-records.ts';
import { HELD_BY_EXCLUDED } from './record-counts.ts';

/** Those that need somebody come first, the newest of them. */
const NEEDS = `(state in ('failed', 'review', 'differs') or exists (
  select from quickbooks_records r where r.id = quickbooks_records.id and ${HELD_BY_EXCLUDED}))`;

const SORTS: SortKeys<'changedAt'> = { changedAt: byColumn('changed_at', 'timestamptz') };
const LIST: List<'changedAt', RecordRow> = {
  rows: RECORD,
  sorts: SORTS,
  usual: { by: 'changedAt', descending: true },
};

export interface Called {
  readonly theirId: string;
  /** A kind for each number. */
  readonly kinds: readonly RecordKind[];
  readonly ourIds: readonly number[];
}

const isCalled = ({ theirId, kinds, ourIds }: Called): Sql =>
  sql`(their_id = ${theirId} or (kind, our_id) in
    (select * from unnest(${kinds}::text[], ${ourIds}::bigint[])))`;

/** Records of a company, the last changed first. */
export const listRecords = (
  db: Db,
  realmId: string,
  {
    state,
    needs,
    kind,
    called,
    limit,
    cursor,
  }: {
    readonly state?: RecordState | undefined;
    readonly needs: boolean;
    readonly kind?: RecordKind | undefined;
    /** Which of ours are called so, and the number there that is asked for. */
    readonly called?: Called | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
): Promise<ListPage<RecordRow>> =>
  readPage(db, LIST, { limit, cursor }, [
    sql`realm_id = ${realmId} and state <> 'taken-back'`,
    state && sql`state = ${state}`,
    needs && { text: NEEDS, values: [] },
    kind && sql`kind = ${kind}`,
    called && isCalled(called),
  ]);

/** The record of one of ours in a company. */
export const recordIn = (
  db: Db,
  realmId: string,
  kind: RecordKind,
  ourId: number,
): Promise<RecordRow | undefined> =>
  rowWhere(db, RECORD, sql`where realm_id = ${realmId} and kind = ${kind} and our_id = ${ourId}`);
