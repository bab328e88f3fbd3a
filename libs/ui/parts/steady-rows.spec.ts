// Specs of rows that do not jump while others work on the same list.
import { expect, it } from 'vitest';
import { type KeptRow, steadied } from './steady-rows.ts';

const NOBODY: ReadonlySet<string> = new Set();
const keyOf = (row: string) => row;
/** Row after row; what has left stands in brackets. */
const told = (rows: readonly KeptRow<string>[]): string =>
  rows.map(({ row, gone }) => (gone ? `(${row})` : row)).join(' ');
const from = (...rows: string[]) => steadied([], rows, keyOf, NOBODY);

it('shows what is there, and what is loaded after it', () => {
  expect(told(from('b', 'd'))).toBe('b d');
  expect(told(steadied(from('b', 'd'), ['b', 'd', 'e', 'f'], keyOf, NOBODY))).toBe('b d e f');
});
it('keeps what others take away in its place, and what they add out of the way', () => {
  const rows = steadied(from('b', 'd', 'f'), ['a', 'b', 'c', 'f'], keyOf, NOBODY);
  expect(told(rows)).toBe('b (d) f');
  expect(told(steadied(rows, ['a', 'b', 'c', 'd', 'f'], keyOf, NOBODY))).toBe('b d f');
});
it('lets go at once of what whoever looks takes away', () =>
  expect(told(steadied(from('b', 'd'), ['d'], keyOf, new Set(['b'])))).toBe('d'));
it('puts back what whoever looks brought back', () =>
  expect(told(steadied(from('a', 'c'), ['a', 'b', 'c'], keyOf, new Set(['b'])))).toBe('a b c'));
it('shows at once what whoever looks has added', () => {
  const own = new Set(['b']);
  expect(told(steadied(from('a', 'd'), ['a', 'b', 'c', 'd'], keyOf, NOBODY, own))).toBe('a b d');
  expect(told(steadied(from('d'), ['b', 'd'], keyOf, NOBODY, own))).toBe('b d');
});
it('comes to rest: the same list changes nothing', () => {
  const rows = steadied(from('b', 'd'), ['a', 'd'], keyOf, NOBODY);
  expect(steadied(rows, ['a', 'd'], keyOf, NOBODY)).toEqual(rows);
});
