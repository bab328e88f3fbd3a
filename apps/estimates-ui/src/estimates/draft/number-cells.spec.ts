// Specs of the number cells of a line: parsed, or rejected with a message.
import { expect, test } from 'vitest';
import { numberErrors, tidyAmount, typedQuantity } from './number-cells.ts';

test.each([
  ['', { quantity: '1' }],
  ['30.8', { quantity: '30.8' }],
  ['28*1.1', { quantity: '30.8' }],
  ['30.8 sq', { quantity: '30.8', unit: 'square' }],
  ['1,200 sq ft', { quantity: '1200', unit: 'sqft' }],
  ['28*1.1 sq', { quantity: '30.8', unit: 'square' }],
  ['4 ea', { quantity: '4', unit: 'each' }],
  ['40 LF', { quantity: '40', unit: 'lnft' }],
  ['12 squares', { quantity: '12', unit: 'square' }],
])('reads %j as a quantity', (typed, read) => expect(typedQuantity(typed)).toEqual(read));

test.each([
  '30.8 bundles',
  '28*1.1*',
  'abc',
  '2+',
  '1e9',
  '-3',
  '1,5',
  '(4)',
  '0',
  'sq',
  '1234567',
])('rejects %j with a message', (quantity) => {
  expect(typedQuantity(quantity)).toBeNull();
  expect(numberErrors({ quantity, rate: '5', cost: '' })).toEqual({
    quantity: expect.stringContaining(`“${quantity}” isn’t a quantity`),
  });
});

test('keeps invalid amounts as typed', () => {
  expect(['', '6.5', '$1,011.51', '6.5o', '1,5', '-3'].map(tidyAmount)).toEqual([
    '',
    '6.50',
    '1011.51',
    '6.5o',
    '1,5',
    '-3',
  ]);
  expect(numberErrors({ quantity: '', rate: '1,5', cost: 'x' })).toEqual({
    rate: expect.stringContaining('“1,5” isn’t an amount'),
    cost: expect.stringContaining('“x” isn’t an amount'),
  });
  expect(numberErrors({ quantity: '2', rate: '', cost: '' })).toEqual({});
});
