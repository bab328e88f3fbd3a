// Specs of the blog search: which queries find an article.
import { expect, test } from 'vitest';
import { wordsToFind } from '../content/reading.ts';
import { en } from '../words/en.ts';
import { matches } from './search.ts';

const moss = wordsToFind(en.articles.moss);

test.each(['moss', 'MOSS', 'pressure wash', 'granul', '', '  ', 'washer zinc'])(
  '"%s" finds the article about moss',
  (query) => expect(matches(query, moss)).toBe(true),
);
test.each(['deductible', 'moss deductible', 'oss', 'xyz'])('"%s" does not', (query) =>
  expect(matches(query, moss)).toBe(false),
);
test('ignores accents', () =>
  expect(
    matches(
      'árbol',
      wordsToFind({ title: 'Ramas de árbol', summary: '', intro: '', sections: [], takeaway: '' }),
    ),
  ).toBe(true));
