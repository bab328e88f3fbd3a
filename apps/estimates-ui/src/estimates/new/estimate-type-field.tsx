// One price, or packages to choose from.
import { SegmentedField } from '@purlin/ui/ui.ts';
import { useController, useFormContext } from 'react-hook-form';
import type { FormValues } from '../draft/values.ts';

const choices = [
  { value: 'single', label: 'Single price' },
  { value: 'multi_option', label: 'Multiple options' },
];

export function EstimateTypeField() {
  const { control } = useFormContext<FormValues>();
  const { field } = useController({ control, name: 'estimateType' });
  return (
    <SegmentedField
      label="Estimate Type"
      choices={choices}
      value={field.value}
      onChoose={field.onChange}
    />
  );
}
