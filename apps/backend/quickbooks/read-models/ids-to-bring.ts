// Which of ours belong in the books at all, page by page, and which do no more?
import { sql, type Sql } from '@purlin/event-sourcing/read-model.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { estimateDetails } from '../../estimates/read-models/estimate-details.ts';
import { vendorPaymentList } from '../../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select, type Selection } from '../../platform/core/queries/select.ts';
import { jobList } from '../../scheduling/read-models/job-list.ts';
import { vendorList } from '../../vendors/read-models/vendor-list.ts';
import { clientList } from '../../clients/read-models/client-list.ts';
import { clientsThatGo, INELIGIBLE, NOT_CANCELLED, vendorsThatGo } from './eligible.ts';

/** The numbers after one that go to a company, so many at most. */
export type IdsAfter = (
  db: Db,
  realmId: string,
  after: number,
  most: number,
) => Promise<readonly number[]>;

const idsOf =
  (
    rows: Selection<{ readonly id: number }>,
    where: (realmId: string, after: number, most: number) => Sql,
  ): IdsAfter =>
  async (db, ...which) =>
    (await rowsWhere(db, rows, where(...which))).map(({ id }) => id);

const inState =
  (state: string) =>
  (_: string, after: number, most: number): Sql =>
    sql`where status = ${state} and id > ${after} order by id limit ${most}`;
const jobsThatGo = (_: string, after: number, most: number): Sql => ({
  text: `where ${NOT_CANCELLED} and id > $1 order by id limit $2`,
  values: [after, most],
});

interface Waiting {
  readonly id: number;
  readonly kind: RecordKind;
  readonly ourId: number;
}
interface WaitingRow {
  readonly id: string;
  readonly kind: RecordKind;
  readonly our_id: string;
}
const waiting = ({ id, kind, our_id: ourId }: WaitingRow): Waiting => ({
  id: Number(id),
  kind,
  ourId: Number(ourId),
});

/** One record of each payment that is known in these books, and is not paid or not any more. */
export async function toTakeBack(
  db: Db,
  realmId: string,
  after: number,
  most: number,
): Promise<readonly { readonly kind: RecordKind; readonly ourId: number }[]> {
  // The payment's own where there is one: it takes its bill along.
  const { rows } = await db.query<{ kind: RecordKind; our_id: string }>({
    name: 'quickbooks_to_take_back',
    text: `select max(kind) as kind, our_id from quickbooks_records
      where realm_id = $1 and kind in ('bill', 'bill-payment') and our_id > $2
        and state not in ('taken-back', 'excluded')
        and our_id in (select id from vendor_payment_list where status <> 'paid')
        and our_id not in (select our_id from quickbooks_records
          where realm_id = $1 and kind = 'bill-payment' and state = 'excluded')
      group by our_id order by our_id limit $3`,
    values: [realmId, after, most],
  });
  return rows.map(({ kind, our_id: ourId }) => ({ kind, ourId: Number(ourId) }));
}

/**
 * Who waits, failed or is in question in a company without being there, eligible or wanted by a
 * person.
 */
export async function notYetSynced(
  db: Db,
  realmId: string,
  kinds: readonly RecordKind[],
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly Waiting[]> {
  const { rows } = await db.query<WaitingRow>({
    name: 'quickbooks_not_yet_synced',
    text: `select id, kind, our_id from quickbooks_records as r
      where realm_id = $1 and kind = any($2)
        and state in ('waiting', 'failed', 'review') and their_id is null and not wanted
        and ${INELIGIBLE} and id > $3 order by id limit $4`,
    values: [realmId, kinds, after, most],
  });
  return rows.map(waiting);
}

/** What waits in a company, whatever became of it here meanwhile. */
export async function waitingThere(
  db: Db,
  realmId: string,
  after: number,
  most: number,
): Promise<readonly Waiting[]> {
  const { rows } = await db.query<WaitingRow>({
    name: 'quickbooks_waiting_there',
    text: `select id, kind, our_id from quickbooks_records
      where realm_id = $1 and state = 'waiting' and id > $2 order by id limit $3`,
    values: [realmId, after, most],
  });
  return rows.map(waiting);
}

/** What others refer to comes first; a payment brings its bill along. */
export const toBring: readonly (readonly [RecordKind, IdsAfter])[] = [
  ['vendor', idsOf(select(vendorList, ['id']), vendorsThatGo)],
  ['customer', idsOf(select(clientList, ['id']), clientsThatGo)],
  ['job', idsOf(select(jobList, ['id']), jobsThatGo)],
  ['estimate', idsOf(select(estimateDetails, ['id']), inState('accepted'))],
  ['bill-payment', idsOf(select(vendorPaymentList, ['id']), inState('paid'))],
];
