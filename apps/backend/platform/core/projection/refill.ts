// Refilling one read model: rows stay in memory while events change them and go to the table in
// bulk, most of them once.
import type pg from 'pg';
import type { Key, ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { keyOfRow, type AnyRow, type Happened } from '@purlin/event-sourcing/read-model-fold.ts';
import { passes } from '../../servers/database.ts';
import { messageForLogs } from '../../servers/foreign-words.ts';
import { ModelRows, tableSource, type RowSource } from './model-rows.ts';
import { tablesOf } from './read-model-tables.ts';
import { writeChanges } from './read-model-statements.ts';

/** Changed rows that are kept before they are written. */
const MOST = 5_000;

/** What was changed and is not in the table yet; undefined values are gone. */
class Unwritten<K, V> {
  #changed = new Map<K, V | undefined>();
  #underWay: ReadonlyMap<K, V | undefined> = new Map<K, V | undefined>();
  readonly #inTable = new Set<K>();

  get size(): number {
    return this.#changed.size;
  }

  add(changes: ReadonlyMap<K, V | undefined>): void {
    for (const [key, value] of changes) this.#changed.set(key, value);
  }

  /** What is to be written now. */
  next(): ReadonlyMap<K, V | undefined> {
    const next = (this.#underWay = this.#changed);
    for (const key of next.keys()) this.#inTable.add(key);
    this.#changed = new Map();
    return next;
  }

  /** The values of these keys; those that only the table knows are read there. */
  async read(
    keys: readonly K[],
    table: (keys: readonly K[]) => Promise<readonly (readonly [K, V])[]>,
  ): Promise<(readonly [K, V])[]> {
    const found: (readonly [K, V])[] = [];
    const elsewhere: K[] = [];
    for (const key of keys) {
      const of = [this.#changed, this.#underWay].find((one) => one.has(key));
      const value = of?.get(key);
      if (value !== undefined) found.push([key, value]);
      else if (!of && this.#inTable.has(key)) elsewhere.push(key);
    }
    return elsewhere.length > 0 ? [...found, ...(await table(elsewhere))] : found;
  }
}

export class Refill {
  readonly model: ReadModel;
  /** Why it stopped: it takes no more events, and its table is empty. */
  error: string | undefined;
  readonly #db: pg.ClientBase;
  readonly #atHand: ModelRows;
  readonly #source: RowSource;
  #rows = new Unwritten<Key, AnyRow>();
  #notes = new Unwritten<string, unknown>();
  #written: Promise<unknown> = Promise.resolve();

  constructor(model: ReadModel, db: pg.ClientBase) {
    this.model = model;
    this.#db = db;
    this.#atHand = new ModelRows(model);
    const table = tableSource(db, model);
    this.#source = {
      rows: async (keys) => {
        const read = await this.#rows.read(keys, async (missing) =>
          (await table.rows(missing)).map((row) => [keyOfRow(model, row), row]),
        );
        return read.map(([, row]) => row);
      },
      notes: async (streams) => {
        const read = await this.#notes.read(streams, async (missing) =>
          (await table.notes(missing)).map(({ stream, note }) => [stream, note]),
        );
        return read.map(([stream, note]) => ({ stream, note }));
      },
    };
  }

  /** Folds these events. Throws only for what passes: a lost connection, a full disk. */
  async take(events: readonly Happened[]): Promise<void> {
    await this.#orPark(async () => {
      const changes = await this.#atHand.fold(events, this.#source);
      this.#atHand.remember(changes);
      this.#rows.add(changes.rows);
      this.#notes.add(changes.notes);
      if (this.#rows.size + this.#notes.size >= MOST) await this.#write();
    });
  }

  /** Writes what is left. */
  async end(): Promise<void> {
    await this.#orPark(async () => {
      await this.#write();
      await this.#written;
    });
  }

  /** What was changed last goes on its way when the part before has arrived. */
  async #write(): Promise<void> {
    await this.#written;
    const statement = writeChanges(this.model, {
      rows: this.#rows.next(),
      notes: this.#notes.next(),
    });
    if (!statement) return;
    this.#written = this.#db.query(statement);
    this.#written.catch(() => {}); // told to whoever waits for it
  }

  async #orPark(work: () => Promise<void>): Promise<void> {
    if (this.error !== undefined) return;
    try {
      await work();
    } catch (error) {
      if (passes(error)) throw error; // a lost connection or a full disk is no reason to park
      await this.#db.query('select 1');
      this.error = messageForLogs(error);
      this.#rows = new Unwritten();
      this.#notes = new Unwritten();
      await this.#db.query(`truncate ${tablesOf(this.model).join(', ')}`);
    }
  }
}
