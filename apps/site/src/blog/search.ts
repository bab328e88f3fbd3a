// How the blog's search decides: every word that was typed must begin a word of the article.

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * `words` are an article's different words, small and without accents (content/reading.ts). Nothing
 * typed matches everything.
 */
export function matches(query: string, words: string): boolean {
  const asked = plain(query).match(/[a-z0-9]+/g) ?? [];
  const padded = ` ${words}`;
  return asked.every((word) => padded.includes(` ${word}`));
}
