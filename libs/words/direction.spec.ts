// Specs of text that runs the other way inside a sentence.
import { expect, it } from 'vitest';
import { isolated } from './direction.ts';

it('marks what is written from right to left, and nothing else', () => {
  for (const text of ['דוד כהן', 'محمد', 'Dana (דנה)', '\u{1E900}'])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  for (const text of ['', 'Dana', 'Юлия', '王小明', 'प्रिया', '👍 12', '$1,200.00'])
    expect(isolated(text)).toBe(text);
});
