// An amount in percent or in dollars: a discount, a deposit.
import { MoneyField, PercentField, SegmentedField } from '@purlin/ui/ui.ts';
import { useController, useFormContext } from 'react-hook-form';
import { errorAt } from '../draft/error-at.ts';
import type { FormValues } from '../draft/values.ts';
import { useAbove } from './totals-summary.tsx';

export const dollarOrPercent = [
  { value: 'amount', label: 'Dollar' },
  { value: 'percent', label: 'Percent' },
];

export function ShareField({
  name,
  label,
}: {
  readonly name: 'discount' | 'deposit';
  readonly label: string;
}) {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { field: kind } = useController({ control, name: `${name}.kind` });
  const above = useAbove();
  const input = {
    ...register(`${name}.value`),
    label: `${label} (${kind.value === 'percent' ? '%' : '$'})`,
    error: errorAt(errors, `${name}.value`) ?? above[name],
  };
  return (
    <div className="form-share">
      {kind.value === 'percent' ? (
        <PercentField step={0.01} {...input} />
      ) : (
        <MoneyField {...input} />
      )}
      <SegmentedField
        label={`${label} in`}
        hideLabel
        choices={dollarOrPercent}
        value={kind.value}
        onChoose={kind.onChange}
      />
    </div>
  );
}
