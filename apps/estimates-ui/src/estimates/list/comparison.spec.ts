// Specs of the comparison under a figure.
import { expect, it } from 'vitest';
import { comparedCount, comparedMoney } from './comparison.ts';

it.each([
  [5, 2, '5 this month, 2 by this point last month'],
  [2, 5, '2 this month, 5 by this point last month'],
  [4, 4, '4 this month, same as this point last month'],
  [0, 0, 'None yet this month'],
  [0, 2, '0 this month, 2 by this point last month'],
])('%i after %i', (now, before, words) => expect(comparedCount(now, before)).toBe(words));

it.each([
  ['1500.00', '1000.00', '+50% vs. this point last month'],
  ['500.00', '1000.00', '−50% vs. this point last month'],
  ['1000.00', '1000.00', 'Same as this point last month'],
  ['10.00', '0.00', 'None by this point last month'],
  ['0.00', '0.00', 'None yet this month'],
  ['0.00', '99.99', '−100% vs. this point last month'],
])('%s after %s', (now, before, words) => expect(comparedMoney(now, before)).toBe(words));
