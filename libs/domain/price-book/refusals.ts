// Why the price book is not changed as asked.
import { conflict, missing, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const priceBookReasons = {
  'category-not-found': missing<{ asked: 'change' | 'arrange' }>(),
  'category-unknown': missing(),
  'category-archived': conflict<{ category: string }>(),
  'item-not-found': missing(),
  'item-archived': conflict(),
  'item-twice': conflict(),
  /** `count`: how many items, or changes of many prices, were not seen. */
  stale: stale<{ what: 'item' | 'prices' | 'preview'; count: number }>(),
  'not-by-the-rule': conflict(),
  'nothing-to-undo': conflict<{ why: 'no-change' | 'changed-since' }>(),
};
export const refuse = refusing(priceBookReasons);
