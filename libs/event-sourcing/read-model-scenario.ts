// Scenarios of read models: given events, then rows. Nothing but memory is needed.
import type { Message } from './decider.ts';
import { rowsAfter, type Happened } from './read-model-fold.ts';
import type { Key, ReadModel, RowOf } from './read-model.ts';

/** When and by whom a scenario's events happen, unless it says otherwise. */
export interface ScenarioEvent extends Message {
  readonly stream?: string;
  readonly at?: string;
  readonly by?: string;
}

/**
 * Events with their places in a history: of the stream `<category>-1` unless they name another, at
 * positions from 1.
 */
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

/** `given(model, 'estimate')(...events)`: the rows that follow. */
export const given =
  <M extends ReadModel>(model: M, category: string) =>
  (...events: readonly ScenarioEvent[]) => {
    const rows = rowsAfter(model, history(category, events)) as ReadonlyMap<Key, RowOf<M>>;
    return {
      /** All rows in the order in which they came. */
      rows: () => [...rows.values()],
      row: (key: Key): RowOf<M> | undefined => rows.get(key),
    };
  };
