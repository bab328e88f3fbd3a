// Numbers as people type them.
import { expect, test } from 'vitest';
import { dollars } from './money.tsx';
import { moneyText, readMoney, readPercent, readQuantity, withCommas } from './number-text.ts';

test.each([
  ['12.5', '12.50'],
  ['$1,234.567', '1234.57'],
  ['1.005', '1.01'],
  ['12.344', '12.34'],
  ['9999999.999', '10000000.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['', '0.00'],
  ['abc', '0.00'],
  ['-3', '0.00'],
  ['1.2.3', '0.00'],
  ['.', '0.00'],
  ['99,999,999.99', '99999999.99'],
  ['1234567890123', '999999999999.99'],
])('an amount: %j becomes %j', (typed, amount) => expect(moneyText(typed)).toBe(amount));

test.each([
  ['3', '3'],
  ['2.75', '2.75'],
  ['24.5', '24.5'],
  ['2.756', '2.76'],
  ['2.999', '3'],
  ['28*1.1', '30.8'],
  ['.5', '0.5'],
  ['1,200', '1200'],
])('a quantity: %j is %j', (typed, quantity) => expect(readQuantity(typed)).toBe(quantity));

const noQuantities = [
  ['30.8 sq', '28*1.1*', '28*', 'abc', '2+', '1e9', '-3', '1,5', '1 5', '12,00'],
  ['', '0', '0.00', '0.004', '1234567'],
].flat();
test.each(noQuantities)('%j is no quantity', (typed) => expect(readQuantity(typed)).toBeNull());
test.each(['abc', '-3', '1,5', '6.5o', '(4)', '1 5'])('%j is no amount', (typed) =>
  expect(readMoney(typed)).toBeNull(),
);

test.each([
  ['8.25', '8.25'],
  ['8.256', '8.26'],
  ['99.999', '100'],
  ['100', '100'],
  ['7%', '7'],
  ['0.1', '0.1'],
])('a percentage: %j is %j', (typed, percent) => expect(readPercent(typed)).toBe(percent));
test.each(['101', '100.01', '1234', '-1', '', '7,5', 'x'])('%j is no percentage', (typed) =>
  expect(readPercent(typed)).toBeNull(),
);

test.each([
  ['1234.5', '$1,234.50'],
  ['0.00', '$0.00'],
  ['1234567.89', '$1,234,567.89'],
  ['-12.05', '-$12.05'],
  ['999.99', '$999.99'],
])('for people: %j is %j', (amount, text) => expect(dollars(amount)).toBe(text));

test.each([
  ['999.00', '999.00'],
  ['1200.5', '1,200.5'],
  ['1234567.00', '1,234,567.00'],
  ['28*1100', '28*1100'],
  ['12oo', '12oo'],
])('%j is read as %j', (amount, read) => expect(withCommas(amount)).toBe(read));
