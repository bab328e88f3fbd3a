// Specs of how far a job's vendor payments exceed its budget.
import { expect, it } from 'vitest';
import { overBudgetCents } from './warnings.tsx';

it.each([
  ['no budget', null, 100_000, 0],
  ['room for it', '500.00', 50_000, 0],
  ['a cent too much', '500.00', 50_001, 1],
  ['over already', '-500.51', 0, 50_051],
  ['over already, and more', '-0.51', 100, 151],
  ['less than is planned for it now', '-100.00', -10_000, 0],
])('%s', (_, left, more, over) => {
  expect(overBudgetCents(left, more)).toBe(over);
});
