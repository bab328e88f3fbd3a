// Suggests one of the company's checklists from the words of a job's title.

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/**
 * The list whose whole name is in the title; of several, the one with the most words: "Storm damage
 * repair" matches "Storm damage" rather than "Repair". Undefined if none matches.
 */
export const proposedList = <L extends { readonly name: string }>(
  lists: readonly L[],
  title: string,
): L | undefined => fitting(lists, title)[0];

/** The only list that fits best, which can be added without asking. */
export function onlyList<L extends { readonly name: string }>(
  lists: readonly L[],
  title: string,
): L | undefined {
  const [first, second] = fitting(lists, title);
  const sure = !first || !second || wordsOf(first.name).size > wordsOf(second.name).size;
  return sure ? first : undefined;
}

/** The lists whose whole names are in the title, longest first. */
function fitting<L extends { readonly name: string }>(
  lists: readonly L[],
  title: string,
): readonly L[] {
  const said = wordsOf(title);
  return lists
    .map((list) => ({ list, words: [...wordsOf(list.name)] }))
    .filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ list }) => list);
}
