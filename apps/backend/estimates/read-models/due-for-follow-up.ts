// Which estimates should their clients be reminded of today?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select } from '../../platform/core/queries/select.ts';
import { estimateDetails } from './estimate-details.ts';

const DUE = select(estimateDetails, ['id', 'clientId', 'revision', 'followUps']);

/**
 * Estimates whose next follow-up is due: `days` says how long after the last e-mail of the current
 * version each of them comes.
 */
export const dueForFollowUp = (
  db: Db,
  {
    now,
    today,
    days,
  }: { readonly now: string; readonly today: string; readonly days: readonly number[] },
) =>
  rowsWhere(
    db,
    DUE,
    sql`where status in ('sent', 'viewed') and not withdrawn and not archived
      and follow_ups < cardinality(${days}::int[]) and mailed_at <= ${now}::timestamptz -
        make_interval(days => (${days}::int[])[follow_ups::int + 1])
      and email_state = 'accepted' and coalesce(valid_until >= ${today}::date, true)
      and open_questions = 0
      order by mailed_at, id limit 500`,
  );

const REMINDED = select(estimateDetails, ['clientId']);

/** Which of these clients were reminded of any estimate since then. */
export const remindedSince = async (
  db: Db,
  { clients, since }: { readonly clients: readonly number[]; readonly since: string },
): Promise<readonly number[]> => {
  const rows = await rowsWhere(
    db,
    REMINDED,
    sql`where status in ('sent', 'viewed') and not withdrawn and not archived
      and client_id = any(${clients}::int[]) and last_follow_up_at > ${since}::timestamptz`,
  );
  return rows.map(({ clientId }) => clientId);
};
