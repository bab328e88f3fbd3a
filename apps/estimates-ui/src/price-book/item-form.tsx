// An item's form: fields, saving, and leaving with unsaved changes.
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { Button, ConflictNotice, ProblemNotice, useUnsaved, WorkDialog } from '@purlin/ui/ui.ts';
import { applyProblem } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-items.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changedThis } from '@purlin/words/screens/conflicts.ts';
import { ArchiveItem } from './archive-item.tsx';
import { ItemFields } from './item-fields.tsx';
import { itemDifferences } from './item-differences.ts';
import { useSaving, valuesOf, type Values } from './item-saving.ts';

interface Props {
  readonly title: string;
  readonly type: CategoryType;
  /** Unset for a new one. */
  readonly item: PriceBookItem | undefined;
  readonly categories: readonly PriceBookCategory[];
  /** Preselected, if it is one of the categories. */
  readonly categoryId: number | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: PriceBookItem) => void;
}

/** The form, saving, and conflicts with others' changes. */
function useItemForm({
  type,
  item,
  categories,
  categoryId,
  onSaved,
}: Omit<Props, 'title' | 'onClose'>) {
  const [opened, setOpened] = useState(item);
  const form = useForm<Values>({
    values: valuesOf(
      opened,
      categories.some(({ id }) => id === categoryId) ? String(categoryId) : '',
    ),
    // Values saved by someone else appear, except in fields that the user has edited.
    resetOptions: { keepDirtyValues: true },
  });
  const {
    setValue,
    formState: { isDirty },
  } = form;
  const saved = useUnsaved(isDirty);
  // A newer version replaces the opened one while nothing was edited; after that only on request.
  const changed = item !== undefined && item.revision !== opened?.revision;
  if (changed && !isDirty) setOpened(item);
  const { save, pending, problem, failed } = useSaving(type, opened, {
    onCategoryMade: (id) => {
      setValue('categoryId', String(id));
      setValue('newCategory', '');
    },
    onSaved: (kept) => {
      saved();
      onSaved(kept);
    },
  });
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const { setFocus } = form;
  useEffect(() => {
    if (!item) setFocus('name');
  }, [item, setFocus]);
  const conflict =
    changed && isDirty && opened && !pending
      ? {
          differences: itemDifferences(opened, item, form.getValues()),
          // While the user is editing, the conflict is only shown; once a save was refused, it must
          // be resolved.
          refused: problem?.status === 409 || problem?.status === 412 ? problem : undefined,
          onMine: () => setOpened(item),
          onTheirs: () => {
            form.reset();
            setOpened(item);
          },
        }
      : undefined;
  return { form, conflict, saved, save, pending, problem, failed };
}

export function ItemForm({ title, type, item, categories, categoryId, onClose, onSaved }: Props) {
  const { form, conflict, saved, save, pending, problem, failed } = useItemForm({
    type,
    item,
    categories,
    categoryId,
    onSaved,
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const submit = () => void form.handleSubmit(save)();
  const cannot = pending || name.trim() === '';
  return (
    <WorkDialog
      title={title}
      onClose={onClose}
      busy={pending}
      onSubmit={() => {
        if (!cannot) submit();
      }}
      lead={<Button variant="minimal" text={say('cancel')} onClick={onClose} disabled={pending} />}
      trail={
        <Button
          intent="primary"
          text={pending ? say('saving') : say('save')}
          disabled={cannot}
          onClick={submit}
        />
      }
    >
      {conflict ? (
        <ConflictNotice changed={changedThis('item')} by={undefined} busy={pending} {...conflict} />
      ) : (
        <ProblemNotice title={failed} problem={problem} />
      )}
      <ItemFields form={form} type={type} categories={categories} />
      {item && (
        <ArchiveItem
          item={item}
          onArchived={() => {
            saved();
            onClose();
          }}
        />
      )}
      {/* Enter in a field saves, as in any form. */}
      <button type="submit" hidden disabled={cannot} aria-hidden tabIndex={-1} />
    </WorkDialog>
  );
}
