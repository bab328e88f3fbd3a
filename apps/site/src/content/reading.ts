// What a computer has to know of an article's text: how long it is, and which words a search should
// find.
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
 * Every different word of the article, small and without accents, for the search of the blog (see
 * src/blog/search.ts).
 */
export function wordsToFind(article: ArticleWords): string {
  const plain = textOf(article).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[a-z0-9]{3,}/g))].join(' ');
}
