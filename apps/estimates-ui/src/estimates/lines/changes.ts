// What can be done with a list of lines: pure functions from the lines before to the lines after.
import { emptyLine, isUntouched, type LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

/** Lines that follow each other under one heading; '' has none. */
export interface Section {
  readonly section: string;
  /** The place of its first line in the whole list. */
  readonly start: number;
  readonly lines: Lines;
}

/** Consecutive lines of the same section belong together; the same name later is another group. */
export function sectionsOf(lines: Lines): readonly Section[] {
  const found: { section: string; start: number; lines: LineValues[] }[] = [];
  for (const [start, line] of lines.entries()) {
    const last = found.at(-1);
    if (last && last.section === line.section) last.lines.push(line);
    else found.push({ section: line.section, start, lines: [line] });
  }
  return found;
}

/** An open line after `n`, under the same heading. */
export const withLineAfter = (lines: Lines, n: number): Lines =>
  lines.toSpliced(n + 1, 0, { ...emptyLine, section: lines[n]?.section ?? '' });

/**
 * Puts `added` where line `n` is when nobody has written in that one, else after it; under its
 * heading where they say none themselves.
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

/** Takes lines out. */
export const without = (lines: Lines, chosen: ReadonlySet<number>): Lines =>
  lines.filter((_, n) => !chosen.has(n));

/** A copy of each right after the last of them; copies are lines of their own. */
export function duplicated(lines: Lines, chosen: ReadonlySet<number>): Lines {
  const copies = lines.filter((_, n) => chosen.has(n)).map((line) => ({ ...line, id: null }));
  return lines.toSpliced(Math.max(...chosen) + 1, 0, ...copies);
}

/** Changes the same of each. */
export const changed = (
  lines: Lines,
  chosen: ReadonlySet<number>,
  part: Partial<LineValues>,
): Lines => lines.map((line, n) => (chosen.has(n) ? { ...line, ...part } : line));

export interface Moved {
  readonly lines: Lines;
  /** Where the first of the moved lines is now. */
  readonly at: number;
}

/**
 * Moves lines, together and in their order, before the line that is at `to` now (the number of
 * lines is the end). They come under the heading of the line they now stand before,
 * else of the one they follow.
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

/** One place up (-1) or down (1); undefined where there is no further place. */
export function nudged(lines: Lines, chosen: ReadonlySet<number>, by: 1 | -1): Moved | undefined {
  const [first, last] = [Math.min(...chosen), Math.max(...chosen)];
  const to = by === 1 ? last + 2 : first - 1;
  if (to < 0 || to > lines.length) return undefined;
  const beside = lines[by === 1 ? last + 1 : first - 1]!;
  const { lines: after, at } = moved(lines, chosen, to);
  const places = new Set(Array.from(chosen, (_, n) => at + n));
  return { lines: changed(after, places, { section: beside.section }), at };
}

/** Renames the heading of the group that starts at `start`. */
export function renamed(lines: Lines, start: number, section: string): Lines {
  const group = sectionsOf(lines).find((one) => one.start === start);
  const end = start + (group?.lines.length ?? 0);
  return lines.map((line, n) => (n >= start && n < end ? { ...line, section } : line));
}
