// Pruning: what was only kept to notice repeats is removed when no repeat can come any more.
import type { Db } from '../../servers/database.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { UNFINISHED_DAYS } from '../editing/unfinished.ts';

/**
 * So long a repeat is noticed: an Idempotency-Key is honoured, and a task that is done is known.
 * Programs repeat within minutes, tasks within days.
 */
export const REMEMBERED_DAYS = 90;
/** Failures are looked at longer: what became of them is an event, why so often is only here. */
const FAILED_DAYS = 365;
/** Rows that one statement removes, so that nobody waits for it. */
const BATCH = 5_000;

/**
 * What stays: effects that wait, run, or that a person has to decide about or has; numbers under
 * the name of a thing (`subscriber/…`), which say for ever whose they are. What goes from
 * allocations are those under the key of a command (`client/AddClient/…`).
 */
const OLD = {
  effects: `select ctid from platform.effects
    where (status = 'done' and finished_at < now() - interval '${REMEMBERED_DAYS} days'
        or status = 'failed' and finished_at < now() - interval '${FAILED_DAYS} days')
      and not exists (select from platform.effect_decisions where effect_id = effects.id)`,
  allocations: `select ctid from platform.allocations
    where created_at < now() - interval '${REMEMBERED_DAYS} days' and key ~ '^\\w+/[A-Z]'`,
  imports: `select ctid from platform.imports
    where created_at < now() - interval '${REMEMBERED_DAYS} days'`,
  reservations: 'select ctid from platform.reservations where until < now()',
  picture_uses: 'select ctid from platform.picture_uses where until < now()',
  // A day to be named, and another one for what names it to be done.
  pictures: `select ctid from platform.pictures where added_at < now() - interval '2 days'
    and not exists (select from platform.picture_uses where picture = pictures.id)`,
  uploads: 'select ctid from platform.uploads where until < now()',
  unfinished_work: `select ctid from platform.unfinished_work
    where saved_at < now() - interval '${UNFINISHED_DAYS} days'
      or about && array(select stream from platform.forgotten_streams)`,
  presence: 'select ctid from platform.presence where until < now()',
};

/** Removes what is old; answers how many rows went. */
export async function prune(db: Db): Promise<number> {
  let removed = 0;
  for (const [table, old] of Object.entries(OLD))
    for (let batch = BATCH; batch === BATCH;) {
      const { rowCount } = await db.query(
        `delete from platform.${table} where ctid = any(array(${old} limit ${BATCH}))`,
      );
      batch = rowCount ?? 0;
      removed += batch;
    }
  return removed;
}

export const pruning: ScheduledTask<{ readonly db: Db }> = {
  name: 'prune',
  everyMs: 24 * 60 * 60 * 1000,
  run: async ({ db }) => void (await prune(db)),
};
