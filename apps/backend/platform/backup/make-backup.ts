// Makes a backup while the product runs and writes: the tables of one moment, all history up to it,
// and, where a passphrase seals it, the key that opens them.
import { createWriteStream, mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { Fingerprinter, type Fingerprint } from '@purlin/event-store/fingerprint.ts';
import type { EventStore } from '@purlin/event-store/port.ts';
import { notedIn } from '../core/tasks/done-journal.ts';
import { openConnection } from '../servers/database.ts';
import { writeArchive, type ArchiveWriter } from './archive.ts';
import { addToList, forgottenIn, listBeside } from './forgotten-list.ts';
import { FORMAT, PART, type Manifest } from './manifest.ts';
import { sumsAt, type ModelSums } from './model-sums.ts';
import { sealingStream } from './sealed-file.ts';
import { rowsOf, sequencesOf, tablesToKeep } from './tables.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly engine: string;
  readonly readModels: readonly ReadModel[];
  readonly dataDir: string;
  /** Takes the place of an earlier file of this name only when it is whole. */
  readonly file: string;
  /** Seals the file, and puts the key into it; unset, the file lies open and has no key. */
  readonly sealed: { readonly passphrase: string; readonly key: Buffer } | undefined;
  readonly say: (line: string) => void;
}

/** One moment of the database, and how far history belongs to it. */
interface Moment {
  readonly db: pg.Client;
  readonly head: bigint;
  readonly sums: ModelSums | undefined;
}

/** So often it is tried to find a moment in which the read models are not behind. */
const TRIES = 40;
const AGAIN_MS = 50;

/** Writes the file and answers what is in it. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, store, file, sealed } = options;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  const db = await openConnection(databaseUrl, 'platform');
  const disk = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    const moment = await momentOf(db, store, options.readModels);
    const sealing = sealed && (await sealingStream(sealed.passphrase));
    const archive = writeArchive(disk, sealing);
    const manifest = await writeParts(archive, moment, options);
    // Before the backup is there: no backup without the list of who must not come back with it.
    addToList(listBeside(file), await forgottenIn(db, store), manifest.madeAt);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return manifest;
  } catch (error) {
    disk.destroy();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await db.end();
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * The database of one moment, and the head of history that it knows. Events up to it were there
 * before, and so were their keys, because a key is made before what it seals.
 */
async function momentOf(
  db: pg.Client,
  store: EventStore,
  models: readonly ReadModel[],
): Promise<Moment> {
  for (let tries = 1; ; tries++) {
    const before = await store.head();
    await db.query("begin isolation level repeatable read read only; set local timezone = 'UTC'");
    const { rows } = await db.query<{ head: string }>(
      `select greatest($1::bigint, max(position))::text as head from platform.followers`,
      [before.toString()],
    );
    const head = BigInt(rows[0]!.head);
    const sums = await sumsAt(db, models, head);
    if (sums || tries === TRIES) return { db, head, sums };
    await db.query('rollback');
    await sleep(AGAIN_MS);
  }
}

async function writeParts(
  archive: ArchiveWriter,
  { db, head, sums }: Moment,
  { store, engine, dataDir, sealed, say }: BackupOptions,
): Promise<Manifest> {
  const tables: Record<string, number> = {};
  for (const table of await tablesToKeep(db)) {
    say(table);
    tables[table] = 0;
    await archive.write(
      PART.table(table),
      counted(rowsOf(db, table), (rows) => (tables[table]! += rows)),
    );
  }
  const sequences = await sequencesOf(db);
  say('history');
  const { lines, end } = historyOf(store, head);
  await archive.write(PART.history, lines);
  await archive.write(PART.done, doneBeside(dataDir));
  if (sealed) await archive.write(PART.key, oneText(sealed.key.toString('hex')));
  const { events, hash, last } = end();
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    engine,
    history: { events, sha256: hash, head: last.toString() },
    tables,
    sequences,
    readModels: sums ?? null,
    holdsKey: sealed !== undefined,
    parts: [...archive.parts],
  };
  await archive.end(manifest);
  return manifest;
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

async function* counted(
  lines: AsyncIterable<string>,
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  for await (const some of lines) {
    onRows(some.split('\n').length - 1);
    yield some;
  }
}

/** Events that are written at once. */
const EVENTS = 500;

/** All events up to the head, as lines; `end` tells what they were. */
function historyOf(
  store: EventStore,
  head: bigint,
): { lines: AsyncGenerator<string>; end(): Fingerprint & { readonly last: bigint } } {
  const taken = new Fingerprinter();
  let last = 0n;
  const lines = async function* (): AsyncGenerator<string> {
    let some: string[] = [];
    for await (const event of store.readAll()) {
      if (event.position > head) break;
      taken.take(event);
      last = event.position;
      const { position, revision, created, ...rest } = event;
      const numbers = { position: position.toString(), revision: revision.toString() };
      some.push(`${JSON.stringify({ ...numbers, ...rest, created })}\n`);
      if (some.length < EVENTS) continue;
      yield some.join('');
      some = [];
    }
    if (some.length > 0) yield some.join('');
  };
  return { lines: lines(), end: () => ({ ...taken.end(), last }) };
}

/** What processes of this machine did and could not record while the database was away. */
async function* doneBeside(dataDir: string): AsyncGenerator<string> {
  for (const id of notedIn(dataDir)) yield `${JSON.stringify(id)}\n`;
}
