// Folding a read model: which rows an event is about, and what they are after it. The projector, a
// replay, an audit and a spec all fold with this.
import { keyColumn } from './columns.ts';
import type { Message } from './decider.ts';
import type { Envelope, Key, Noted, ReadModel } from './read-model.ts';

/** An event with its place in history. */
export interface Happened extends Message, Envelope {}
export type AnyRow = Readonly<Record<string, unknown>>;

/** Whether the model says anything about this event. */
export const concerns = (model: ReadModel, { type }: Message): boolean =>
  model.on[type] !== undefined || model.notes?.on[type] !== undefined;

/** Whether the model takes notes of the stream of an event. */
export const isNoted = ({ notes }: ReadModel, { stream }: Envelope): boolean =>
  notes !== undefined && notes.of.includes(stream.slice(0, stream.indexOf('-')));

/** The note about a stream after an event. */
export const noteAfter = (model: ReadModel, event: Happened, note: unknown): unknown => {
  const take = model.notes?.on[event.type];
  return take ? take(event.data as never, note as never, event) : note;
};

/** The keys of the rows an event is about, each once. */
export function keysOf(model: ReadModel, event: Happened, note: unknown): readonly Key[] {
  if (!model.on[event.type]) return [];
  const at = withNote(event, note);
  const own = model.key?.[event.type];
  const keys = own ? own(event.data as never, at) : (model.usualKey?.(at) ?? event.id);
  return Array.isArray(keys)
    ? [...new Set((keys as readonly Key[]).map(storable))]
    : [storable(keys as Key)];
}

/** A key as a table can have it: texts lose NULs and halves of characters when they are written. */
const storable = (key: Key): Key =>
  typeof key === 'string' ? key.replaceAll('\0', '').toWellFormed() : key;

/**
 * Whether a row with this key cannot be there before the event: it is named after the event itself
 * (its key column is `position`, or the key is the event's id), or after a stream that begins with
 * it, in a model that no event addresses otherwise: another stream may have made the row.
 */
export function isNew(model: ReadModel, event: Happened, key: Key): boolean {
  if (key === event.eventId) return true;
  // Other keys are numbers too, and one of them may happen to be this position.
  if (keyColumn(model.columns) === 'position') return key === Number(event.position);
  return event.revision === 0 && !model.usualKey && !model.key && key === event.id;
}

/** A row after an event; undefined where there is none. */
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

/** Every row of a model after these events, by key: nothing but memory is needed. */
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
 * A row as it stood once the event at `position` had happened; undefined when there was none.
 * `events` are those of every stream that the row is made of, in their order.
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

/** The key a row of a model has. */
export const keyOfRow = (model: ReadModel, row: AnyRow): Key =>
  row[keyColumn(model.columns)] as Key;
