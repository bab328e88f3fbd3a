// Specs of arithmetic typed into quantity fields.
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isSum, sumText } from './sum.ts';

test.each([
  ['28*1.1', '30.8'],
  ['28 × 1.1', '30.8'],
  ['124 + 62', '186'],
  ['2*(3+4)-1', '13'],
  ['10/3', '3.3333'],
  ['2/3', '0.6667'],
  ['1.00005', '1.0001'],
  ['0.1+0.2', '0.3'],
  ['1,200/100', '12'],
  ['100', '100'],
  ['-2*-3', '6'],
  ['3-3', '0'],
  ['8/-(-4)', '2'],
])('evaluates %j to %j', (typed, comes) => expect(sumText(typed)).toBe(comes));

test.each([
  '',
  '28*',
  '*28',
  '(1+2',
  '1+2)',
  '1/0',
  '2-5',
  'alert(1)',
  '2**3',
  '1 2',
  '1..2',
  '()',
  '1,5*2',
  '28*1.1*',
])('rejects %j', (typed) => expect(sumText(typed)).toBeNull());

it('agrees with integer arithmetic', () => {
  const part = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      expect(sumText(`${a}*${b}+${c}`)).toBe(String(a * b + c));
      expect(sumText(`${a}+${b}*${c}`)).toBe(String(a + b * c));
    }),
  );
});

it('never throws, whatever is typed', () => {
  fc.assert(fc.property(fc.string({ maxLength: 120 }), (typed) => void sumText(typed)));
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\d.+\-*/()]{0,120}$/),
      (typed) => sumText(typed) === null || /^\d+(\.\d{1,4})?$/.test(sumText(typed)!),
    ),
  );
});

test.each([
  ['28*1.1', true],
  ['28', false],
  ['-2', false],
  ['1,200.5', false],
])('whether %j is a sum: %j', (typed, sum) => expect(isSum(typed)).toBe(sum));
