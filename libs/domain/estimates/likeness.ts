// Compares lines by their words.

/** The words of a line. */
export interface Named {
  readonly description: string;
  readonly section: string | null;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
/** Normalizes a word: "Shingles," becomes "shingle". */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\p{L}{3})s$/u, '');

/** Words too common to indicate similarity, in English and Spanish. */
const COMMON = new Set(
  [
    'roof roofing new install installed installation supply replace replacement complete linear',
    'foot feet square each type grade standard premium basic better best year material labor',
    'work layer including with from over techo nuevo nueva instalado instalada instalacion pie',
    'lineal cuadro incluye trabajo capa para con sobre',
  ]
    .flatMap((words) => words.split(' '))
    .map(plain),
);
const tellingWords = ({ description }: Named): ReadonlySet<string> =>
  new Set(
    wordsOf(description)
      .map(plain)
      .filter((word) => word.length > 3 && !COMMON.has(word) && /\p{L}/u.test(word)),
  );

/** Equal descriptions, ignoring case. */
export const sameWords = (a: Named, b: Named): boolean =>
  a.description.trim().toLowerCase() === b.description.trim().toLowerCase();

/** Whether two lines share a distinctive word. */
export function alike(a: Named, b: Named): boolean {
  const words = tellingWords(b);
  return [...tellingWords(a)].some((word) => words.has(word));
}

const trimmed = (words: readonly string[]): string =>
  words.join(' ').replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The number of leading words that all lists share. */
function sameAtStart(lists: readonly (readonly string[])[]): number {
  const [first = []] = lists;
  const at = first.findIndex((word, n) =>
    lists.some((words) => words[n] === undefined || plain(words[n]) !== plain(word)),
  );
  return at === -1 ? first.length : at;
}

/**
 * A label for a row of lines: the full description if all are equal, else shared last or first
 * words ("Shingles"), else any shared distinctive words, else the section; empty if nothing is
 * shared.
 */
export function commonWords(lines: readonly Named[]): string {
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.every((other) => sameWords(first, other))) return first.description.trim();
  const lists = lines.map(({ description }) => wordsOf(description));
  const words = lists[0] ?? [];
  const ends = sameAtStart(lists.map((list) => list.toReversed()));
  const found = [
    ends > 0 ? words.slice(-ends) : [],
    words.slice(0, sameAtStart(lists)),
    words.filter((word) => telling(word) && lists.every((list) => has(list, word))),
  ].find((some) => some.some(telling));
  if (found) return capital(trimmed(found));
  const { section } = first;
  return section && others.every((other) => other.section === section) ? section : '';
}

const telling = (word: string): boolean =>
  tellingWords({ description: word, section: null }).size > 0;
const has = (list: readonly string[], word: string): boolean =>
  list.some((other) => plain(other) === plain(word));
