// Texts in CSV cells: nothing that a spreadsheet runs is left, and every text comes back as it was.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asTyped, disarmed } from './csv-text.ts';

const pieces = fc.constantFrom(
  "'",
  '"',
  '=',
  '-',
  '@',
  '＝',
  ',',
  ';',
  '\t',
  '\n',
  ' ',
  '\u00a0',
  '5',
  '/',
  'a',
);
const texts = fc.oneof(fc.string({ unit: pieces, maxLength: 14 }), fc.string({ unit: 'binary' }));

it('every text comes back as it was, however often it goes out and in', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(asTyped(disarmed(text))).toBe(text);
      expect(asTyped(asTyped(disarmed(disarmed(text))))).toBe(text);
    }),
  );
});

it('nothing that goes out starts like a formula', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const cell = disarmed(text);
      expect(/^-?\d+(\.\d+)?$/.test(cell) || !/^[\s\u00a0]*[=+\-@＝＋－＠]/.test(cell)).toBe(true);
      expect(cell).not.toMatch(/[,;|\t\r\n][\s\u00a0'"]*(?<!')[=+\-@＝＋－＠]/);
    }),
  );
});

it('a list of points and the name of an item grow no apostrophes', () => {
  for (const text of ['- remove\n- haul away', '5/12', '-5% off', 'Tear off, -2 layers', "'-- x"])
    expect(asTyped(disarmed(text))).toBe(text);
});
