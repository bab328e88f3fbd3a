// The form of an item: name, category (chosen or new), unit, prices and words.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';
import { Button, buttonClass, MoneyField, moneyText, Notice, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, Link, useCommand, useNavigate, useNotify } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { unitChoices } from './units.ts';

const NO_CATEGORY = 'Please select a category or create a new one';
const FAILED = 'Failed to save item';

/** Leaving the field empty writes 0.00 into it; nothing costs nothing, so zero means that nobody knows. */
const known = (amount: string): string | null => (moneyText(amount) === '0.00' ? null : moneyText(amount));

interface Values {
  name: string; categoryId: string; newCategory: string; unit: Unit; standardPrice: string; costPrice: string; description: string; exclusions: string; process: string;
}

interface Props {
  readonly type: CategoryType;
  readonly categories: readonly PriceBookCategory[];
  /** Chosen at the start, when it is one of the categories. */
  readonly categoryId: string;
}

export function ItemForm({ type, categories, categoryId }: Props) {
  const form = useForm<Values>({ defaultValues: {
    name: '', categoryId: categories.some(({ id }) => String(id) === categoryId) ? categoryId : '', newCategory: '', unit: 'each', standardPrice: '', costPrice: '', description: '', exclusions: '', process: '',
  } });
  const { register, control, setValue, formState: { errors } } = form;
  const { save, pending, problem } = useSaving(type, (id) => { setValue('categoryId', String(id)); setValue('newCategory', ''); });
  useEffect(() => { applyProblem(form, problem); }, [form, problem]);
  const [name, chosen, unit] = useWatch({ control, name: ['name', 'categoryId', 'unit'] });
  const choices = [{ value: '', label: categories.length > 0 ? 'Choose a category' : 'No categories yet' }, ...categories.map(({ id, name: label }) => ({ value: String(id), label }))];
  const service = type === 'service';
  return (
    <form className="pl-form" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {problem && Object.keys(problem.errors).length === 0 && <Notice tone="bad" title={FAILED}>{problem.message}</Notice>}
      <TextField label="Name" required maxLength={300} autoComplete="off" error={errors.name?.message} {...register('name')} />
      <div className="pl-form-2">
        <SelectField label="Category" choices={choices} error={errors.categoryId?.message} {...register('categoryId', { onChange: () => setValue('newCategory', '') })} value={chosen} />
        <TextField label="New Category" optional maxLength={200} autoComplete="off" placeholder="Or type a new name" {...register('newCategory', { onChange: (event: { target: { value: string } }) => { if (event.target.value) setValue('categoryId', ''); } })} />
      </div>
      <div className="pb-prices">
        <SelectField label="Unit" choices={unitChoices} {...register('unit')} value={unit} />
        <MoneyField label="Standard Price" help="What the client pays." error={errors.standardPrice?.message} {...register('standardPrice')} />
        <MoneyField label="Cost Price" optional help="What it costs you; only staff see it." error={errors.costPrice?.message} {...register('costPrice')} />
      </div>
      <TextAreaField label={service ? 'Scope of Work' : 'Description'} optional rows={3} maxLength={4000} {...register('description')} />
      {service && <TextAreaField label="Exclusions" optional rows={2} maxLength={4000} help="What the price does not cover." {...register('exclusions')} />}
      {service && <TextAreaField label="Process" optional rows={2} maxLength={4000} help="How the work goes, step by step." {...register('process')} />}
      <div className="pl-actions">
        <Button type="submit" intent="primary" text={pending ? 'Saving...' : 'Save'} disabled={pending || name.trim() === ''} />
        <Link to="/pricebook" className={buttonClass()}>Cancel</Link>
      </div>
    </form>
  );
}

/** Saves the item, and its category before it where that is new; a category that was made stays chosen if the item then fails. */
function useSaving(type: CategoryType, onCategoryMade: (id: number) => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const addCategory = useCommand(priceBook.addCategory, { toast: { failed: 'Failed to create new category' } });
  const addItem = useCommand(priceBook.addItem, { toast: { done: { title: 'Item saved successfully' }, failed: FAILED } });
  const save = async ({ categoryId, newCategory, standardPrice, costPrice, ...words }: Values) => {
    const name = newCategory.trim();
    if (!name && !categoryId) return notify({ title: 'Error', description: NO_CATEGORY, intent: 'destructive' });
    const made = name ? await addCategory.run({ body: { name, description: null, type, order: 0 } }) : undefined;
    if (name && !made) return undefined;
    if (made) onCategoryMade(made.id);
    const id = made?.id ?? Number(categoryId);
    const body = { ...words, categoryId: id, standardPrice: moneyText(standardPrice), costPrice: known(costPrice), isActive: true };
    if (await addItem.run({ body })) await navigate(`/pricebook?category=${id}`);
    return undefined;
  };
  return { save, pending: addCategory.pending || addItem.pending, problem: addCategory.problem ?? addItem.problem };
}
