// Which accounts does something wait for?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere } from '../../platform/core/queries/select.ts';
import { RECORD } from './quickbooks-records.ts';

/** The accounts that something waits for, which somebody has to choose. */
export async function accountsMissing(
  db: Db,
  realmId: string,
): Promise<('income' | 'expense' | 'bank')[]> {
  const rows = await rowsWhere(
    db,
    RECORD,
    sql`where realm_id = ${realmId} and failure = 'account-missing'`,
  );
  return (['income', 'expense', 'bank'] as const).filter((which) =>
    rows.some(({ said }) => said === which),
  );
}
