// Personal data in events: sealed under a key of the stream's own, so that forgetting the key
// forgets the person.
import type { KeyObject } from 'node:crypto';
import { mustBeText } from '@purlin/event-store/port.ts';
import type { Db } from '../../servers/database.ts';
import { KeyMissing, reportMissing } from './missing-keys.ts';
import { openStreamKeys, type StreamKeys } from './personal-keys.ts';
import { opened, seal } from './sealing.ts';

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

/** The same data with the texts of its fields changed; `a.b` is the part b of a, or of each a. */
function mapFields(data: Data, fields: readonly string[], change: (text: string) => string): Data {
  const record: Record<string, unknown> = { ...data };
  for (const field of fields) {
    const [name, ...part] = field.split('.') as [string, ...string[]];
    const value = record[name];
    if (part.length === 0) {
      if (name in record) record[name] = mapTexts(value, change);
    } else if (Array.isArray(value))
      record[name] = value.map((one: Data) => mapFields(one, [part.join('.')], change));
    else if (value !== null && typeof value === 'object')
      record[name] = mapFields(value as Data, [part.join('.')], change);
  }
  return record;
}

/** What is left of data once its key is gone. */
export const forgotten = (data: unknown, fields: readonly string[]): unknown =>
  mapFields(data as Data, fields, () => FORGOTTEN);

/** Data for a file that leaves the program, without what must be in none. */
export const withheld = (data: unknown, fields: readonly string[]): unknown =>
  fields.length === 0 ? data : mapFields(data as Data, fields, () => '(withheld)');

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

export interface PersonalData extends Pick<StreamKeys, 'prepare' | 'confirm' | 'drop'> {
  /**
   * Data with its personal fields sealed; makes the stream's key at its first use. Throws
   * `Unstorable` for texts that Postgres could not keep once they are opened again.
   */
  seal(stream: string, data: unknown, fields: readonly string[]): Promise<unknown>;
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
}

/**
 * `masterKey` (32 bytes, from ENCRYPTION_KEY) seals the streams' keys and is kept outside the
 * database. New keys are written through `keysDb`: one that does not wait for the disk where the
 * append that follows does, on the same server. Its commit takes everything before it along.
 */
export function openPersonalData(db: Db, masterKey: Buffer, keysDb: Db = db): PersonalData {
  const keys = openStreamKeys(db, masterKey, keysDb);
  return {
    prepare: keys.prepare,
    confirm: keys.confirm,
    drop: keys.drop,
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
        [SEALED]: seal(await keys.made(stream), Buffer.from(clear)).toString('base64'),
      };
    },
    open(stream, data, fields, position) {
      return uncovered(data as Data, fields, keys.known(stream), () => {
        if (!keys.wasForgotten(stream, position)) throw new KeyMissing(stream);
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
      keys.drop(stream);
    },
  };
}
