// Personal data in events: sealed under a key of the stream's own, so that forgetting the key
// forgets the person.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { mustBeText } from '@purlin/event-store/port.ts';
import { LRUCache } from 'lru-cache';
import { ConfigError } from '../config.ts';
import type { Db } from '../servers/database.ts';
import { KeyMissing, reportMissing } from './missing-keys.ts';

/**
 * Where an event's sealed texts stand, all in one piece; each text's own place says which of them
 * it is.
 */
const SEALED = '$sealed';
/**
 * Which fields they stand in, where only parts of a field are sealed; unset, they are whole fields.
 */
const PARTS = '$parts';
/** What a field reads as once its key is gone; history still folds. */
export const FORGOTTEN = '(forgotten)';

/** AES-256-GCM; the answer is iv, tag and ciphertext together. */
function seal(key: KeyObject, clear: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the key is another one or the bytes were changed. */
function unseal(key: KeyObject, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/**
 * Undefined when it was sealed with a key that was forgotten; the stream may have got a new one
 * since.
 */
function opened(key: KeyObject, sealed: Buffer): string | undefined {
  try {
    return unseal(key, sealed).toString();
  } catch {
    return undefined;
  }
}

/** Every text inside a value, changed by `change`; numbers, flags and the structure stay. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
    );
  return value;
}

type Data = Readonly<Record<string, unknown>>;

/** The same data with the texts of its fields changed; a field `a.b` is the part b of a. */
function mapFields(data: Data, fields: readonly string[], change: (text: string) => string): Data {
  const record: Record<string, unknown> = { ...data };
  for (const field of fields) {
    const [name, ...part] = field.split('.') as [string, ...string[]];
    const value = record[name];
    if (part.length === 0) {
      if (name in record) record[name] = mapTexts(value, change);
    } else if (value !== null && typeof value === 'object')
      record[name] = mapFields(value as Data, [part.join('.')], change);
  }
  return record;
}

/** What is left of data once its key is gone. */
export const forgotten = (data: unknown, fields: readonly string[]): unknown =>
  mapFields(data as Data, fields, () => FORGOTTEN);

/**
 * Data as it was before it was sealed; without the right key its texts are forgotten, or `missing`
 * throws.
 */
function uncovered(
  data: Data,
  fields: readonly string[],
  key: KeyObject | undefined,
  missing: () => void,
): unknown {
  const { [SEALED]: sealed, [PARTS]: parts, ...covered } = data;
  if (typeof sealed !== 'string') return data;
  const clear = key && opened(key, Buffer.from(sealed, 'base64'));
  if (clear === undefined) missing();
  const texts = clear === undefined ? [] : (JSON.parse(clear) as string[]);
  const within = Array.isArray(parts)
    ? (parts as string[])
    : [...new Set(fields.map((field) => field.split('.')[0]!))];
  return mapFields(covered, within, (place) => texts[Number(place)] ?? FORGOTTEN);
}

export interface PersonalData {
  /**
   * Data with its personal fields sealed; makes the stream's key at its first use. Throws
   * `Unstorable` for texts that Postgres could not keep once they are opened again.
   */
  seal(stream: string, data: unknown, fields: readonly string[]): Promise<unknown>;
  /**
   * What was sealed for this stream is in history now. Where its key was lost because the database
   * fell over in between, and the append was repeated, it is put back.
   */
  confirm(stream: string): Promise<void>;
  /** Loads the keys of streams that are about to be read, in one query. */
  prepare(streams: Iterable<string>): Promise<void>;
  /**
   * Data of the event at `position` as it was before `seal`; texts whose key was forgotten read
   * `(forgotten)`. Throws `KeyMissing` when nobody forgot it. Call `prepare` first.
   */
  open(stream: string, data: unknown, fields: readonly string[], position: bigint): unknown;
  /** Tells every process's health that this stream's key is missing. */
  report(missing: KeyMissing): Promise<void>;
  /**
   * Forgets a stream's key: its personal data can never be read again. Leaves a tombstone, and
   * tells the other processes.
   */
  forget(stream: string): Promise<void>;
  /**
   * Lets go of a stream's key that may have been forgotten elsewhere, or of all; what is still
   * there is loaded again.
   */
  drop(stream?: string): void;
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

/**
 * `masterKey` (32 bytes, from ENCRYPTION_KEY) seals the streams' keys and is kept outside the
 * database. New keys are written through `keysDb`: one that does not wait for the disk where the
 * append that follows does, on the same server. Its commit takes everything before it along.
 */
export function openPersonalData(db: Db, masterKey: Buffer, keysDb: Db = db): PersonalData {
  // Key objects: a cipher made with plain bytes costs four times as much.
  const master = createSecretKey(masterKey);
  // Only keys that are there: that a stream has none yet may be over in the next moment, in another
  // process.
  const keys = new LRUCache<string, KeyObject>({ max: 50_000 });
  const tombstones = new LRUCache<string, true>({ max: 50_000 });
  /** Up to here a missing key means forgotten: the first tombstones were left after it. */
  let withoutTombstones: bigint | undefined;

  // Keys of ours that nothing has taken to the disk yet.
  const unconfirmed = new Map<string, Buffer>();

  // A key that is forgotten while it is on its way must not stay.
  let drops = 0;
  const load = async (streams: readonly string[]): Promise<void> => {
    const before = drops;
    const { rows } = await db.query<{ stream: string; sealed_key: Buffer | null; until: string }>({
      name: 'personal_keys_and_tombstones',
      text: `select stream, sealed_key, null as until from platform.personal_keys
          where stream = any($1)
        union all select stream, null, until::text from platform.forgotten_streams
          where stream = any($1) or stream = ''`,
      values: [streams],
    });
    if (drops !== before) return load(streams);
    for (const row of rows)
      if (row.sealed_key) keys.set(row.stream, createSecretKey(unseal(master, row.sealed_key)));
      else if (row.stream === '') withoutTombstones = BigInt(row.until);
      else tombstones.set(row.stream, true);
  };
  // Everything that is asked for in the same turn of the event loop is loaded with one query.
  let wanted = new Set<string>();
  let loading: Promise<void> | undefined;
  const prepare = async (streams: Iterable<string>): Promise<void> => {
    const missing = [...streams].filter((stream) => !keys.has(stream));
    if (missing.length === 0) return;
    for (const stream of missing) wanted.add(stream);
    loading ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const now = [...wanted];
      wanted = new Set();
      loading = undefined;
      return load(now);
    });
    await loading;
  };

  const keyOf = async (stream: string): Promise<KeyObject> => {
    await prepare([stream]);
    const known = keys.get(stream);
    if (known) return known;
    const made = randomBytes(32);
    const sealed = seal(master, made);
    const before = drops;
    // Two writers may race for the first key of a stream: the row decides, the other reads it.
    const first = await insertKey(keysDb, stream, sealed);
    if (first && drops === before) {
      keys.set(stream, createSecretKey(made));
      if (keysDb !== db) unconfirmed.set(stream, sealed);
    }
    await prepare([stream]);
    return keys.get(stream)!;
  };

  const drop = (stream?: string): void => {
    drops++;
    if (stream) unconfirmed.delete(stream);
    if (stream) keys.delete(stream);
    else keys.clear();
  };

  return {
    prepare,
    async seal(stream, data, fields) {
      if (fields.length === 0) return data;
      const texts: string[] = [];
      const covered = mapFields(data as Data, fields, (text) => `${texts.push(text) - 1}`);
      const parts = fields.some((field) => field.includes('.')) ? { [PARTS]: fields } : {};
      const clear = JSON.stringify(texts);
      // The store sees only what comes out of here.
      mustBeText(`the personal data of ${stream}`, clear);
      return {
        ...covered,
        ...parts,
        [SEALED]: seal(await keyOf(stream), Buffer.from(clear)).toString('base64'),
      };
    },
    async confirm(stream) {
      const sealed = unconfirmed.get(stream);
      if (!sealed) return;
      await insertKey(db, stream, sealed);
      unconfirmed.delete(stream);
    },
    open(stream, data, fields, position) {
      return uncovered(data as Data, fields, keys.get(stream), () => {
        if (!tombstones.has(stream) && position > (withoutTombstones ?? 0n))
          throw new KeyMissing(stream);
      });
    },
    report: (missing) => reportMissing(db, missing),
    async forget(stream) {
      await db.query(
        `with gone as (delete from platform.personal_keys where stream = $1),
          tombstone as (insert into platform.forgotten_streams (stream) values ($1)
            on conflict do nothing)
          select pg_notify('forgotten', $1)`,
        [stream],
      );
      drop(stream);
    },
    drop,
  };
}
