// Decisions of people about effects that happen once: what began and nobody knows how it ended
// waits here until somebody says whether it was done.
import { CHANGED } from './effect-notices.ts';
import type { Db } from '../../servers/database.ts';

export interface UndecidedEffect {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  /** Why its end is not known. */
  readonly reason: string;
  /** When the work was asked for. */
  readonly createdAt: string;
}

/** Why an effect is undecided that was open in a backup which was put back. */
export const PUT_BACK =
  'The company was put back from a backup: it may have been done since that was made.';

/** It was done, or it was not and is to be tried again. */
export type Choice = 'done' | 'again';

/** What waits for a person, oldest first. */
export async function undecidedEffects(db: Db): Promise<readonly UndecidedEffect[]> {
  const { rows } = await db.query<UndecidedEffect>({
    name: 'undecided_effects',
    text: `select id, task, data, coalesce(error, '') as reason, created_at as "createdAt"
      from platform.effects where status = 'undecided' order by created_at, id`,
    values: [],
  });
  return rows;
}

/**
 * Carries a decision out and keeps who made it and when, in one statement. False when there is
 * nothing to decide any more: somebody else was first, or its own process recorded its end.
 */
export async function decideEffect(
  db: Db,
  id: string,
  choice: Choice,
  decidedBy: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with decided as (
       update platform.effects set
         status = case when $2 = 'done' then 'done' else 'pending' end,
         finished_at = case when $2 = 'done' then now() end,
         run_at = now()
       where id = $1 and status = 'undecided' returning id),
     kept as (insert into platform.effect_decisions (effect_id, choice, decided_by)
       select id, $2, $3 from decided)
     select ${CHANGED} from decided`,
    [id, choice, decidedBy],
  );
  return rowCount === 1;
}
