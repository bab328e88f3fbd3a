// Specs of text that runs the other way inside a sentence.
import { expect, it } from 'vitest';
import { isolated } from './direction.ts';
import { mailWords } from './mail.ts';
import { paperWords } from './paper.ts';

it('marks what is written from right to left, and nothing else', () => {
  for (const text of ['דוד כהן', 'محمد', 'Dana (דנה)'])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  for (const text of ['', 'Dana', 'Юлия', '王小明', 'प्रिया', '👍 12', '$1,200.00'])
    expect(isolated(text)).toBe(text);
});

it('keeps the words around a name in their places, on paper and in e-mails', () => {
  expect(paperWords('en')('option', { n: 2, title: 'גג' })).toBe('Option 2: \u2068גג\u2069');
  expect(mailWords('en')('hello', { client: 'דוד' })).toBe('Hi \u2068דוד\u2069,');
  expect(mailWords('en')('hello', { client: 'Dana' })).toBe('Hi Dana,');
});
