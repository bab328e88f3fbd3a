// Why a price book command is refused.
import { conflict, missing, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const priceBookReasons = {
  'category-not-found': missing<{ asked: 'change' | 'arrange' }>(),
  'category-unknown': missing(),
  'category-archived': conflict<{ category: string }>(),
  'item-not-found': missing(),
  'item-archived': conflict(),
  'item-twice': conflict(),
  /** `count`: number of items, or bulk changes, the caller had not seen. */
  stale: stale<{ what: 'item' | 'prices' | 'preview'; count: number }>(),
  'not-by-the-rule': conflict(),
  'nothing-to-undo': conflict<{ why: 'no-change' | 'changed-since' }>(),
};
export const refuse = refusing(priceBookReasons);
