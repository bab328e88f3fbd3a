// Data derived from an article's text: its reading time, and the words that search should find.
import type { ArticleWords } from '../words/article.ts';

const WORDS_PER_MINUTE = 200;

const textOf = (article: ArticleWords): string =>
  [
    article.title,
    article.summary,
    article.intro,
    ...article.sections.flatMap(({ heading, paragraphs, list = [] }) => [
      heading,
      ...paragraphs,
      ...list,
    ]),
    article.takeaway,
  ].join(' ');

export const minutesToRead = (article: ArticleWords): number =>
  Math.max(1, Math.round(textOf(article).split(/\s+/).length / WORDS_PER_MINUTE));

/**
 * All distinct words of the article, lowercase and without accents, for the blog's search (see
 * src/blog/search.ts).
 */
export function wordsToFind(article: ArticleWords): string {
  const plain = textOf(article).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[a-z0-9]{3,}/g))].join(' ');
}
