// Specs of parsing typed numbers.
import { expect, test } from 'vitest';
import { dollars } from '../layout/money.tsx';
import {
  moneyText,
  rateError,
  readMoney,
  readPercent,
  readQuantity,
  readRate,
  withCommas,
} from './number-text.ts';

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
])('reads the amount %j as %j', (typed, amount) => expect(moneyText(typed)).toBe(amount));

test.each([
  ['145', '145.00'],
  ['$1,234.5', '1234.50'],
  ['0.0375', '0.0375'],
  ['0.037500', '0.0375'],
  ['12.3400', '12.34'],
  ['12.0000', '12.00'],
  ['.125', '0.125'],
  ['1234567890123', '999999999999.99'],
])('reads the rate %j as %j', (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
  expect(rateError(typed)).toBeUndefined();
});
test.each([
  ['0.03751', '“0.03751” has more than four decimals. Enter at most four, like 8.375.'],
  ['1,5', '“1,5” isn’t an amount. Enter dollars and cents, like 1,250.00.'],
])('rejects the rate %j', (typed, says) => {
  expect(readRate(typed)).toBeNull();
  expect(rateError(typed)).toBe(says);
});

test.each([
  ['3', '3'],
  ['2.75', '2.75'],
  ['24.5', '24.5'],
  ['33.333', '33.333'],
  ['0.0001', '0.0001'],
  ['2.756000', '2.7560'],
  ['100/3', '33.3333'],
  ['28*1.1', '30.8'],
  ['.5', '0.5'],
  ['1,200', '1200'],
])('reads the quantity %j as %j', (typed, quantity) => expect(readQuantity(typed)).toBe(quantity));

const noQuantities = [
  ['30.8 sq', '28*1.1*', '28*', 'abc', '2+', '1e9', '-3', '1,5', '1 5', '12,00'],
  ['', '0', '0.00', '0.00004', '33.33333', '1234567'],
].flat();
test.each(noQuantities)('rejects the quantity %j', (typed) =>
  expect(readQuantity(typed)).toBeNull(),
);
test.each(['abc', '-3', '1,5', '6.5o', '(4)', '1 5'])('rejects the amount %j', (typed) =>
  expect(readMoney(typed)).toBeNull(),
);

test.each([
  ['8.25', '8.25'],
  ['8.375', '8.375'],
  ['99.9999', '99.9999'],
  ['100', '100'],
  ['7%', '7'],
  ['0.1', '0.1'],
])('reads the percentage %j as %j', (typed, percent) => expect(readPercent(typed)).toBe(percent));
test.each(['101', '100.0001', '8.37501', '1234', '-1', '', '7,5', 'x'])(
  'rejects the percentage %j',
  (typed) => expect(readPercent(typed)).toBeNull(),
);

test.each([
  ['1234.5', '$1,234.50'],
  ['0.0375', '$0.0375'],
  ['0.00', '$0.00'],
  ['1234567.89', '$1,234,567.89'],
  ['-12.05', '-$12.05'],
  ['999.99', '$999.99'],
])('formats %j as %j', (amount, text) => expect(dollars(amount)).toBe(text));

test.each([
  ['999.00', '999.00'],
  ['1200.5', '1,200.5'],
  ['1234567.00', '1,234,567.00'],
  ['28*1100', '28*1100'],
  ['12oo', '12oo'],
])('adds commas to %j: %j', (amount, read) => expect(withCommas(amount)).toBe(read));
