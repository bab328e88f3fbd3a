// Puts a backup back: everything in one transaction, so that whoever is interrupted has what was
// there before, and whoever is not has all of it.
import type pg from 'pg';
import type { EventStore } from '@purlin/event-store/port.ts';
import { appendInside, takeHistory } from '@purlin/event-store/postgres-intake.ts';
import { setApart } from '../core/projection/checkpoints.ts';
import { LOCK, openConnection } from '../servers/database.ts';
import { beginRestore } from '../servers/restores.ts';
import { PART } from './manifest.ts';
import type { Archive } from './archive.ts';
import type { Forgotten } from './forgotten-list.ts';
import { intoStore } from './into-store.ts';
import { openAgain, type Opened } from './open-effects.ts';
import { CannotPutBack } from './refusal.ts';
import { allTables, putRows, together } from './tables.ts';
import { refuseWhileInUse } from './target.ts';

export interface Target {
  readonly databaseUrl: string;
  /** History's own store; undefined when it lies in the database. */
  readonly ownStore: EventStore | undefined;
  /** Tasks that a person decides about when they were open. */
  readonly toAsk: readonly string[];
  /** Who was forgotten, then or since; only those of this history count. */
  readonly forgotten: readonly Forgotten[];
  readonly say: (line: string) => void;
}

export interface PutBack {
  readonly effects: Opened;
  /** Streams whose keys the backup had, and that were forgotten after it. */
  readonly forgottenAgain: number;
}

/** Everything, or nothing. */
export async function putBack(archive: Archive, target: Target): Promise<PutBack> {
  const { manifest } = archive;
  const { ownStore, say } = target;
  // A store of its own cannot be in the transaction. It goes first: a history without its database
  // is refused at the start, for its keys are missing.
  if (ownStore) say('history');
  const moved = ownStore && (await intoStore(ownStore, archive));
  const db = await openConnection(target.databaseUrl, 'platform');
  try {
    await db.query("begin; set local timezone = 'UTC'");
    // Whoever starts meanwhile waits until it is over.
    await db.query('select pg_advisory_xact_lock($1, $2)', [LOCK.space, LOCK.migrate]);
    await refuseWhileInUse(db);
    await clear(db);
    if (!moved) {
      say('history');
      await takeHistory(db, together(archive.lines(PART.history)));
    }
    await putTables(db, archive, say);
    if (moved) await movePositions(db, moved);
    const effects = await openAgain(db, {
      toAsk: target.toAsk,
      done: await idsDone(archive),
    });
    const again = await forgetAgain(db, archive, target);
    await beginRestore(db, manifest.madeAt);
    await db.query('commit');
    return { effects, forgottenAgain: again };
  } finally {
    await db.end();
  }
}

async function clear(db: pg.Client): Promise<void> {
  const tables = (await allTables(db)).map((name) => `platform.${name}`);
  await db.query(`truncate ${tables.join(', ')} restart identity`);
  await db.query('drop schema read cascade; create schema read');
}

async function putTables(
  db: pg.Client,
  archive: Archive,
  say: (line: string) => void,
): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const known = new Set(await allTables(db));
  for (const [table, rows] of Object.entries(tables)) {
    if (!known.has(table))
      throw new CannotPutBack(
        `The backup has a table ${table}, which this version of the program doesn't know: ` +
          'restore it with the version that made it.',
      );
    say(table);
    const written = await putRows(db, table, archive.lines(PART.table(table)));
    if (written !== rows)
      throw new CannotPutBack(`${table} has ${written} rows and not ${rows}, as the backup says.`);
  }
  for (const [name, last] of Object.entries(sequences)) {
    await db.query(`create sequence if not exists platform.${name}`);
    if (last !== null) await db.query('select setval($1, $2)', [`platform.${name}`, last]);
  }
}

/** Positions in another store are other numbers: each is told by the event that stood there. */
async function movePositions(db: pg.Client, moved: (position: bigint) => bigint): Promise<void> {
  await setApart(db);
  const { rows } = await db.query<{ name: string; position: string }>(
    'select name, position::text from platform.reactions',
  );
  for (const { name, position } of rows)
    await db.query('update platform.reactions set position = $2 where name = $1', [
      name,
      moved(BigInt(position)).toString(),
    ]);
  const { rows: stones } = await db.query<{ until: string }>(
    "select until::text from platform.forgotten_streams where stream = '' and until > 0",
  );
  for (const { until } of stones)
    await db.query("update platform.forgotten_streams set until = $1 where stream = ''", [
      moved(BigInt(until)).toString(),
    ]);
}

async function idsDone(archive: Archive): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const line of archive.lines(PART.done)) ids.push(JSON.parse(line) as string);
  return ids;
}

/** As much of an event as tells which it is. */
interface Line {
  readonly stream: string;
  readonly revision: string;
  readonly id: string;
}

/**
 * Destroys the keys of streams that were forgotten after the backup, and lets history say so again,
 * so that everything follows that follows from it. A number that is another stream's by now is left
 * alone.
 */
async function forgetAgain(
  db: pg.Client,
  archive: Archive,
  { forgotten, ownStore }: Target,
): Promise<number> {
  if (forgotten.length === 0) return 0;
  const firsts = new Set(forgotten.map(({ stream, first }) => `${stream} ${first}`));
  const here = new Set<string>();
  for await (const text of archive.lines(PART.history)) {
    if (!text.includes('"revision":"0"')) continue;
    const { stream, revision, id } = JSON.parse(text) as Line;
    if (revision === '0' && firsts.has(`${stream} ${id}`)) here.add(`${stream} ${id}`);
  }
  let again = 0;
  for (const { stream, first, event } of forgotten) {
    if (!here.has(`${stream} ${first}`)) continue;
    const { rowCount } = await db.query('delete from platform.personal_keys where stream = $1', [
      stream,
    ]);
    again += rowCount ?? 0;
    await db.query(
      'insert into platform.forgotten_streams (stream) values ($1) on conflict do nothing',
      [stream],
    );
    if (!event) continue;
    const said = { ...event, data: {} };
    if (ownStore) await ownStore.append(stream, 'any', [said]);
    else await appendInside(db, stream, said);
  }
  return again;
}
