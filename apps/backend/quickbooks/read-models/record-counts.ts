// How many records are in which state? What the effects ledger has still to bring waits too,
// whether the record says so by now or not.
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import type { RecordState } from '@purlin/contracts/quickbooks.ts';
import type { Db } from '../../platform/servers/database.ts';

/** Of a row `r`: it waits for one that was excluded, so that it waits for a person. */
export const HELD_BY_EXCLUDED = `(r.state = 'waiting' and exists (
  select from quickbooks_records h where h.id = r.held_by and h.state = 'excluded'))`;

/** Whoever waits for a person is not waiting to be sent, tried again or not. */
const STATES = `with open as materialized (
    select distinct data->>'kind' as kind, (data->>'id')::bigint as our_id from platform.effects
      where task = 'bring-to-quickbooks' and status in ('pending', 'running')),
  counted as (
    select coalesce(r.kind, o.kind) as kind, r.changed_at,
      case when o.our_id is null or r.state in ('review', 'failed', 'differs', 'excluded')
        then r.state
        else 'waiting' end as state,
      o.our_id is null and r.state = 'waiting' and exists (select from quickbooks_records h
        where h.id = r.held_by and h.state in ('review', 'failed')) as is_held,
      o.our_id is null and ${HELD_BY_EXCLUDED} as is_left
      from (select * from quickbooks_records where realm_id = $1) r
        full join open o on o.kind = r.kind and o.our_id = r.our_id)`;

/** How many records of each kind are in which state in a company. */
export async function countKinds(
  db: Db,
  realmId: string,
): Promise<{ kind: RecordKind; state: RecordState; count: number }[]> {
  const { rows } = await db.query<{ kind: RecordKind; state: RecordState; count: number }>({
    name: 'quickbooks_kinds',
    text: `${STATES} select kind, state, count(*)::int as count from counted
      where state <> 'taken-back' group by kind, state`,
    values: [realmId],
  });
  return rows;
}

/** Whether more than so many wait to be brought: of ten thousand, no more are looked at. */
export async function waitsMoreThan(db: Db, most: number): Promise<boolean> {
  const { rows } = await db.query<{ more: boolean }>({
    name: 'quickbooks_many',
    text: `select count(*) > $1 as more from (select from platform.effects
      where task = 'bring-to-quickbooks' and status in ('pending', 'running')
      limit $1 + 1) as waiting`,
    values: [most],
  });
  return rows[0]!.more;
}

export interface RecordCounts {
  readonly inStep: number;
  readonly waiting: number;
  /** Of these, how many wait for a record that somebody must decide about first. */
  readonly held: number;
  readonly needYou: number;
  readonly lastAt: string | null;
}
/** How many records of a company are in which state, and when one was last brought in step. */
export async function countRecords(db: Db, realmId: string): Promise<RecordCounts> {
  const { rows } = await db.query<RecordCounts>({
    name: 'quickbooks_counts',
    text: `${STATES} select (count(*) filter (where state = 'in-step'))::int as "inStep",
        (count(*) filter (where state = 'waiting'))::int as waiting,
        (count(*) filter (where is_held))::int as held,
        (count(*) filter (where state in ('failed', 'review', 'differs') or is_left))::int
          as "needYou",
        max(changed_at) filter (where state = 'in-step') as "lastAt"
      from counted`,
    values: [realmId],
  });
  return rows[0]!;
}
