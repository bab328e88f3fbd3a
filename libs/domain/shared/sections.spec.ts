// Grouping lines by section loses nothing.
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const line = (id: number, section: string | null) => ({ id, order: id, section });

test('a section appears where its first line is, and lines without one form a group', () => {
  const lines = [line(1, 'Roof'), line(2, null), line(3, 'Roof'), line(4, ''), line(5, 'Gutters')];
  expect(sectionsOf(lines).map(({ name, lines: of }) => [name, of.map(({ id }) => id)])).toEqual([
    ['Roof', [1, 3]],
    ['', [2, 4]],
    ['Gutters', [5]],
  ]);
});
