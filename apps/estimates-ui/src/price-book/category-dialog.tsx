// Adds or edits a category.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { FormDialog, TextAreaField, TextField, stillNeeded } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

interface Props {
  readonly type: CategoryType;
  /** Unset for a new one, at this position. */
  readonly category?: PriceBookCategory;
  readonly order: number;
  readonly onClose: () => void;
  readonly onSaved?: (id: number) => void;
}

export function CategoryDialog({ type, category, order, onClose, onSaved }: Props) {
  const form = useForm({
    defaultValues: { name: category?.name ?? '', description: category?.description ?? '' },
  });
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const add = useCommand(priceBook.addCategory, {
    toast: { done: { title: say('category-added') }, failed: say('category-add-failed') },
  });
  const edit = useCommand(priceBook.editCategory, {
    toast: { done: { title: say('category-changed') }, failed: say('category-change-failed') },
  });
  const { problem } = category ? edit : add;
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const name = useWatch({ control, name: 'name' });
  const save = form.handleSubmit(async (body) => {
    const saved = category
      ? await edit.run({ params: { id: category.id }, body })
      : await add.run({ body: { ...body, type, order } });
    if (!saved) return;
    onSaved?.(saved.id);
    onClose();
  });
  return (
    <FormDialog
      isOpen
      title={category ? say('edit-category') : say(`new-category.${type}`)}
      onClose={onClose}
      busy={add.pending || edit.pending}
      submitLabel={say('save')}
      busyLabel={say('saving')}
      waitsFor={stillNeeded({ [say('name')]: name })}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={say('name')}
        required
        maxLength={200}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label={say('description')}
        optional
        rows={2}
        maxLength={2000}
        error={errors.description?.message}
        {...register('description')}
      />
    </FormDialog>
  );
}
