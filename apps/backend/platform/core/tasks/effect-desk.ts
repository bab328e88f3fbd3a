// The desk: what people do about effects that failed or wait. Each statement takes only what is
// still as the person saw it, so that two who press at once do it once.
import type { Db } from '../../servers/database.ts';
import { CHANGED } from './effect-notices.ts';

export interface EffectAtDesk {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  readonly status: string;
}

/** Those of these effects that are there. */
export async function effectsById(
  db: Db,
  ids: readonly string[],
): Promise<readonly EffectAtDesk[]> {
  const { rows } = await db.query<EffectAtDesk & { status: string }>({
    name: 'effects_by_id',
    text: 'select id, task, data, status from platform.effects where id = any($1)',
    values: [ids],
  });
  return rows;
}

/** Has those that failed tried from the start, and keeps who wanted it. Answers with how many. */
export async function reopen(db: Db, ids: readonly string[], by: string): Promise<number> {
  const { rowCount } = await db.query(
    `with opened as (
       update platform.effects set status = 'pending', outages = attempts, failing_since = null,
         run_at = now(), finished_at = null
       where id = any($1) and status = 'failed' returning id),
     kept as (insert into platform.effect_decisions (effect_id, choice, decided_by)
       select id, 'again', $2 from opened)
     select ${CHANGED} from opened`,
    [ids, by],
  );
  return rowCount ?? 0;
}

/** Has those that wait tried now, and what holds them too. Answers with how many wait. */
export async function tryNow(db: Db, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    `with due as (
       update platform.effects set run_at = now()
       where id = any($1) and status = 'pending' returning id, held_by),
     asked as (update platform.outages set next_try_at = least(next_try_at, now())
       where scope in (select held_by from due))
     select ${CHANGED} from due`,
    [ids],
  );
  return rowCount ?? 0;
}

/** Takes those that failed, or came back after they were done, off the lists; keeps who did. */
export async function dismiss(db: Db, ids: readonly string[], by: string): Promise<number> {
  const { rowCount } = await db.query(
    `with left_alone as (
       update platform.effects set status = 'done', error = 'dismissed',
         finished_at = coalesce(finished_at, now())
       where id = any($1) and (status = 'failed' or status = 'done' and error is null)
       returning id),
     kept as (insert into platform.effect_decisions (effect_id, choice, decided_by)
       select id, 'done', $2 from left_alone)
     select ${CHANGED} from left_alone`,
    [ids, by],
  );
  return rowCount ?? 0;
}
