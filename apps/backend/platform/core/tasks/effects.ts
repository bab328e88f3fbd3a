// The effects ledger: every piece of work that events asked for, and what became of it. The queue
// only says when to look here.
import { openUnsynced, type Db } from '../../servers/database.ts';
import { CHANGED } from './effect-notices.ts';
import type { DoneJournal } from './done-journal.ts';
import { openOutcomes } from './effect-outcomes.ts';
import { openRecorder } from './effect-recorder.ts';
import { LIVING, RETURN_MS, signOfLife } from './sign-of-life.ts';
import { openReadWriteLock } from './read-write-lock.ts';

export interface ClaimedEffect {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  readonly correlationId: string;
  /** This attempt's number, from 1. */
  readonly attempt: number;
  /** Attempts that failed because something outside was away. */
  readonly outages: number;
  /** How long it has been failing for that reason, by the database's clock; 0 at first. */
  readonly failingMs: number;
}

/** Work that waits because something outside is away. */
export interface Hold {
  readonly delayMs: number;
  /** What is away, where others wait for the same. */
  readonly heldBy: string | undefined;
  /** Whether it was tried, or not even that. */
  readonly tried: boolean;
  /** Its patience has no end, so nothing counts how long it has been failing. */
  readonly waitsOut: boolean;
}

/** A kind of task, as far as claiming goes. */
export interface Claimable {
  readonly task: string;
  /** After it began, only a person may say what becomes of it. */
  readonly once: boolean;
}

export interface EffectsLedger {
  /** Takes at most so many effects of a kind that are due, for this process. */
  claim(kind: Claimable, most: number): Promise<readonly ClaimedEffect[]>;
  /** Records it for ever; tried again until the database takes it or this process ends. */
  done(id: string): Promise<void>;
  /** There was nothing to do any more: done, and it says so. */
  skip(id: string): Promise<void>;
  /** Back to waiting, due after `delayMs`; what somebody else took over meanwhile stays theirs. */
  retry(id: string, error: string, delayMs: number): Promise<void>;
  /**
   * Back to waiting until what is away is there again. Answers with the milliseconds until it is
   * due: none where the outage has ended meanwhile.
   */
  hold(id: string, error: string, hold: Hold): Promise<number>;
  fail(id: string, error: string): Promise<void>;
  /** It began, and nobody knows how it ended: a person has to say. */
  leaveToPerson(id: string, error: string): Promise<void>;
  /**
   * The attempt is over, however it ended: what was not recorded as done, failed or waiting is open
   * again.
   */
  release(id: string): void;
  /**
   * Opens again what processes left behind that are dead by now; of kinds that happen once, leaves
   * it to a person. True when there is something to claim that was not before.
   */
  recover(kinds: readonly Claimable[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Why an effect is undecided whose process died. */
export const DIED = 'The program ended while it was under way.';

interface Row {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  readonly correlation_id: string;
  readonly attempts: number;
  readonly outages: number;
  readonly failing_ms: number;
}
const toEffect = ({
  correlation_id: correlationId,
  attempts: attempt,
  failing_ms: failingMs,
  ...row
}: Row): ClaimedEffect => ({ ...row, correlationId, attempt, failingMs });

/** What processes did that died before they could record it. */
async function recordLeftBehind(db: Db, journal: DoneJournal | undefined): Promise<void> {
  const ids = journal?.leftBehind() ?? [];
  if (ids.length > 0)
    await db.query(
      `update platform.effects set status = 'done', finished_at = now(), error = null
        where id = any($1)`,
      [ids],
    );
  journal?.forgetLeftBehind();
}

/**
 * Workers that hold claims and are dead. One whose connection was cut for a moment is not: it goes
 * on with what it does, so it is looked for again after it had time to come back.
 */
async function deadWorkers(db: Db): Promise<readonly number[]> {
  const missing = async (among: readonly number[] | null): Promise<readonly number[]> => {
    const { rows } = await db.query<{ worker: number }>({
      name: 'missing_workers',
      text: `select distinct claimed_by as worker from platform.effects
        where status = 'running' and ($1::int[] is null or claimed_by = any($1))
          and claimed_by not in (${LIVING})`,
      values: [among],
    });
    return rows.map(({ worker }) => worker);
  };
  const suspects = await missing(null);
  if (suspects.length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, RETURN_MS));
  return missing(suspects);
}

interface Wanted {
  readonly task: string;
  readonly most: number;
  /** What this worker has already. */
  readonly inHand: ReadonlySet<string>;
}

/** Takes what is due for a worker, the oldest first. */
async function claimDue(
  db: Pick<Db, 'query'>,
  worker: number,
  { task, most, inHand }: Wanted,
): Promise<readonly ClaimedEffect[]> {
  const { rows } = await db.query<Row>({
    name: 'claim_effects',
    text: `update platform.effects set status = 'running', attempts = attempts + 1,
        claimed_by = $1, held_by = null
      where id in (select id from platform.effects where task = $2 and status = 'pending'
        and run_at <= now() + interval '50 milliseconds' and id <> all($4)
        order by run_at limit $3 for update skip locked)
      returning id, task, data, correlation_id, attempts, outages,
        coalesce(extract(epoch from now() - failing_since) * 1000, 0)::float8 as failing_ms`,
    values: [worker, task, most, [...inHand]],
  });
  return rows.map(toEffect);
}

interface LeftBehind {
  readonly worker: number;
  /** Other workers that are dead. */
  readonly dead: readonly number[];
  /** What this worker is at. */
  readonly inHand: ReadonlySet<string>;
}

/** Opens what was given up half way, or leaves it to a person; true when there is any to claim. */
async function openAgain(
  db: Db,
  kinds: readonly Claimable[],
  { worker, dead, inHand }: LeftBehind,
): Promise<boolean> {
  const { rows } = await db.query<{ open: boolean }>({
    name: 'recover_effects',
    text: `with recovered as (update platform.effects set
        status = case when task = any($2) then 'undecided' else 'pending' end,
        error = case when task = any($2) then $5 else error end
      where status = 'running' and task = any($3) and id <> all($4)
        and (claimed_by = $1 or claimed_by = any($6))
        returning status)
      select status = 'pending' as open, case when status = 'undecided' then ${CHANGED} end
        from recovered`,
    values: [
      worker,
      kinds.filter(({ once }) => once).map(({ task }) => task),
      kinds.map(({ task }) => task),
      [...inHand],
      DIED,
      dead,
    ],
  });
  return rows.some(({ open }) => open);
}

/** A claim belongs to a worker's sign of life: without it, somebody else may take it over. */
export async function openEffectsLedger(
  databaseUrl: string,
  db: Db,
  journal?: DoneJournal,
): Promise<EffectsLedger> {
  const life = await signOfLife(databaseUrl);
  // Claims are no truth: after a crash of the database they may be gone.
  const claims = openUnsynced(databaseUrl);
  await recordLeftBehind(db, journal);
  const recorder = openRecorder(db, journal);
  // What this process works on right now. A claim of its own that is not here was given up half
  // way, for example because the database was gone.
  const inHand = new Set<string>();
  // Between a claim and its answer nobody knows what is in hand: a recovery then would open what
  // was just claimed, and it would happen twice.
  const claimLock = openReadWriteLock();
  const close = async (): Promise<void> => {
    recorder.stop();
    journal?.close();
    await life.end();
    await claims.end();
  };
  let closing: Promise<void> | undefined;
  return {
    async claim({ task, once }, most) {
      // Nobody would look again soon: what was rung for meanwhile would wait for the next sweep.
      await life.steady();
      return claimLock.read(async () => {
        if (!life.isSteady()) return [];
        // What happens once may only begin when nobody can forget that it began.
        const claimed = await claimDue(once ? db : claims, life.worker, { task, most, inHand });
        for (const { id } of claimed) inHand.add(id);
        return claimed;
      });
    },
    release: (id) => void inHand.delete(id),
    done: (id) => recorder.done(id),
    ...openOutcomes(db, claims, life.worker),
    async recover(kinds) {
      const dead = life.isSteady() ? await deadWorkers(db) : [];
      return claimLock.write(() => openAgain(db, kinds, { worker: life.worker, dead, inHand }));
    },
    close: () => (closing ??= close()),
  };
}
