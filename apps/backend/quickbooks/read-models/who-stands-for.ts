// Which other one of ours stands for an entry in the books already, or is about to?
import { isPaper, type RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
import { quickbooksRecords, type RecordRow } from './quickbooks-records.ts';

const RECORD = select(quickbooksRecords);

/** Kinds of ours that may be the same entry there: jobs are customers in QuickBooks. */
const alike = (kind: RecordKind): readonly RecordKind[] =>
  isPaper(kind) || kind === 'vendor' ? [kind] : ['customer', 'job'];

/** Which of ours stand for entries there, or were said to, beside one of them. */
export const whoStandsFor = (
  db: Db,
  { id, realmId, kind }: Pick<RecordRow, 'id' | 'realmId' | 'kind'>,
  theirIds: readonly string[],
): Promise<RecordRow[]> =>
  rowsWhere(
    db,
    RECORD,
    sql`where realm_id = ${realmId} and id <> ${id}
      and kind = any(${alike(kind)})
      and (their_id = any(${theirIds}) or decided = any(${theirIds}))`,
  );
