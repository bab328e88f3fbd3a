// Lines in their sections.
import { expect, test } from 'vitest';
import { line } from './fixture.ts';
import { sectionsOf } from './lines.tsx';

test('a section goes on until another begins; lines keep their order', () => {
  const lines = [
    line(4, { order: 3, section: 'Roof' }),
    line(1, { order: 0 }),
    line(2, { order: 1, section: 'Roof' }),
    line(3, { order: 2, section: 'Gutters' }),
    line(5, { order: 4, section: '' }),
  ];
  expect(sectionsOf(lines).map(({ name, lines: own }) => [name, own.map(({ id }) => id)])).toEqual([
    [null, [1]],
    ['Roof', [2]],
    ['Gutters', [3]],
    ['Roof', [4]],
    [null, [5]],
  ]);
});
