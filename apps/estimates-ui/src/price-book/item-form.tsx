// The form of an item: name, category (chosen or new), unit, prices with their margin, and words.
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { marginOf } from '@purlin/domain/price-book/margin.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import {
  Button,
  CheckField,
  ConfirmDialog,
  MoneyField,
  moneyText,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
  WorkDialog,
} from '@purlin/ui/ui.ts';
import { applyProblem } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ArchiveItem } from './archive-item.tsx';
import { known, useSaving, valuesOf, type Values } from './item-saving.ts';
import { Margin } from './margin.tsx';
import { unitChoices } from './units.ts';

interface Props {
  readonly title: string;
  readonly type: CategoryType;
  /** Unset: a new one. */
  readonly item: PriceBookItem | undefined;
  readonly categories: readonly PriceBookCategory[];
  /** Chosen at the start, when it is one of the categories. */
  readonly categoryId: number | undefined;
  readonly onClose: () => void;
  readonly onSaved: (saved: PriceBookItem) => void;
}

export function ItemForm({ title, type, item, categories, categoryId, onClose, onSaved }: Props) {
  const [opened, setOpened] = useState(item);
  const form = useForm<Values>({
    values: valuesOf(
      opened,
      categories.some(({ id }) => id === categoryId) ? String(categoryId) : '',
    ),
  });
  const {
    setValue,
    formState: { isDirty },
  } = form;
  // A newer item takes the place of the one that was opened as long as nothing is written; after
  // that only when asked.
  const changed = item !== undefined && item.revision !== opened?.revision;
  if (changed && !isDirty) setOpened(item);
  const { save, pending, problem, failed } = useSaving(type, opened, {
    onCategoryMade: (id) => {
      setValue('categoryId', String(id));
      setValue('newCategory', '');
    },
    onSaved,
  });
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    applyProblem(form, problem);
  }, [form, problem]);
  const { setFocus } = form;
  useEffect(() => {
    if (!item) setFocus('name');
  }, [item, setFocus]);
  const name = useWatch({ control: form.control, name: 'name' });
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const submit = () => void form.handleSubmit(save)();
  const cannot = pending || name.trim() === '';
  return (
    <WorkDialog
      title={title}
      onClose={close}
      busy={pending}
      onSubmit={() => {
        if (!cannot) submit();
      }}
      lead={<Button variant="minimal" text="Cancel" onClick={close} disabled={pending} />}
      trail={
        <Button
          intent="primary"
          text={pending ? 'Saving...' : 'Save'}
          disabled={cannot}
          onClick={submit}
        />
      }
    >
      {changed && isDirty && !pending && (
        <Notice
          tone="warn"
          title="Somebody changed this item meanwhile"
          actions={
            <Button size="small" text="Show it as it is now" onClick={() => setOpened(item)} />
          }
        >
          What you wrote cannot be saved over it.
        </Notice>
      )}
      {problem && Object.keys(problem.errors).length === 0 && (
        <Notice tone="bad" title={failed}>
          {problem.message}
        </Notice>
      )}
      <Fields form={form} type={type} categories={categories} />
      {item && <ArchiveItem item={item} onArchived={onClose} />}
      <ConfirmDialog
        isOpen={leaving}
        title="Leave without saving?"
        onClose={() => setLeaving(false)}
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        destructive
        onConfirm={onClose}
      >
        What you wrote here is not saved yet.
      </ConfirmDialog>
      {/* Enter in a field saves, as in any form. */}
      <button type="submit" hidden disabled={cannot} aria-hidden tabIndex={-1} />
    </WorkDialog>
  );
}

function Fields({
  form,
  type,
  categories,
}: {
  readonly form: UseFormReturn<Values>;
  readonly type: CategoryType;
  readonly categories: readonly PriceBookCategory[];
}) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const [chosen, unit] = useWatch({ control, name: ['categoryId', 'unit'] });
  const several = new Set(categories.map((category) => category.type)).size > 1;
  const choices = [
    { value: '', label: categories.length > 0 ? 'Choose a category' : 'No categories yet' },
    ...categories.map((category) => ({
      value: String(category.id),
      label: several
        ? `${category.name} (${category.type === 'service' ? 'services' : 'materials'})`
        : category.name,
    })),
  ];
  const service = type === 'service';
  return (
    <div className="pl-form book-form">
      <TextField
        label="Name"
        required
        maxLength={300}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="pl-form-2">
        <SelectField
          label="Category"
          choices={choices}
          error={errors.categoryId?.message}
          {...register('categoryId', { onChange: () => setValue('newCategory', '') })}
          value={chosen}
        />
        <TextField
          label="New Category"
          optional
          maxLength={200}
          autoComplete="off"
          placeholder="Or type a new name"
          {...register('newCategory', {
            onChange: (event: { target: { value: string } }) => {
              if (event.target.value) setValue('categoryId', '');
            },
          })}
        />
      </div>
      <div className="pb-prices">
        <SelectField label="Unit" choices={unitChoices} {...register('unit')} value={unit} />
        <MoneyField
          label="Standard Price"
          help="What the client pays."
          error={errors.standardPrice?.message}
          {...register('standardPrice')}
        />
        <MoneyField
          label="Cost Price"
          optional
          help="What it costs you; only staff see it."
          error={errors.costPrice?.message}
          {...register('costPrice')}
        />
      </div>
      <LiveMargin form={form} />
      <TextAreaField
        label={service ? 'Scope of Work' : 'Description'}
        optional
        rows={4}
        maxLength={4000}
        error={errors.description?.message}
        {...register('description')}
      />
      {service && (
        <TextAreaField
          label="Exclusions"
          optional
          rows={3}
          maxLength={4000}
          help="What the price does not cover."
          {...register('exclusions')}
        />
      )}
      {service && (
        <TextAreaField
          label="Process"
          optional
          rows={3}
          maxLength={4000}
          help="How the work goes, step by step."
          {...register('process')}
        />
      )}
      <div className="book-checks">
        <CheckField label="Offered for estimates" {...register('isActive')} />
        {/* Spec section 5: it has no effect on what is saved; every line of an estimate decides for itself. */}
        <CheckField label="Taxable" defaultChecked />
      </div>
    </div>
  );
}

/** Follows what is typed, by the same function that the server counts with. */
function LiveMargin({ form: { control } }: { readonly form: UseFormReturn<Values> }) {
  const [price, costText] = useWatch({ control, name: ['standardPrice', 'costPrice'] });
  const cost = known(costText);
  const margin = marginOf(fromDecimal(moneyText(price)), cost === null ? null : fromDecimal(cost));
  return (
    <p className="book-live-margin" aria-live="polite">
      <span className="pl-muted">Margin</span>{' '}
      {margin ? (
        <Margin
          dollars={toDecimal(margin.cents)}
          percent={margin.basisPoints === null ? null : toDecimal(margin.basisPoints)}
        />
      ) : (
        <span className="pl-muted">known once you enter the cost</span>
      )}
    </p>
  );
}
