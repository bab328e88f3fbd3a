// Specs of the operations on a list of lines.
import { expect, it, test } from 'vitest';
import { emptyLine, type LineValues } from '../draft/values.ts';
import {
  duplicated,
  moved,
  nudged,
  renamed,
  sectionsOf,
  withLineAfter,
  withLinesAt,
  without,
} from './changes.ts';

/** "Roof/shingles" is a line in a section. */
const line = (text: string, n: number): LineValues => {
  const [section, description] = text.includes('/') ? text.split('/') : ['', text];
  return { ...emptyLine, id: n + 1, section: section!, description: description! };
};
const list = (text: string) => (text === '' ? [] : text.split(' ').map(line));
const words = (lines: readonly LineValues[]) =>
  lines.map(({ section, description }) => (section ? `${section}/${description}` : description));
const said = (lines: readonly LineValues[]) => words(lines).join(' ');
const at = (...places: number[]) => new Set(places);

test.each([
  ['a b c', [0], 3, 'b c a', 2],
  ['a b c', [2], 0, 'c a b', 0],
  ['a b c d', [0, 2], 4, 'b d a c', 2],
  ['a b c d', [1, 2], 1, 'a b c d', 1],
  ['R/a R/b M/c', [0], 3, 'R/b M/c M/a', 2],
  ['R/a M/b M/c', [0], 2, 'M/b M/a M/c', 1],
  ['R/a', [0], 1, 'R/a', 0],
])('%s: %j moved to %i', (before, chosen, to, after, first) => {
  const { lines, at: place } = moved(list(before), new Set(chosen), to);
  expect([said(lines), place]).toEqual([after, first]);
});

test.each([
  ['a b c', 1, 1, 'a c b'],
  ['a b c', 1, -1, 'b a c'],
  ['R/a M/b', 0, 1, 'M/b M/a'],
  ['R/a M/b', 1, -1, 'R/b R/a'],
] as const)('%s: line %i nudged by %i', (before, n, by, after) =>
  expect(said(nudged(list(before), at(n), by)!.lines)).toBe(after),
);

it('does not move past the ends', () => {
  expect(nudged(list('a b'), at(0), -1)).toBeUndefined();
  expect(nudged(list('a b'), at(1), 1)).toBeUndefined();
});

it('duplicates after the last of them, as new lines', () => {
  const after = duplicated(list('a b c'), at(0, 1));
  expect(said(after)).toBe('a b a b c');
  expect(after.map(({ id }) => id)).toEqual([1, 2, null, null, 3]);
});

it('removes lines, and inserts one in the same section', () => {
  expect(said(without(list('a b c'), at(0, 2)))).toBe('b');
  expect(words(withLineAfter(list('R/a M/b'), 0))).toEqual(['R/a', 'R/', 'M/b']);
});

it('replaces an empty line, or inserts after a written one', () => {
  expect(
    words(withLinesAt([...list('R/a'), { ...emptyLine, section: 'R' }], 1, list('b c'))),
  ).toEqual(['R/a', 'R/b', 'R/c']);
  expect(said(withLinesAt(list('a d'), 0, list('b c')))).toBe('a b c d');
  expect(said(withLinesAt([], 0, list('a')))).toBe('a');
});

it('groups consecutive lines, and renames only that group', () => {
  const lines = list('R/a R/b c R/d');
  expect(sectionsOf(lines).map(({ section, start }) => [section, start])).toEqual([
    ['R', 0],
    ['', 2],
    ['R', 3],
  ]);
  expect(said(renamed(lines, 0, 'Roof'))).toBe('Roof/a Roof/b c R/d');
});
