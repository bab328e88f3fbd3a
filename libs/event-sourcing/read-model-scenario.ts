// In-memory scenarios for read models: given events, then rows.
import type { Message } from './decider.ts';
import { rowsAfter, type Happened } from './read-model-fold.ts';
import type { Key, ReadModel, RowOf } from './read-model.ts';

/** An event; stream, time and actor have defaults. */
export interface ScenarioEvent extends Message {
  readonly stream?: string;
  readonly at?: string;
  readonly by?: string;
}

/** Adds envelopes: stream `<category>-1` unless given, positions from 1. */
export function history(category: string, events: readonly ScenarioEvent[]): Happened[] {
  const revisions = new Map<string, number>();
  return events.map(({ type, data, stream = `${category}-1`, at, by }, n) => {
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return {
      type,
      data,
      stream,
      id: Number(stream.slice(stream.indexOf('-') + 1)),
      eventId: `event-${n + 1}`,
      revision,
      position: BigInt(n + 1),
      at: at ?? '2026-03-02T17:00:00.000Z',
      by: by ?? 'user-1',
    };
  });
}

/** `given(model, 'estimate')(...events)` returns the resulting rows. */
export const given =
  <M extends ReadModel>(model: M, category: string) =>
  (...events: readonly ScenarioEvent[]) => {
    const rows = rowsAfter(model, history(category, events)) as ReadonlyMap<Key, RowOf<M>>;
    return {
      /** All rows in order of creation. */
      rows: () => [...rows.values()],
      row: (key: Key): RowOf<M> | undefined => rows.get(key),
    };
  };
