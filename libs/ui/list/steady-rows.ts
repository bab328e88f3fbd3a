// Rows that stay in place while the user works with them. Changes by others show in place, removed
// rows are dimmed there, and new rows wait until the user asks for them.
import { type Key, useState } from 'react';

/** A row as shown. `gone`: it has left the list, and this is its last state. */
export interface KeptRow<Row> {
  readonly row: Row;
  readonly gone: boolean;
}
export interface SteadyRows<Row> {
  readonly rows: readonly KeptRow<Row>[];
  /** How many rows others have added above the last one shown. */
  readonly fresh: number;
  /** How many rows have been removed since. */
  readonly left: number;
  /** Shows the list as it is now. */
  readonly showNow: () => void;
  /** Rows that the user removes disappear at once. */
  readonly letGo: (keys: readonly Key[]) => void;
}

const NONE: ReadonlySet<Key> = new Set();

/**
 * The rows to show after the list has become `now`. Rows already shown keep their places, rows
 * after the last of them are appended, and rows that would go between them are left out, unless the
 * user added them (`own`) or removed and restored them (`leaving`).
 */
export function steadied<Row>(
  before: readonly KeptRow<Row>[],
  now: readonly Row[],
  keyOf: (row: Row) => Key,
  leaving: ReadonlySet<Key>,
  own: ReadonlySet<Key> = NONE,
): readonly KeptRow<Row>[] {
  const rows = new Map(now.map((row) => [keyOf(row), row]));
  const kept = before.flatMap((one): readonly KeptRow<Row>[] => {
    const row = rows.get(keyOf(one.row));
    if (row !== undefined) return row === one.row && !one.gone ? [one] : [{ row, gone: false }];
    if (leaving.has(keyOf(one.row))) return [];
    return [one.gone ? one : { row: one.row, gone: true }];
  });
  const known = new Set(kept.map(({ row }) => keyOf(row)));
  const last = now.findLastIndex((row) => known.has(keyOf(row)));
  const added = now.slice(last + 1).map((row): KeptRow<Row> => ({ row, gone: false }));
  const isOwn = (key: Key): boolean => !known.has(key) && (leaving.has(key) || own.has(key));
  const back = now.slice(0, last + 1).filter((row) => isOwn(keyOf(row)));
  return withThose([...kept, ...added], back, now, keyOf);
}

/** Inserts each row of `back` after its predecessor in `now`. */
function withThose<Row>(
  rows: readonly KeptRow<Row>[],
  back: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly KeptRow<Row>[] {
  const all = [...rows];
  for (const row of back) {
    const before = now[now.indexOf(row) - 1];
    const at = before === undefined ? -1 : all.findIndex((one) => keyOf(one.row) === keyOf(before));
    all.splice(at + 1, 0, { row, gone: false });
  }
  return all;
}

const same = <Row>(a: readonly KeptRow<Row>[], b: readonly KeptRow<Row>[]): boolean =>
  a.length === b.length && a.every((one, n) => one === b[n]);

/** `own`: keys of the rows that the user has added here. */
export function useSteadyRows<Row>(
  now: readonly Row[],
  keyOf: (row: Row) => Key,
  own: ReadonlySet<Key> = NONE,
): SteadyRows<Row> {
  const [kept, setKept] = useState<readonly KeptRow<Row>[]>([]);
  const [leaving, setLeaving] = useState<ReadonlySet<Key>>(new Set());
  const rows = steadied(kept, now, keyOf, leaving, own);
  if (!same(kept, rows)) setKept(rows);
  const shown = rows.filter(({ gone }) => !gone).length;
  return {
    rows,
    fresh: now.length - shown,
    left: rows.length - shown,
    showNow: () => setKept([]),
    letGo: (keys) => setLeaving((before) => new Set([...before, ...keys])),
  };
}
