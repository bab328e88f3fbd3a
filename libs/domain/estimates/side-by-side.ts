// Compares an estimate's options: lines that all options share, and a row for each difference.
import { lacking, sameToTheCent } from './lacking.ts';
import { alike, commonWords, type Named, sameWords } from './likeness.ts';
import { type Measured, sameSize } from './measures.ts';

/** A saved line or one in a form. */
export interface Comparable extends Named, Measured {
  readonly rate: string;
  readonly details: string | null;
  readonly exclusions: string | null;
  readonly process: string | null;
  readonly priceBookItemId: number | null;
}
export interface ComparedRow<L extends Comparable> {
  /** Words that the row's lines share; empty if none. */
  readonly label: string;
  /** One line per option; null if it has no such line. */
  readonly cells: readonly (L | null)[];
  /** For each option, whether it certainly lacks this item under any name. */
  readonly lacks: readonly boolean[];
}
export interface Comparison<L extends Comparable> {
  /** Lines that all options have, equal to the cent; taken from the first option. */
  readonly shared: readonly L[];
  readonly rows: readonly ComparedRow<L>[];
}

type Match = (a: Comparable, b: Comparable) => boolean;
const sameSection: Match = (a, b) => Boolean(a.section) && a.section === b.section;

/**
 * Ways to match lines of different options, most reliable first. Cells show their own text, so a
 * wrong match hides nothing.
 */
const MATCHES: readonly Match[] = [
  sameWords,
  (a, b) => a.priceBookItemId !== null && a.priceBookItemId === b.priceBookItemId,
  (a, b) => sameSection(a, b) && alike(a, b),
  (a, b) => a.unit === b.unit && alike(a, b),
  alike,
  (a, b) => sameSection(a, b) && a.unit === b.unit,
  sameSize,
];

type Cells<L> = (L | null)[];

/** Adds an option's lines to matching rows. A new row goes after the option's previous line. */
function place<L extends Comparable>(
  rows: Cells<L>[],
  lines: readonly L[],
  option: number,
  options: number,
): void {
  const rowOf = new Map<L, Cells<L>>();
  for (const match of MATCHES)
    for (const line of lines) {
      if (rowOf.has(line)) continue;
      const row = rows.find(
        (cells) => cells[option] === null && cells.some((cell) => cell && match(cell, line)),
      );
      if (!row) continue;
      row[option] = line;
      rowOf.set(line, row);
    }
  let last = -1;
  for (const line of lines) {
    const row = rowOf.get(line);
    if (row) last = rows.indexOf(row);
    else {
      const cells: Cells<L> = Array.from({ length: options }, () => null);
      cells[option] = line;
      rows.splice(++last, 0, cells);
    }
  }
}

const isShared = (cells: readonly (Comparable | null)[]): boolean => {
  const [first, ...others] = cells;
  return Boolean(first) && others.every((cell) => first && cell && sameToTheCent(first, cell));
};

/** Compares options; every line appears once, as shared or in a row. */
export function sideBySide<L extends Comparable>(
  options: readonly (readonly L[])[],
): Comparison<L> {
  const rows: Cells<L>[] = [];
  for (const [n, lines] of options.entries()) place(rows, lines, n, options.length);
  return {
    shared: rows.filter(isShared).flatMap(([first]) => (first ? [first] : [])),
    rows: rows
      .filter((cells) => !isShared(cells))
      .map((cells) => ({
        label: commonWords(cells.filter((cell) => cell !== null)),
        cells,
        lacks: lacking(cells, rows),
      })),
  };
}
