// Adds a category, or changes one.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { FormDialog, TextAreaField, TextField, stillNeeded } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

interface Props {
  readonly type: CategoryType;
  /** Unset: a new one, at this place. */
  readonly category?: PriceBookCategory;
  readonly order: number;
  readonly onClose: () => void;
  readonly onSaved?: (id: number) => void;
}

const words = { service: 'services', material: 'materials' } as const;

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
    toast: { done: { title: 'Category added' }, failed: 'Failed to create new category' },
  });
  const edit = useCommand(priceBook.editCategory, {
    toast: { done: { title: 'Category changed' }, failed: 'Failed to change category' },
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
      title={category ? 'Edit category' : `New category of ${words[type]}`}
      onClose={onClose}
      busy={add.pending || edit.pending}
      submitLabel="Save"
      busyLabel="Saving..."
      waitsFor={stillNeeded({ Name: name })}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label="Name"
        required
        maxLength={200}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label="Description"
        optional
        rows={2}
        maxLength={2000}
        error={errors.description?.message}
        {...register('description')}
      />
    </FormDialog>
  );
}
