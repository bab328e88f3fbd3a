// The rows of a read model that are at hand: what the projector folds, so that it seldom reads.
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Key, ReadModel } from '@purlin/event-sourcing/read-model.ts';
import {
  concerns,
  isNew,
  isNoted,
  keyOfRow,
  keysOf,
  noteAfter,
  rowAfter,
  type AnyRow,
  type Happened,
} from '@purlin/event-sourcing/read-model-fold.ts';
import { selectNotes, selectRows, type Changes } from './read-model-statements.ts';

/** Rows and notes of a model that are kept in memory. */
const MOST = 2_000;

/** Where rows and notes are read that are not at hand. */
export interface RowSource {
  rows(keys: readonly Key[]): Promise<readonly AnyRow[]>;
  notes(streams: readonly string[]): Promise<readonly { stream: string; note: unknown }[]>;
}

/** The model's table, through a connection. */
export const tableSource = (db: Pick<pg.ClientBase, 'query'>, model: ReadModel): RowSource => ({
  rows: async (keys) => (await db.query<AnyRow>(selectRows(model, keys))).rows,
  notes: async (streams) =>
    (await db.query<{ stream: string; note: unknown }>(selectNotes(model, streams))).rows,
});

/** An event, what was noted about its stream before, and the keys it is about. */
interface Addressed {
  readonly event: Happened;
  readonly note: unknown;
  readonly keys: readonly Key[];
}

/**
 * Recent rows and notes of one model. Whoever folds is the only one who writes the table, so what
 * is at hand is what is there; forget all of it when somebody else may have written.
 */
export class ModelRows {
  readonly model: ReadModel;
  /** Null: it is known that there is none. */
  readonly #rows: LRUCache<Key, AnyRow | Absent>;
  readonly #notes: LRUCache<string, Remembered>;

  constructor(model: ReadModel, most = MOST) {
    this.model = model;
    this.#rows = new LRUCache({ max: most });
    this.#notes = new LRUCache({ max: most });
  }

  /** What events make of rows and notes. Nothing is remembered before `remember`. */
  async fold(events: readonly Happened[], source: RowSource): Promise<Changes> {
    const concerned = events.filter((event) => concerns(this.model, event));
    if (concerned.length === 0) return { rows: new Map(), notes: new Map() };
    const notes = new Map<string, unknown>();
    const addressed = await this.#address(concerned, notes, source);
    const before = await this.#rowsBefore(addressed, source);
    const rows = new Map<Key, AnyRow | undefined>();
    for (const { event, note, keys } of addressed)
      for (const key of keys) {
        const row = rows.has(key) ? rows.get(key) : before.get(key);
        const after = rowAfter(this.model, event, { key, row, note });
        if (after !== row || rows.has(key)) rows.set(key, after);
      }
    return { rows, notes };
  }

  /** These changes have been written. */
  remember({ rows, notes }: Changes): void {
    for (const [key, row] of rows) this.#rows.set(key, row ?? ABSENT);
    for (const [stream, note] of notes) this.#notes.set(stream, { note });
  }

  /** Every row that is at hand; undefined where it is known that there is none. */
  *atHand(): Iterable<readonly [Key, AnyRow | undefined]> {
    for (const [key, row] of this.#rows) yield [key, row === ABSENT ? undefined : row];
  }

  /** Folds the notes, which say which rows the events are about. */
  async #address(
    events: readonly Happened[],
    changed: Map<string, unknown>,
    source: RowSource,
  ): Promise<Addressed[]> {
    const before = await this.#notesBefore(events, source);
    return events.map((event) => {
      if (!isNoted(this.model, event))
        return { event, note: undefined, keys: keysOf(this.model, event, undefined) };
      const { stream } = event;
      const note = changed.has(stream) ? changed.get(stream) : before.get(stream);
      const after = noteAfter(this.model, event, note);
      if (after !== note || changed.has(stream)) changed.set(stream, after);
      return { event, note, keys: keysOf(this.model, event, note) };
    });
  }

  async #notesBefore(
    events: readonly Happened[],
    source: RowSource,
  ): Promise<ReadonlyMap<string, unknown>> {
    const before = new Map<string, unknown>();
    const unknown = new Set<string>();
    for (const event of events) {
      const { stream } = event;
      if (before.has(stream) || unknown.has(stream) || !isNoted(this.model, event)) continue;
      const remembered = this.#notes.get(stream);
      if (remembered) before.set(stream, remembered.note);
      else if (event.revision === 0) before.set(stream, undefined);
      else unknown.add(stream);
    }
    if (unknown.size === 0) return before;
    for (const { stream, note } of await source.notes([...unknown])) before.set(stream, note);
    for (const stream of unknown) this.#notes.set(stream, { note: before.get(stream) });
    return before;
  }

  async #rowsBefore(
    addressed: readonly Addressed[],
    source: RowSource,
  ): Promise<ReadonlyMap<Key, AnyRow>> {
    const before = new Map<Key, AnyRow>();
    const known = new Set<Key>();
    const unknown: Key[] = [];
    for (const { event, keys } of addressed)
      for (const key of keys) {
        if (known.has(key)) continue;
        known.add(key);
        const row = this.#rows.get(key);
        if (row === undefined && !isNew(this.model, event, key)) unknown.push(key);
        if (row && row !== ABSENT) before.set(key, row);
      }
    if (unknown.length === 0) return before;
    for (const row of await source.rows(unknown)) before.set(keyOfRow(this.model, row), row);
    for (const key of unknown) this.#rows.set(key, before.get(key) ?? ABSENT);
    return before;
  }
}

interface Remembered {
  readonly note: unknown;
}
const ABSENT = {} as const;
type Absent = typeof ABSENT;
