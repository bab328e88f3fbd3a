// What of a section of settings is different from before, and whose version of each part counts
// when both changed it. A list is one part: a mixture would be one that nobody wrote.
import type { Difference } from '@purlin/ui/ui.ts';

type Values = Readonly<Record<string, unknown>>;
/** How a part of a section reads: what it is called, and what it says. */
export type Told = (
  part: string,
  value: unknown,
) => { readonly what: string; readonly text: string };

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** "howToPay" is "How to pay"; a list says what its entries are called. */
export const tellPlainly: Told = (part, value) => {
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const inWords = (one: unknown): string =>
    typeof one === 'string' ? one : JSON.stringify(one ?? '');
  const nameOf = (entry: unknown): string =>
    typeof entry === 'object' && entry !== null && 'name' in entry
      ? inWords(entry.name)
      : inWords(entry);
  return {
    what: words.charAt(0).toUpperCase() + words.slice(1),
    text: Array.isArray(value) ? value.map(nameOf).join(', ') : inWords(value),
  };
};

/** Empty when nothing that the form shows has changed. `mine`: what stands in the form. */
export const sectionDifferences = (
  { before, after, mine }: Readonly<Record<'before' | 'after' | 'mine', Values>>,
  tell: Told,
): readonly Difference[] =>
  Object.keys(after).flatMap((part) => {
    if (same(before[part], after[part])) return [];
    const { what, text } = tell(part, after[part]);
    const kept = same(before[part], mine[part]) || same(after[part], mine[part]);
    return [
      {
        what,
        before: tell(part, before[part]).text,
        after: text,
        ...(!kept && { mine: tell(part, mine[part]).text }),
      },
    ];
  });

/** Theirs, and on top of it each part that was changed here. */
export const mineOnTop = <V extends object>(before: V, mine: V, theirs: V): V => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(([part, value]) => !same((before as Values)[part], value)),
  ),
});
