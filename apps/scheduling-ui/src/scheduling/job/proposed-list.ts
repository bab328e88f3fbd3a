// Which of the company's checklists a job most likely needs, by the words of its title.

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/**
 * The list whose whole name stands in the title, the one with most words of several: "Storm damage
 * repair" needs "Storm damage" rather than "Repair". Undefined: nothing is close enough.
 */
export const proposedList = <L extends { readonly name: string }>(
  lists: readonly L[],
  title: string,
): L | undefined => fitting(lists, title)[0];

/** The one list that fits the title as no other does: it needs nobody to choose it. */
export function onlyList<L extends { readonly name: string }>(
  lists: readonly L[],
  title: string,
): L | undefined {
  const [first, second] = fitting(lists, title);
  const sure = !first || !second || wordsOf(first.name).size > wordsOf(second.name).size;
  return sure ? first : undefined;
}

/** Those whose whole names stand in the title, the longest first. */
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
