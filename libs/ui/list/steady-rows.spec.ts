// Specs of rows that do not jump while others change the same list.
import { expect, it } from 'vitest';
import { type KeptRow, steadied } from './steady-rows.ts';

const NOBODY: ReadonlySet<string> = new Set();
const keyOf = (row: string) => row;
/** One row after the other; removed rows in brackets. */
const told = (rows: readonly KeptRow<string>[]): string =>
  rows.map(({ row, gone }) => (gone ? `(${row})` : row)).join(' ');
const from = (...rows: string[]) => steadied([], rows, keyOf, NOBODY);

it('shows the rows, and those loaded after them', () => {
  expect(told(from('b', 'd'))).toBe('b d');
  expect(told(steadied(from('b', 'd'), ['b', 'd', 'e', 'f'], keyOf, NOBODY))).toBe('b d e f');
});
it('keeps rows that others remove in place, and leaves out what they add', () => {
  const rows = steadied(from('b', 'd', 'f'), ['a', 'b', 'c', 'f'], keyOf, NOBODY);
  expect(told(rows)).toBe('b (d) f');
  expect(told(steadied(rows, ['a', 'b', 'c', 'd', 'f'], keyOf, NOBODY))).toBe('b d f');
});
it("drops the user's own removals at once", () =>
  expect(told(steadied(from('b', 'd'), ['d'], keyOf, new Set(['b'])))).toBe('d'));
it('restores rows that the user brought back', () =>
  expect(told(steadied(from('a', 'c'), ['a', 'b', 'c'], keyOf, new Set(['b'])))).toBe('a b c'));
it("shows the user's own additions at once", () => {
  const own = new Set(['b']);
  expect(told(steadied(from('a', 'd'), ['a', 'b', 'c', 'd'], keyOf, NOBODY, own))).toBe('a b d');
  expect(told(steadied(from('d'), ['b', 'd'], keyOf, NOBODY, own))).toBe('b d');
});
it('is stable: the same list changes nothing', () => {
  const rows = steadied(from('b', 'd'), ['a', 'd'], keyOf, NOBODY);
  expect(steadied(rows, ['a', 'd'], keyOf, NOBODY)).toEqual(rows);
});
