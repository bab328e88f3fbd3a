// The price book as a list to look things up in.
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { expect, test } from 'vitest';
import { found, offered } from './price-list.ts';

const item = (id: number, name: string, description: string | null, isActive = true): PriceBookItem =>
  ({ id, categoryId: 1, categoryName: 'Repairs', categoryType: 'service', name, description, exclusions: null, process: null, unit: 'each', standardPrice: '1.00', costPrice: null, margin: null, marginPercent: null, isActive, isArchived: false, revision: 0 });
const book: readonly PriceBookCategory[] = [
  { id: 1, name: 'Repairs', description: null, type: 'service', order: 0, isArchived: false, itemCount: 2, items: [item(1, 'Leak repair', 'Find and seal a leak'), item(2, 'Old repair', null, false)] },
  { id: 2, name: 'Vents', description: null, type: 'material', order: 1, isArchived: false, itemCount: 1, items: [item(3, 'Ridge vent', null)] },
];

test('what is no longer offered is left out', () => {
  expect(offered(book).map(({ items }) => items.map(({ id }) => id))).toEqual([[1], [3]]);
});

test('every typed word must be in the name or the description, in any order and case', () => {
  expect(found(book, 'SEAL leak').map(({ id }) => id)).toEqual([1]);
  expect(found(book, 'vent').map(({ id }) => id)).toEqual([3]);
  expect(found(book, 'vent seal')).toEqual([]);
});
