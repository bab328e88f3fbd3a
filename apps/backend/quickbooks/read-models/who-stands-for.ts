// Which other one of ours stands for somebody in the books already, or is about to?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/select.ts';
import { quickbooksRecords, type RecordRow } from './quickbooks-records.ts';

const RECORD = select(quickbooksRecords);

/** Who of ours stands for people there, or was said to, beside one of them. */
export const whoStandsFor = (
  db: Db,
  { id, realmId, kind }: Pick<RecordRow, 'id' | 'realmId' | 'kind'>,
  theirIds: readonly string[],
): Promise<RecordRow[]> =>
  rowsWhere(
    db,
    RECORD,
    sql`where realm_id = ${realmId} and id <> ${id}
      and kind = any(${kind === 'vendor' ? ['vendor'] : ['customer', 'job']})
      and (their_id = any(${theirIds}) or decided = any(${theirIds}))`,
  );
