// Lines under their sections: nothing is lost, and nothing stands under another's heading.
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const line = (id: number, section: string | null) => ({ id, order: id, section });

test('a section stands where its first line stands, and lines without one are a group', () => {
  const lines = [line(1, 'Roof'), line(2, null), line(3, 'Roof'), line(4, ''), line(5, 'Gutters')];
  expect(sectionsOf(lines).map(({ name, lines: of }) => [name, of.map(({ id }) => id)])).toEqual([
    ['Roof', [1, 3]],
    ['', [2, 4]],
    ['Gutters', [5]],
  ]);
});
