// The words under the figures say what really changed.
import { expect, it } from 'vitest';
import { comparedCount, comparedMoney } from './comparison.ts';

it.each([
  [5, 2, '5 this month, +3 from last month'],
  [2, 5, '2 this month, −3 from last month'],
  [4, 4, '4 this month, same as last'],
  [0, 0, 'None this month or last'],
  [0, 2, '0 this month, −2 from last month'],
])('%i after %i', (now, before, words) => expect(comparedCount(now, before)).toBe(words));

it.each([
  ['1500.00', '1000.00', '+50% from last month'],
  ['500.00', '1000.00', '−50% from last month'],
  ['1000.00', '1000.00', 'Same as last month'],
  ['10.00', '0.00', 'None last month'],
  ['0.00', '0.00', 'None this month or last'],
  ['0.00', '99.99', '−100% from last month'],
])('%s after %s', (now, before, words) => expect(comparedMoney(now, before)).toBe(words));
