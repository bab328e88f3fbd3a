// Whom does an estimate open itself to: its own client, and whoever holds its number?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import { rowWhere, select } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { estimateDetails } from './estimate-details.ts';

/** Whether the estimate is this client's and was sent to them: a draft is nobody's yet. */
export const belongsTo = async (db: Db, id: number, clientId: number): Promise<boolean> =>
  (
    await db.query({
      name: 'estimate_belongs_to',
      text: "select 1 from estimate_details where id = $1 and client_id = $2 and status <> 'draft'",
      values: [id, clientId],
    })
  ).rowCount === 1;

/**
 * Whether this number is the key to this estimate. A draft has no key yet: for the client it does
 * not exist.
 */
export async function numberOpens(db: Db, id: number, key: string): Promise<boolean> {
  const open = sql`where id = ${id} and number = ${key} and status <> 'draft'`;
  return (await rowWhere(db, select(estimateDetails, ['id']), open)) !== undefined;
}

const NUMBER = /^EST-(\d{1,10})-/;
/**
 * Whether this number was the key to an estimate until its link was replaced; nothing else of the
 * estimate is told to whoever holds it.
 */
export async function numberWasReplaced(db: Db, key: string): Promise<boolean> {
  const id = NUMBER.exec(key)?.[1];
  if (id === undefined) return false;
  const replaced = sql`where id = ${Number(id)} and ${key} = any(earlier_numbers)`;
  return (await rowWhere(db, select(estimateDetails, ['id']), replaced)) !== undefined;
}
