// The keys under which streams' personal data is sealed: made at their first use, sealed themselves
// under the master key, remembered, and gone for good when somebody is forgotten.
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ConfigError } from '../../config.ts';
import type { Db } from '../../servers/database.ts';
import { opened, seal, unseal } from './sealing.ts';

export interface StreamKeys {
  /** Loads the keys of streams that are about to be read, in one query. */
  prepare(streams: Iterable<string>): Promise<void>;
  /**
   * What was sealed for this stream is in history now. Where its key was lost because the database
   * fell over in between, and the append was repeated, it is put back.
   */
  confirm(stream: string): Promise<void>;
  /**
   * Lets go of a stream's key that may have been forgotten elsewhere, or of all; what is still
   * there is loaded again.
   */
  drop(stream?: string): void;
  /** The key of a stream, made when there is none. */
  made(stream: string): Promise<KeyObject>;
  /** The key as far as it was loaded. */
  known(stream: string): KeyObject | undefined;
  /** Whether somebody forgot it; until `position`, a missing key means that. */
  wasForgotten(stream: string, position: bigint): boolean;
}

/**
 * Throws ConfigError when the data is sealed with another master key: what a process with a key of
 * its own writes, no other could read.
 * The first process leaves a sealed key behind that belongs to no stream, and every later one must
 * be able to open it.
 */
export async function checkMasterKey(db: Db, masterKey: Buffer): Promise<void> {
  const master = createSecretKey(masterKey);
  await db.query(
    "insert into platform.personal_keys (stream, sealed_key) values ('', $1) on conflict " +
      'do nothing',
    [seal(master, randomBytes(32))],
  );
  const { rows } = await db.query<{ sealed_key: Buffer }>(
    "select sealed_key from platform.personal_keys where stream = ''",
  );
  if (opened(master, rows[0]!.sealed_key) === undefined)
    throw new ConfigError(
      'ENCRYPTION_KEY: the data is sealed with another key. Set it to that key; where it ' +
        'was never set, it is in the file encryption-key in the DATA_DIR of the first start.',
    );
}

/** Whether there was none yet. */
async function insertKey(db: Db, stream: string, sealed: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'personal_key',
    text: `insert into platform.personal_keys (stream, sealed_key) values ($1, $2)
      on conflict do nothing`,
    values: [stream, sealed],
  });
  return rowCount === 1;
}

/** A key as the database keeps it, or that it is gone. */
interface Loaded {
  readonly stream: string;
  readonly sealed_key: Buffer | null;
  readonly until: string;
}

const readKeys = async (db: Db, streams: readonly string[]): Promise<readonly Loaded[]> =>
  (
    await db.query<Loaded>({
      name: 'personal_keys_and_tombstones',
      text: `select stream, sealed_key, null as until from platform.personal_keys
          where stream = any($1)
        union all select stream, null, until::text from platform.forgotten_streams
          where stream = any($1) or stream = ''`,
      values: [streams],
    })
  ).rows;

/** Keys at hand: what is worked on at the moment. */
const AT_HAND = 5_000;

/** Everything that is asked for in the same turn of the event loop is loaded at once. */
function together(load: (streams: readonly string[]) => Promise<void>) {
  let wanted = new Set<string>();
  let loading: Promise<void> | undefined;
  return async (streams: readonly string[]): Promise<void> => {
    for (const stream of streams) wanted.add(stream);
    loading ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const now = [...wanted];
      wanted = new Set();
      loading = undefined;
      return load(now);
    });
    await loading;
  };
}

/** For the parameters see `openPersonalData`. */
export function openStreamKeys(db: Db, masterKey: Buffer, keysDb: Db): StreamKeys {
  // Key objects: a cipher made with plain bytes costs four times as much.
  const master = createSecretKey(masterKey);
  // Only keys that are there: another process may make one in the next moment.
  const keys = new LRUCache<string, KeyObject>({ max: AT_HAND });
  const tombstones = new LRUCache<string, true>({ max: AT_HAND });
  /** Up to here a missing key means forgotten: the first tombstones were left after it. */
  let withoutTombstones: bigint | undefined;
  // Keys of ours that nothing has taken to the disk yet.
  const unconfirmed = new Map<string, Buffer>();
  // A key that is forgotten while it is on its way must not stay.
  let drops = 0;

  const load = async (streams: readonly string[]): Promise<void> => {
    const before = drops;
    const rows = await readKeys(db, streams);
    if (drops !== before) return load(streams);
    for (const { stream, sealed_key: sealed, until } of rows)
      if (sealed) keys.set(stream, createSecretKey(unseal(master, sealed)));
      else if (stream === '') withoutTombstones = BigInt(until);
      else tombstones.set(stream, true);
  };
  const loadTogether = together(load);
  const prepare = async (streams: Iterable<string>): Promise<void> => {
    const missing = [...streams].filter((stream) => !keys.has(stream));
    if (missing.length > 0) await loadTogether(missing);
  };
  const make = async (stream: string): Promise<void> => {
    const key = randomBytes(32);
    const sealed = seal(master, key);
    const before = drops;
    // Two writers may race for the first key of a stream: the row decides, the other reads it.
    if (!(await insertKey(keysDb, stream, sealed)) || drops !== before) return;
    keys.set(stream, createSecretKey(key));
    if (keysDb !== db) unconfirmed.set(stream, sealed);
  };

  return {
    prepare,
    known: (stream) => keys.get(stream),
    wasForgotten: (stream, position) =>
      tombstones.has(stream) || position <= (withoutTombstones ?? 0n),
    async made(stream) {
      await prepare([stream]);
      if (!keys.has(stream)) await make(stream).then(() => prepare([stream]));
      return keys.get(stream)!;
    },
    async confirm(stream) {
      const sealed = unconfirmed.get(stream);
      if (sealed) await insertKey(db, stream, sealed);
      unconfirmed.delete(stream);
    },
    drop(stream) {
      drops++;
      if (!stream) return keys.clear();
      unconfirmed.delete(stream);
      keys.delete(stream);
    },
  };
}
