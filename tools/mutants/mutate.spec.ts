// What the mutants of a source are.
import { expect, it } from 'vitest';
import { mutantsOf } from './mutate.ts';

const faultsIn = (text: string): string[] =>
  mutantsOf('rule.ts', text).map(({ from, to }) => `${from} as ${to}`);

it.each([
  ['export const sum = a + b;', ['+ as -']],
  ['export const share = (a * 3) / 4n;', ['* as /', '3 as 4', '/ as *', '4n as 5n']],
  ['export const least = Math.min(a, b);', ['min as max']],
  ['export const debt = -a;', ['- as ']],
  ['export const due = a > b ? a : b;', ['a > b as !(a > b)', '> as >=']],
  ['export type Kind = 1 | 2; export const name = "1 + 1"; // 1 + 1', []],
])('%s', (text, faults) => expect(faultsIn(text).toSorted()).toEqual(faults.toSorted()));

it('leaves the rest of the source as it is', () => {
  const [mutant] = mutantsOf('rule.ts', '// A rule.\nexport const sum = a + b;\n');
  expect(mutant).toMatchObject({ line: 2, text: '// A rule.\nexport const sum = a - b;\n' });
});
