// Which of ours are called so: what a search in the records of QuickBooks finds.
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { clientList } from '../../clients/read-models/client-list.ts';
import { estimateList } from '../../estimates/read-models/estimate-list.ts';
import { vendorPaymentList } from '../../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { containing } from '../../platform/core/queries/paging.ts';
import { rowsWhere, select, type Selection } from '../../platform/core/queries/select.ts';
import { jobList } from '../../scheduling/read-models/job-list.ts';
import { vendorList } from '../../vendors/read-models/vendor-list.ts';
import type { Called } from './list-records.ts';

/** Who finds more than these types more of the name. */
const MOST = 500;

const SEARCHED: readonly (readonly [
  kinds: readonly RecordKind[],
  rows: Selection<{ readonly id: number }>,
])[] = [
  [['customer'], select(clientList, ['id'])],
  [['job'], select(jobList, ['id'])],
  [['estimate'], select(estimateList, ['id'])],
  [['vendor'], select(vendorList, ['id'])],
  [['bill', 'bill-payment'], select(vendorPaymentList, ['id'])],
];

/** Everything of ours that a text finds, the newest of each kind; or somebody's number there. */
export async function idsCalled(db: Db, q: string): Promise<Called> {
  const text = containing(q);
  const found = await Promise.all(
    SEARCHED.map(async ([kinds, rows]) => {
      const those = await rowsWhere(
        db,
        rows,
        sql`where search like platform.folded(${text}) order by id desc limit ${MOST}`,
      );
      return kinds.flatMap((kind) => those.map(({ id }) => ({ kind, id })));
    }),
  );
  const all = found.flat();
  return { theirId: q, kinds: all.map(({ kind }) => kind), ourIds: all.map(({ id }) => id) };
}
