// What became of an effect that was not simply done: nothing to do, to be tried again, given up, or
// for a person to decide.
import type { Db } from '../../servers/database.ts';
import { CHANGED } from './effect-notices.ts';
import type { EffectsLedger } from './effects.ts';

/** Stands as error where an effect was done without doing anything. */
const NOTHING_TO_DO = 'nothing-to-do';

type Outcomes = Pick<EffectsLedger, 'skip' | 'retry' | 'hold' | 'fail' | 'leaveToPerson'>;

/**
 * What ends for ever is written through `db`; what only waits through `claims`, which does not wait
 * for the disk. What somebody else took over from this worker stays theirs.
 */
export function openOutcomes(db: Db, claims: Pick<Db, 'query'>, worker: number): Outcomes {
  return {
    async skip(id) {
      await db.query(
        `update platform.effects set status = 'done', finished_at = now(), error = $2
          where id = $1`,
        [id, NOTHING_TO_DO],
      );
    },
    async retry(id, error, delayMs) {
      await claims.query(
        `update platform.effects set status = 'pending', error = $2,
            run_at = now() + $3 * interval '1 millisecond'
          where id = $1 and status = 'running' and claimed_by = $4`,
        [id, error, delayMs, worker],
      );
    },
    async hold(id, error, { delayMs, heldBy, tried, waitsOut }) {
      const { rows } = await claims.query<{ ms: number }>({
        name: 'hold_effect',
        text: HOLD,
        values: [id, error, delayMs, heldBy ?? null, tried, worker, waitsOut],
      });
      return rows[0]?.ms ?? 0;
    },
    async fail(id, error) {
      await db.query(
        `with failed as (update platform.effects set status = 'failed', finished_at = now(),
            error = $2 where id = $1 returning 1) select ${CHANGED} from failed`,
        [id, error],
      );
    },
    async leaveToPerson(id, error) {
      await db.query(
        `with undecided as (update platform.effects set status = 'undecided', error = $2
            where id = $1 and status = 'running' returning 1) select ${CHANGED} from undecided`,
        [id, error],
      );
    },
  };
}

/**
 * Puts an effect back until the outage ends. The lock on the outage's row keeps it from ending
 * between the look at it and the effect; where it ended before, the effect is due at once.
 */
const HOLD = `
  with outage as (select 1 from platform.outages where scope = $4 for key share),
  delay as (
    select case when $4::text is null or exists (select from outage) then $3::float8 else 0 end
      as ms)
  update platform.effects set status = 'pending', held_by = $4,
      error = case when $5 then $2 else error end,
      run_at = now() + ms * interval '1 millisecond',
      failing_since = case when $7 then null else coalesce(failing_since, now()) end,
      attempts = attempts - case when $5 then 0 else 1 end,
      outages = outages + case when $5 then 1 else 0 end
    from delay where id = $1 and status = 'running' and claimed_by = $6
    returning ms, case when failing_since = now() then ${CHANGED} end`;
