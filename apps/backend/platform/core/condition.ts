// The condition of what is kept: what stands still, whose key is missing, whether anything can be
// written. Health answers and the staff's banner say the same.
import type { Db } from '../servers/database.ts';
import { streamWithoutKey } from './history/missing-keys.ts';

/** A read model or a reaction that stopped because it could not take an event in. */
export interface Parked {
  readonly name: string;
  /** The last event that it has taken in. */
  readonly position: string;
  readonly since: string;
}

/** Why it stopped is in the log and in the table: an error can quote what it stumbled over. */
export async function parked(db: Db, kind: 'read_models' | 'reactions'): Promise<Parked[]> {
  const { rows } = await db.query<Parked>(
    `select name, position::text, parked_at as since from platform.${kind}
      where parked_at is not null order by name`,
  );
  return rows;
}

export type Writing = 'possible' | 'disk-full' | 'refused';
export type WriteProbe = () => Promise<Writing>;

/** So long an answer holds; a bad one is looked at sooner, because somebody waits for its end. */
const HOLDS_MS = { good: 10_000, bad: 2_000 };
const DISK_FULL = '53100';

/**
 * Tells whether the database can write, by a few pages of a table that no log and no backup has:
 * nothing waits for the disk, and a full one refuses the pages. However often it is asked, it looks
 * every few seconds at most. Throws when the database does not answer.
 */
export function openWriteProbe(db: Db, holdsMs = HOLDS_MS): WriteProbe {
  const look = async (): Promise<Writing> => {
    try {
      await db.query(`set local lock_timeout = '2s'; set local synchronous_commit = off;
        truncate platform.write_probe;
        insert into platform.write_probe select repeat('x', 7000) from generate_series(1, 16);`);
      return 'possible';
    } catch (error) {
      const { code } = error as { readonly code?: string };
      if (code === undefined) throw error;
      return code === DISK_FULL ? 'disk-full' : 'refused';
    }
  };
  let known: { readonly writing: Promise<Writing>; until: number } | undefined;
  return () => {
    if (known && Date.now() < known.until) return known.writing;
    const asked = { writing: look(), until: Number.POSITIVE_INFINITY };
    known = asked;
    asked.writing.then(
      (writing) =>
        (asked.until = Date.now() + (writing === 'possible' ? holdsMs.good : holdsMs.bad)),
      () => (asked.until = 0),
    );
    return asked.writing;
  };
}

/** Everything that is wrong with what is kept; all empty when nothing is. */
export interface Condition {
  /** Rooms with a read model that is parked, the first since when. */
  readonly behind: readonly { readonly room: string; readonly since: string }[];
  readonly reactions: readonly Parked[];
  /** A stream whose key is missing: the database is older than the history. */
  readonly withoutKey: string | undefined;
  readonly writing: Writing;
}

/** A room, as far as its read models go. */
interface Keeper {
  readonly name: string;
  readonly readModels: readonly { readonly name: string }[];
}

/** Throws when the database does not answer. */
export async function conditionOf(
  db: Db,
  probe: WriteProbe,
  rooms: readonly Keeper[],
): Promise<Condition> {
  const [stopped, reactions, withoutKey, writing] = await Promise.all([
    parked(db, 'read_models'),
    parked(db, 'reactions'),
    streamWithoutKey(db),
    probe(),
  ]);
  const behind = rooms.flatMap(({ name: room, readModels }) => {
    const since = stopped
      .filter(({ name }) => readModels.some((model) => model.name === name))
      .map((one) => one.since)
      .toSorted();
    return since[0] === undefined ? [] : [{ room, since: since[0] }];
  });
  return { behind, reactions, withoutKey, writing };
}
