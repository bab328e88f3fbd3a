// Lines under their sections, as paper, page and screens show them. Without zod, for the browser.

interface Sectioned {
  readonly id: number;
  readonly order: number;
  readonly section: string | null;
}
export interface Section<L> {
  /** Blank: lines without a section. They never stand under somebody else's heading. */
  readonly name: string;
  readonly lines: readonly L[];
}

/**
 * Lines in their order; those of a section stand together where its first line stands, and lines
 * without one form a group of their own.
 */
export function sectionsOf<L extends Sectioned>(lines: readonly L[]): readonly Section<L>[] {
  const groups = new Map<string, L[]>();
  for (const line of lines.toSorted((a, b) => a.order - b.order || a.id - b.id)) {
    const name = line.section ?? '';
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  return [...groups].map(([name, grouped]) => ({ name, lines: grouped }));
}
