// Groups lines by section for PDFs, pages and screens. No zod, so that browsers can load it.

interface Sectioned {
  readonly id: number;
  readonly order: number;
  readonly section: string | null;
}
export interface Section<L> {
  /** Empty for lines without a section, which never appear under another section's heading. */
  readonly name: string;
  readonly lines: readonly L[];
}

/**
 * Lines in order. A section appears where its first line is; lines without a section form their own
 * group.
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
