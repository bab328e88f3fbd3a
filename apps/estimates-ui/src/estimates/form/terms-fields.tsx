// The terms: discount, tax, deposit; and the offer's texts.
import { PercentField, percentText, SelectField, TextAreaField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { shareOf } from '../draft/figures.ts';
import { ShareField } from './share-field.tsx';
import { StartField } from './start-field.tsx';
import type { FormValues } from '../draft/values.ts';

const bases = ['undiscounted', 'discounted'] as const;

/** The tax basis matters only with a discount and a tax. */
function TaxBasisField() {
  const { control, register } = useFormContext<FormValues>();
  const [discount, tax] = useWatch({ control, name: ['discount', 'taxPercentage'] });
  return shareOf(discount) && Number(percentText(tax)) !== 0 ? (
    <SelectField
      label={say('tax-taken')}
      choices={bases.map((value) => ({ value, label: say(`basis.${value}`) }))}
      {...register('taxBasis')}
    />
  ) : null;
}

/** Placed below the lines in every form. */
export function TermsFields({ withTax = true }: { readonly withTax?: boolean }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return (
    <div className="form-terms">
      <ShareField name="discount" />
      <ShareField name="deposit" />
      {withTax && (
        <PercentField
          label={say('tax')}
          step={0.01}
          error={errors.taxPercentage?.message}
          {...register('taxPercentage')}
        />
      )}
      <PercentField
        label={say('fee')}
        step={0.01}
        help={say('fee-help')}
        error={errors.processingFeePercentage?.message}
        {...register('processingFeePercentage')}
      />
      <TaxBasisField />
    </div>
  );
}

/** `start`: shows the kind of work, on a new estimate. */
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
        label={say('message-client')}
        rows={2}
        maxLength={20_000}
        help={say('message-help')}
        error={errors.introMessage?.message}
        {...register('introMessage')}
      />
      <div className="pl-form-2">
        <TextAreaField
          label={say('client-notes')}
          optional
          rows={2}
          maxLength={20_000}
          help={say('client-notes-help')}
          error={errors.customerNotes?.message}
          {...register('customerNotes')}
        />
        <TextAreaField
          label={say('internal-notes')}
          optional
          rows={2}
          maxLength={20_000}
          help={say('internal-notes-help')}
          error={errors.internalNotes?.message}
          {...register('internalNotes')}
        />
      </div>
    </div>
  );
}
