// Work that was open in the moment of a backup, when that backup is put back: the company that went
// on after it may have done it since.
import type pg from 'pg';
import { PUT_BACK } from '../core/tasks/effect-decisions.ts';

type Db = Pick<pg.ClientBase, 'query'>;

export interface Opened {
  /** Waits for a person. */
  readonly toDecide: number;
  /** Is done as soon as a worker runs. */
  readonly toRepeat: number;
}

/**
 * What was open is open again. What must not happen twice is left to a person; everything else
 * bears a repeat: an e-mail has the same Message-ID, and what changes our own tables finds that it
 * was done. `done` names what is done although its row does not say so.
 */
export async function openAgain(
  db: Db,
  { toAsk, done }: { readonly toAsk: readonly string[]; readonly done: readonly string[] },
): Promise<Opened> {
  await db.query(
    `update platform.effects set status = 'done', finished_at = now(), error = null
      where id = any($1)`,
    [done],
  );
  const { rows } = await db.query<{ asks: boolean }>(
    `update platform.effects set claimed_by = null, held_by = null,
        status = case when task = any($1) then 'undecided' else 'pending' end,
        error = case when task = any($1) then $2 else error end
      where status in ('pending', 'running')
      returning task = any($1) as asks`,
    [toAsk, PUT_BACK],
  );
  const toDecide = rows.filter(({ asks }) => asks).length;
  return { toDecide, toRepeat: rows.length - toDecide };
}
