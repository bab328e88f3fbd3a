// The options of an estimate held side by side: what all of them have alike, once, and a row for
// each thing in which they differ.
import { lacking, sameToTheCent } from './lacking.ts';
import { alike, commonWords, type Named, sameWords } from './likeness.ts';
import { type Measured, sameSize } from './measures.ts';

/** A line as it is saved, or as it stands in a form. */
export interface Comparable extends Named, Measured {
  readonly rate: string;
  readonly details: string | null;
  readonly exclusions: string | null;
  readonly process: string | null;
  readonly priceBookItemId: number | null;
}
export interface ComparedRow<L extends Comparable> {
  /** What the row is about, in words that its lines share; blank where they share none. */
  readonly label: string;
  /** A line for each option, or null where it has nothing of the kind. */
  readonly cells: readonly (L | null)[];
  /** For each option, whether it surely has nothing of the kind, under whatever name. */
  readonly lacks: readonly boolean[];
}
export interface Comparison<L extends Comparable> {
  /** Lines that every option has, the same to the cent; those of the first one. */
  readonly shared: readonly L[];
  readonly rows: readonly ComparedRow<L>[];
}

type Match = (a: Comparable, b: Comparable) => boolean;
const sameSection: Match = (a, b) => Boolean(a.section) && a.section === b.section;

/**
 * When two lines of different options stand for the same thing, the surest sign first. Each cell
 * says its own words, so that a wrong guess hides nothing.
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

/** Puts each line of an option into the row of what it stands for; new rows follow its last one. */
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

/** Every line of every option once: among what they share, or in a row. */
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
