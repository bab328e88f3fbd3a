// On what terms: discount, tax, deposit; and the words around the offer.
import { PercentField, percentText, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { shareOf } from '../draft/figures.ts';
import { ShareField } from './share-field.tsx';
import { StartField } from './start-field.tsx';
import type { FormValues } from '../draft/values.ts';

const bases = [
  { value: 'undiscounted', label: 'Before the discount' },
  { value: 'discounted', label: 'After the discount' },
];

/** Which amount the tax is taken from makes a difference only with a discount and a tax. */
function TaxBasisField() {
  const { control, register } = useFormContext<FormValues>();
  const [discount, tax] = useWatch({ control, name: ['discount', 'taxPercentage'] });
  return shareOf(discount) && percentText(tax) !== '0' ? (
    <SelectField label="Tax is taken" choices={bases} {...register('taxBasis')} />
  ) : null;
}

/** Below the lines that they are the terms of, in every form. */
export function TermsFields({ withTax = true }: { readonly withTax?: boolean }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return (
    <div className="form-terms">
      <ShareField name="discount" label="Discount" />
      <ShareField name="deposit" label="Deposit" />
      {withTax && (
        <PercentField
          label="Tax (%)"
          step={0.01}
          error={errors.taxPercentage?.message}
          {...register('taxPercentage')}
        />
      )}
      <PercentField
        label="Card processing fee (%)"
        step={0.01}
        help="A line of its own, of everything above it."
        error={errors.processingFeePercentage?.message}
        {...register('processingFeePercentage')}
      />
      <TaxBasisField />
    </div>
  );
}

/** `start`: on a new estimate, for which kind of work its words are. */
export function WordsFields({
  start,
}: {
  readonly start?: React.ComponentProps<typeof StartField>;
}) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return (
    <div className="pl-form">
      {start && <StartField {...start} />}
      <TextAreaField
        label="Message to the client"
        rows={2}
        maxLength={20_000}
        help="Stands at the top of the estimate."
        error={errors.introMessage?.message}
        {...register('introMessage')}
      />
      <div className="pl-form-2">
        <TextAreaField
          label="Notes for the client"
          optional
          rows={2}
          maxLength={20_000}
          help="Stand at the end of the estimate."
          error={errors.customerNotes?.message}
          {...register('customerNotes')}
        />
        <TextAreaField
          label="Internal notes"
          optional
          rows={2}
          maxLength={20_000}
          help="Only staff can see them."
          error={errors.internalNotes?.message}
          {...register('internalNotes')}
        />
      </div>
    </div>
  );
}
