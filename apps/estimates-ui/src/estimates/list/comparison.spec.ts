// The words under the figures say what really changed.
import { expect, it } from 'vitest';
import { comparedCount, comparedMoney } from './comparison.ts';

it.each([
  [5, 2, '5 this month, 2 last month by now'],
  [2, 5, '2 this month, 5 last month by now'],
  [4, 4, '4 this month, as many as last by now'],
  [0, 0, 'None yet this month'],
  [0, 2, '0 this month, 2 last month by now'],
])('%i after %i', (now, before, words) => expect(comparedCount(now, before)).toBe(words));

it.each([
  ['1500.00', '1000.00', '+50% on last month by now'],
  ['500.00', '1000.00', '−50% on last month by now'],
  ['1000.00', '1000.00', 'Same as last month by now'],
  ['10.00', '0.00', 'None last month by now'],
  ['0.00', '0.00', 'None yet this month'],
  ['0.00', '99.99', '−100% on last month by now'],
])('%s after %s', (now, before, words) => expect(comparedMoney(now, before)).toBe(words));
