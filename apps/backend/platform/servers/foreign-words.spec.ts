// Words from outside: one line that can be stored and shown, whatever a mail server says.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLine } from './foreign-words.ts';

it('is one line without characters that nobody sees, at most 1,000 long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      const line = plainLine(text);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(line.length).toBeLessThanOrEqual(1_000);
      expect(line.isWellFormed()).toBe(true);
    }),
  );
  expect(plainLine('550 5.1.1 \u202Eexe.tnemyap\u202C\r\n gone')).toBe(
    '550 5.1.1 exe.tnemyap gone',
  );
});
