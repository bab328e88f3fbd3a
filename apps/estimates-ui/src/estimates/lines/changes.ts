// Operations on a list of lines, as pure functions.
import { emptyLine, isUntouched, type LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

/** Consecutive lines of one section; '' means none. */
export interface Section {
  readonly section: string;
  /** The index of its first line in the whole list. */
  readonly start: number;
  readonly lines: Lines;
}

/** Groups consecutive lines of the same section. The same name further down is another group. */
export function sectionsOf(lines: Lines): readonly Section[] {
  const found: { section: string; start: number; lines: LineValues[] }[] = [];
  for (const [start, line] of lines.entries()) {
    const last = found.at(-1);
    if (last && last.section === line.section) last.lines.push(line);
    else found.push({ section: line.section, start, lines: [line] });
  }
  return found;
}

/** Inserts an empty line after `n`, in the same section. */
export const withLineAfter = (lines: Lines, n: number): Lines =>
  lines.toSpliced(n + 1, 0, { ...emptyLine, section: lines[n]?.section ?? '' });

/**
 * Replaces line `n` with `added` if it is empty, else inserts them after it, in its section unless
 * they have their own.
 */
export function withLinesAt(lines: Lines, n: number, added: Lines): Lines {
  const at = lines[n];
  const placed = added.map((line) =>
    line.section === '' ? { ...line, section: at?.section ?? '' } : line,
  );
  return at && !isUntouched(at)
    ? lines.toSpliced(n + 1, 0, ...placed)
    : lines.toSpliced(n, 1, ...placed);
}

/** Removes lines. */
export const without = (lines: Lines, chosen: ReadonlySet<number>): Lines =>
  lines.filter((_, n) => !chosen.has(n));

/** Inserts copies right after the last of them; copies are new lines. */
export function duplicated(lines: Lines, chosen: ReadonlySet<number>): Lines {
  const copies = lines.filter((_, n) => chosen.has(n)).map((line) => ({ ...line, id: null }));
  return lines.toSpliced(Math.max(...chosen) + 1, 0, ...copies);
}

/** Applies the same change to each line. */
export const changed = (
  lines: Lines,
  chosen: ReadonlySet<number>,
  part: Partial<LineValues>,
): Lines => lines.map((line, n) => (chosen.has(n) ? { ...line, ...part } : line));

export interface Moved {
  readonly lines: Lines;
  /** The new index of the first moved line. */
  readonly at: number;
}

/**
 * Moves lines together, in order, before the line now at `to` (the number of lines means the end).
 * They join the section of the line they now precede, else of the one they follow.
 */
export function moved(lines: Lines, chosen: ReadonlySet<number>, to: number): Moved {
  const kept = lines.filter((_, n) => !chosen.has(n));
  const at = lines.slice(0, to).filter((_, n) => !chosen.has(n)).length;
  const section = (kept[at] ?? kept[at - 1])?.section;
  const taken = lines
    .filter((_, n) => chosen.has(n))
    .map((line) => (section === undefined ? line : { ...line, section }));
  return { lines: kept.toSpliced(at, 0, ...taken), at };
}

/** Moves lines one position up (-1) or down (1); undefined at the ends. */
export function nudged(lines: Lines, chosen: ReadonlySet<number>, by: 1 | -1): Moved | undefined {
  const [first, last] = [Math.min(...chosen), Math.max(...chosen)];
  const to = by === 1 ? last + 2 : first - 1;
  if (to < 0 || to > lines.length) return undefined;
  const beside = lines[by === 1 ? last + 1 : first - 1]!;
  const { lines: after, at } = moved(lines, chosen, to);
  const places = new Set(Array.from(chosen, (_, n) => at + n));
  return { lines: changed(after, places, { section: beside.section }), at };
}

/** Renames the section of the group that starts at `start`. */
export function renamed(lines: Lines, start: number, section: string): Lines {
  const group = sectionsOf(lines).find((one) => one.start === start);
  const end = start + (group?.lines.length ?? 0);
  return lines.map((line, n) => (n >= start && n < end ? { ...line, section } : line));
}
