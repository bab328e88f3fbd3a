// The values of an item's form, and saving it: a new category first.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { rateText } from '@purlin/ui/ui.ts';
import { useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-items.ts';

export interface Values {
  name: string;
  categoryId: string;
  newCategory: string;
  unit: PriceBookItem['unit'];
  standardPrice: string;
  costPrice: string;
  description: string;
  exclusions: string;
  process: string;
  isActive: boolean;
}

export const valuesOf = (item: PriceBookItem | undefined, categoryId: string): Values => ({
  name: item?.name ?? '',
  categoryId,
  newCategory: '',
  unit: item?.unit ?? 'each',
  standardPrice: item?.standardPrice ?? '',
  costPrice: item?.costPrice ?? '',
  description: item?.description ?? '',
  exclusions: item?.exclusions ?? '',
  process: item?.process ?? '',
  isActive: item?.isActive ?? true,
});

/** Leaving the field empty writes 0.00 into it. No item costs nothing, so zero means unknown. */
export const known = (amount: string): string | null =>
  rateText(amount) === '0.00' ? null : rateText(amount);

interface After {
  /** If saving the item fails, the category just created stays selected. */
  readonly onCategoryMade: (id: number) => void;
  readonly onSaved: (saved: PriceBookItem) => void;
}

export function useSaving(
  type: CategoryType,
  item: PriceBookItem | undefined,
  { onCategoryMade, onSaved }: After,
) {
  const notify = useNotify();
  const failed = item ? say('update-failed') : say('save-failed');
  const addCategory = useCommand(priceBook.addCategory, {
    toast: { failed: say('category-failed') },
  });
  const addItem = useCommand(priceBook.addItem, {
    toast: { done: { title: say('item-saved') }, failed },
  });
  const editItem = useCommand(priceBook.editItem, {
    toast: { done: { title: say('item-updated') }, failed },
  });
  const save = async ({
    categoryId,
    newCategory,
    standardPrice,
    costPrice,
    ...rest
  }: Values): Promise<void> => {
    const name = newCategory.trim();
    if (!name && !categoryId)
      return notify({
        title: say('error'),
        description: say('choose-or-create'),
        intent: 'destructive',
      });
    const made = name
      ? await addCategory.run({ body: { name, description: null, type, order: 0 } })
      : undefined;
    if (name && !made) return undefined;
    if (made) onCategoryMade(made.id);
    // An untouched cost is kept, even if it is zero.
    const cost = costPrice === item?.costPrice ? costPrice : known(costPrice);
    const body = {
      ...rest,
      categoryId: made?.id ?? Number(categoryId),
      standardPrice: rateText(standardPrice),
      costPrice: cost,
    };
    const saved = item
      ? await editItem.run({ params: { id: item.id }, body: { ...body, revision: item.revision } })
      : await addItem.run({ body });
    if (saved) onSaved(saved);
    return undefined;
  };
  return {
    save,
    failed,
    pending: addCategory.pending || addItem.pending || editItem.pending,
    problem: addCategory.problem ?? addItem.problem ?? editItem.problem,
  };
}
