// An amount in percent or in dollars: a discount, a deposit.
import { MoneyField, PercentField, SegmentedField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { useController, useFormContext } from 'react-hook-form';
import { errorAt } from '../draft/error-at.ts';
import type { FormValues } from '../draft/values.ts';
import { useAbove } from './totals-summary.tsx';

export const dollarOrPercent = () =>
  (['amount', 'percent'] as const).map((value) => ({ value, label: say(`by.${value}`) }));

export function ShareField({ name }: { readonly name: 'discount' | 'deposit' }) {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  const { field: kind } = useController({ control, name: `${name}.kind` });
  const above = useAbove();
  const input = {
    ...register(`${name}.value`),
    label: `${say(name)} (${kind.value === 'percent' ? '%' : '$'})`,
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
        label={say(`in.${name}`)}
        hideLabel
        choices={dollarOrPercent()}
        value={kind.value}
        onChoose={kind.onChange}
      />
    </div>
  );
}
