// Truncation never splits a character.
import { expect, it } from 'vitest';
import { cutToWhole } from './whole-characters.ts';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['roof', 10, 'roof'],
  ['roof', 4, 'roof'],
  ['roofs', 4, 'roof'],
  ['roof👍', 5, 'roof'],
  ['roof👍', 6, 'roof👍'],
  ['roof👍!', 6, 'roof👍'],
  ['👍', 1, ''],
  [`ab${FAMILY}`, 8, 'ab'],
  [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
  // Longer than the limit: at least whole code points.
  [FAMILY, 4, FAMILY.slice(0, 3)],
  ['Jose\u0301!', 4, 'Jos'],
  ['Jose\u0301!', 5, 'Jose\u0301'],
  ['🇺🇸🇫🇷', 6, '🇺🇸'],
  ['', 0, ''],
  ['a', 0, ''],
])('cuts "%s" to %i', (text, most, cut) => {
  expect(cutToWhole(text, most)).toBe(cut);
});

it('is well-formed at every length', () => {
  const text = `Ünit 👍🏽 ${FAMILY} Ana\r\nMaría 🇺🇸`;
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutToWhole(text, most);
    expect([most, cut.isWellFormed(), cut.length <= most, text.startsWith(cut)]).toEqual([
      most,
      true,
      true,
      true,
    ]);
  }
});
