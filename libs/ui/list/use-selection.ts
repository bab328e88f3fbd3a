// The selected rows of a list: one by one, a range with Shift, or all that are shown.
import { useRef, useState, type Key } from 'react';

export interface Selection<Row> {
  /** The selected rows that are still in the list, in its order. */
  readonly rows: readonly Row[];
  readonly isChosen: (row: Row) => boolean;
  /** `range`: selects everything from the previously clicked row. */
  readonly choose: (row: Row, on: boolean, range: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<Key> = new Set();

/** Rows that leave the list are deselected. `initially`: the keys selected at first. */
export function useSelection<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => Key,
  initially: ReadonlySet<Key> = NONE,
): Selection<Row> {
  const [keys, setKeys] = useState(initially);
  const last = useRef<Key>(undefined);
  const set = (rows: readonly Row[], on: boolean) =>
    setKeys((before) => {
      const after = new Set(before);
      for (const row of rows)
        if (on) after.add(keyOf(row));
        else after.delete(keyOf(row));
      return after;
    });
  return {
    rows: shown.filter((row) => keys.has(keyOf(row))),
    isChosen: (row) => keys.has(keyOf(row)),
    choose: (row, on, range) => {
      const to = shown.indexOf(row);
      const from = range ? shown.findIndex((one) => keyOf(one) === last.current) : to;
      last.current = keyOf(row);
      set(from < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), on);
    },
    chooseAll: (on) => (on ? set(shown, true) : setKeys(NONE)),
    clear: () => setKeys(NONE),
  };
}
