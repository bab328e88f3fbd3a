// Specs of the title of the price book's list.
import { expect, it } from 'vitest';
import { itemsTitle } from './items-title.ts';

const categories = [
  { type: 'service', itemCount: 31 },
  { type: 'service', itemCount: 7 },
  { type: 'material', itemCount: 20 },
] as const;
/** The first page of more. */
const page = { items: Array.from({ length: 50 }), hasMore: true, loading: false };
const title = (q: string, type?: 'service' | 'material') =>
  itemsTitle({ q, type }, undefined, categories, page);

it('has the count that stands beside the categories, however much of the list is loaded', () => {
  expect(title('')).toBe('All items (58)');
  expect(title('', 'service')).toMatch(/\(38\)$/);
  expect(title('', 'material')).toMatch(/\(20\)$/);
});
it('of a search says how many were found so far, and that there are more', () => {
  expect(title('nail')).toMatch(/\(50\+\)$/);
});
