// The facts of an offer in its forms: one field each, by its kind.
import {
  factNames,
  headerFields,
  type FactName,
  type HeaderFields,
} from '@purlin/domain/estimates/header-fields.ts';
import { headerWords } from '@purlin/words/header.ts';
import { PitchField, TextField } from '@purlin/ui/ui.ts';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../draft/values.ts';

/** What a fact of this kind is typed into; a kind that is missing here does not compile. */
const inputs: Readonly<Record<HeaderFields[FactName]['kind'] | 'text', typeof TextField>> = {
  text: TextField,
  pitch: PitchField,
};

export function FactFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return factNames.map((name) => {
    const Input = inputs[headerFields[name].kind];
    return (
      <Input
        key={name}
        label={headerWords.en[name]}
        optional
        error={errors[name]?.message}
        {...register(name)}
      />
    );
  });
}
