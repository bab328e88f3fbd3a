// The estimate's type: one price, or packages to choose from.
import { SegmentedField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useController, useFormContext } from 'react-hook-form';
import type { FormValues } from '../draft/values.ts';

const types = ['single', 'multi_option'] as const;

export function EstimateTypeField() {
  const { control } = useFormContext<FormValues>();
  const { field } = useController({ control, name: 'estimateType' });
  return (
    <SegmentedField
      label={say('type')}
      choices={types.map((value) => ({ value, label: say(`type.${value}`) }))}
      value={field.value}
      onChoose={field.onChange}
    />
  );
}
