// Folds events into read model rows. The projector, replays, audits and specs all use this.
import { keyColumn } from './columns.ts';
import type { Message } from './decider.ts';
import type { Envelope, Key, Noted, ReadModel } from './read-model.ts';

/** An event with its envelope. */
export interface Happened extends Message, Envelope {}
export type AnyRow = Readonly<Record<string, unknown>>;

/** Whether the model handles this event. */
export const concerns = (model: ReadModel, { type }: Message): boolean =>
  model.on[type] !== undefined || model.notes?.on[type] !== undefined;

/** Whether the model keeps notes on the event's stream. */
export const isNoted = ({ notes }: ReadModel, { stream }: Envelope): boolean =>
  notes !== undefined && notes.of.includes(stream.slice(0, stream.indexOf('-')));

/** The note on a stream after an event. */
export const noteAfter = (model: ReadModel, event: Happened, note: unknown): unknown => {
  const take = model.notes?.on[event.type];
  return take ? take(event.data as never, note as never, event) : note;
};

/** The keys of the rows an event affects, without duplicates. */
export function keysOf(model: ReadModel, event: Happened, note: unknown): readonly Key[] {
  if (!model.on[event.type]) return [];
  const at = withNote(event, note);
  const own = model.key?.[event.type];
  const keys = own ? own(event.data as never, at) : (model.usualKey?.(at) ?? event.id);
  return Array.isArray(keys)
    ? [...new Set((keys as readonly Key[]).map(storable))]
    : [storable(keys as Key)];
}

/** A key as Postgres can store it: without NUL characters and lone surrogates. */
const storable = (key: Key): Key =>
  typeof key === 'string' ? key.replaceAll('\0', '').toWellFormed() : key;

/**
 * Whether no row with this key can exist before the event, which saves a lookup. True if the row is
 * keyed by the event itself (its position or id), or by a stream that starts with this event in a
 * model without custom keys; with custom keys another stream may have created the row.
 */
export function isNew(model: ReadModel, event: Happened, key: Key): boolean {
  if (key === event.eventId) return true;
  // Keys other than positions are numbers, too, and may happen to equal this position.
  if (keyColumn(model.columns) === 'position') return key === Number(event.position);
  return event.revision === 0 && !model.usualKey && !model.key && key === event.id;
}

/** A row after an event; undefined if removed. */
export const rowAfter = (
  model: ReadModel,
  event: Happened,
  {
    key,
    row,
    note,
  }: { readonly key: Key; readonly row: AnyRow | undefined; readonly note: unknown },
): AnyRow | undefined =>
  model.on[event.type]!(event.data as never, row as never, { ...withNote(event, note), key });

const withNote = (event: Happened, note: unknown): Noted<never> =>
  ({
    eventId: event.eventId,
    stream: event.stream,
    id: event.id,
    revision: event.revision,
    position: event.position,
    at: event.at,
    by: event.by,
    note,
  }) as Noted<never>;

/** All rows after these events, by key, computed in memory. */
export function rowsAfter(model: ReadModel, events: Iterable<Happened>): Map<Key, AnyRow> {
  const rows = new Map<Key, AnyRow>();
  const notes = new Map<string, unknown>();
  for (const event of events) {
    if (!concerns(model, event)) continue;
    const note = notes.get(event.stream);
    for (const key of keysOf(model, event, note)) {
      const row = rowAfter(model, event, { key, row: rows.get(key), note });
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
    if (isNoted(model, event)) notes.set(event.stream, noteAfter(model, event, note));
  }
  return rows;
}

/**
 * A row as of the event at `position`; undefined if there was none. `events` must contain all
 * streams the row is built from, in order.
 */
export function rowAt<M extends ReadModel>(
  model: M,
  events: readonly Happened[],
  { key, position }: { readonly key: Key; readonly position: bigint },
): RowOfModel<M> | undefined {
  const before = events.filter((event) => event.position <= position);
  return rowsAfter(model, before).get(key) as RowOfModel<M> | undefined;
}
type RowOfModel<M extends ReadModel> = {
  readonly [K in keyof M['columns']]: M['columns'][K]['value'];
};

/** The key of a row. */
export const keyOfRow = (model: ReadModel, row: AnyRow): Key =>
  row[keyColumn(model.columns)] as Key;
