// The price book as a list to look things up in: grouped by type, narrowed by a search.
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';

/** What is on offer: categories in their order, without the items that are no longer offered. */
export const offered = (categories: readonly PriceBookCategory[]): readonly PriceBookCategory[] =>
  categories.map((category) => ({ ...category, items: category.items.filter(({ isActive }) => isActive) }));

/** Items of all categories whose name or description holds every word that was typed. */
export function found(categories: readonly PriceBookCategory[], q: string): readonly PriceBookItem[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return categories.flatMap(({ items }) => items).filter(({ name, description }) => words.every((word) => `${name} ${description ?? ''}`.toLowerCase().includes(word)));
}

