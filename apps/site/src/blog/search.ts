// The blog's search rule: every typed word must be a prefix of a word in the article.

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * `words`: an article's distinct words, lowercase and without accents (content/reading.ts). An
 * empty query matches everything.
 */
export function matches(query: string, words: string): boolean {
  const asked = plain(query).match(/[a-z0-9]+/g) ?? [];
  const padded = ` ${words}`;
  return asked.every((word) => padded.includes(` ${word}`));
}
