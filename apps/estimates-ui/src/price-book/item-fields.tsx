// An item's fields: name, category (existing or new), unit, prices with their margin, and texts.
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { marginOf } from '@purlin/domain/price-book/margin.ts';
import { fromFineDecimal } from '@purlin/domain/shared/decimals.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import {
  CheckField,
  isRate,
  RateField,
  rateText,
  SelectField,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/price-items.ts';
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
        label={say('name')}
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
        <CheckField label={say('offered')} {...register('isActive')} />
        {/* No effect on estimates: every line has its own setting (rule: item-taxable). */}
        <CheckField label={say('taxable')} defaultChecked />
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
    { value: '', label: categories.length > 0 ? say('choose-category') : say('no-categories') },
    ...categories.map((category) => ({
      value: String(category.id),
      label: several ? say(`named.${category.type}`, { name: category.name }) : category.name,
    })),
  ];
  return (
    <div className="pl-form-2">
      <SelectField
        label={say('category')}
        choices={choices}
        error={errors.categoryId?.message}
        {...register('categoryId', { onChange: () => setValue('newCategory', '') })}
        value={chosen}
      />
      <TextField
        label={say('new-category')}
        optional
        maxLength={200}
        autoComplete="off"
        placeholder={say('type-new-name')}
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
      <SelectField label={say('unit')} choices={unitChoices()} {...register('unit')} value={unit} />
      <RateField
        label={say('standard-price-field')}
        help={say('standard-price-help')}
        error={errors.standardPrice?.message}
        {...register('standardPrice', isRate)}
      />
      <RateField
        label={say('cost-price')}
        optional
        help={say('cost-price-help')}
        error={errors.costPrice?.message}
        {...register('costPrice', isRate)}
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
        label={service ? say('scope-of-work') : say('description')}
        optional
        rows={4}
        maxLength={4000}
        error={errors.description?.message}
        {...register('description')}
      />
      {service && (
        <TextAreaField
          label={say('exclusions')}
          optional
          rows={3}
          maxLength={4000}
          help={say('exclusions-help')}
          {...register('exclusions')}
        />
      )}
      {service && (
        <TextAreaField
          label={say('process')}
          optional
          rows={3}
          maxLength={4000}
          help={say('process-help')}
          {...register('process')}
        />
      )}
    </>
  );
}

/** The live margin, computed by the same function as on the server. */
function LiveMargin({ form: { control } }: { readonly form: UseFormReturn<Values> }) {
  const [price, costText] = useWatch({ control, name: ['standardPrice', 'costPrice'] });
  const cost = known(costText);
  const margin = marginOf(
    fromFineDecimal(rateText(price)),
    cost === null ? null : fromFineDecimal(cost),
  );
  return (
    <p className="book-live-margin" aria-live="polite">
      <span className="pl-muted">{say('margin')}</span>{' '}
      {margin ? (
        <Margin
          dollars={toDecimal(margin.cents)}
          percent={margin.basisPoints === null ? null : toDecimal(margin.basisPoints)}
        />
      ) : (
        <span className="pl-muted">{say('margin-unknown')}</span>
      )}
    </p>
  );
}
