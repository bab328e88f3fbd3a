// Specs of passwords that are easy to guess: runs, repeats, keyboards and names, in any dress.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

const OWN = ['ada.b@roofs-of-oak.example', 'Ada', 'Bérénger', 'Purlin', 'Twin Oaks Roofing Co.'];

test.each([
  '12345678901234',
  'abcdefghijklmn',
  'qwertyuiopasdf',
  'aaaaaaaaaaaaaa',
  'zyxwvutsrqponm',
  '09876543210987',
  'mnbvcxzlkjhgfdsa',
  'asdfghjklñ',
  'qwertzuiopyxcvbnm',
  'azertyuiopqsdf',
  '1qaz2wsx3edc',
  'qazwsxedcrfv',
  '1q2w3e4r5t6y',
  'aabbccddeeffgg',
  'abcabcabcabcabc',
  'abcdefghijabcdefghij',
  'abc123xyz789',
  'QWERTYUIOP!@#$%',
  'abcdefghij4827!',
  'ada.b@roofs-of-oak.example',
  'ADA.B@ROOFS-OF-OAK.EXAMPLE',
  'Berenger-2026',
  'Ada Bérénger',
  '3a23a23a23a23a22026',
  'regnerebadA',
  'twinoaksroofingco',
  'Twin Oaks Roofing Co. 1987',
  '2026-Twin-Oaks',
])('%s is easy', async (password) => expect(await isCommon(password, OWN)).toBe(true));

test.each([
  'gutter lantern orchid',
  'otter ladder cloud tin',
  'tr0ub4dor&3xqz',
  'first student worked',
  'Xq7#mPz2vLw9',
  'oak and ada went home',
])('%s is taken', async (password) => expect(await isCommon(password, OWN)).toBe(false));

/** The same text as people dress it. */
const dressed = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.boolean(), fc.boolean(), fc.constantFrom('', '1', '99', '!', '2026'))
    .map(([one, loud, back, tail]) => {
      const turned = back ? Array.from(one).toReversed().join('') : one;
      return (loud ? turned.toUpperCase() : turned) + tail;
    });
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A piece of a row that goes round, as long as a password. */
const run = fc
  .tuple(fc.constantFrom(...ROWS), fc.nat(25), fc.integer({ min: 10, max: 40 }))
  .map(([row, start, length]) => row.repeat(8).slice(start, start + length));
const again = fc
  .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 12, max: 40 }))
  .map(([part, times]) => part.repeat(times));

describe('whoever types it, easy is', () => {
  it.each([
    ['a run', run],
    ['two runs', fc.tuple(run, run).map(([one, other]) => one.slice(-10) + other.slice(-10))],
    ['a repeat', again],
    ['a name', fc.constantFrom('adaberenger', 'roofs of oak', 'twin.oaks', 'purlinpurlin')],
  ])('%s', async (_, text) => {
    await fc.assert(
      fc.asyncProperty(dressed(text), async (password) => await isCommon(password, OWN)),
    );
  });
});

it('takes no longer for names that are parts of one another', async () => {
  const names = Array.from({ length: 30 }, (_, n) => 'ab'.repeat(n + 1));
  const from = performance.now();
  expect(await isCommon(`${'ab'.repeat(90)}qwzrtkhgm`, names)).toBe(false);
  expect(performance.now() - from).toBeLessThan(1_000);
});
