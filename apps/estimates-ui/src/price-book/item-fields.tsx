// The fields of an item: name, category (chosen or new), unit, prices with their margin, and words.
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { marginOf } from '@purlin/domain/price-book/margin.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import {
  CheckField,
  isAmount,
  MoneyField,
  moneyText,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { known, type Values } from './item-saving.ts';
import { Margin } from './margin.tsx';
import { unitChoices } from './units.ts';

interface Props {
  readonly form: UseFormReturn<Values>;
  readonly type: CategoryType;
  readonly categories: readonly PriceBookCategory[];
}

export function ItemFields({ form, type, categories }: Props) {
  const {
    register,
    formState: { errors },
  } = form;
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
      <CategoryFields form={form} categories={categories} />
      <Prices form={form} />
      <LiveMargin form={form} />
      <Words form={form} service={type === 'service'} />
      <div className="book-checks">
        <CheckField label="Offered for estimates" {...register('isActive')} />
        {/* No effect on what is saved: every line of an estimate decides (rule: item-taxable). */}
        <CheckField label="Taxable" defaultChecked />
      </div>
    </div>
  );
}

function CategoryFields({ form, categories }: Omit<Props, 'type'>) {
  const {
    register,
    control,
    setValue,
    formState: { errors },
  } = form;
  const chosen = useWatch({ control, name: 'categoryId' });
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
  return (
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
  );
}

function Prices({ form }: Pick<Props, 'form'>) {
  const {
    register,
    control,
    formState: { errors },
  } = form;
  const unit = useWatch({ control, name: 'unit' });
  return (
    <div className="pb-prices">
      <SelectField label="Unit" choices={unitChoices} {...register('unit')} value={unit} />
      <MoneyField
        label="Standard Price"
        help="What the client pays."
        error={errors.standardPrice?.message}
        {...register('standardPrice', isAmount)}
      />
      <MoneyField
        label="Cost Price"
        optional
        help="What it costs you; only staff see it."
        error={errors.costPrice?.message}
        {...register('costPrice', isAmount)}
      />
    </div>
  );
}

function Words({ form, service }: Pick<Props, 'form'> & { readonly service: boolean }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
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
    </>
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
