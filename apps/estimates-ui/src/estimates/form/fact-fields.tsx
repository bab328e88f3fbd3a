// The facts of an offer in its forms: one field each, by its kind.
import {
  factKinds,
  isFactKind,
  readFact,
  type FactKind,
} from '@purlin/domain/estimates/fact-kinds.ts';
import { factNames, headerFields } from '@purlin/domain/estimates/header-fields.ts';
import { headerWords } from '@purlin/words/header.ts';
import { TextField, TidyField } from '@purlin/ui/ui.ts';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../draft/values.ts';

/** Nothing of any kind is longer. */
const LONGEST = 40;

export function FactFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormValues>();
  return factNames.map((name) => {
    const field = {
      label: headerWords.en[name],
      optional: true,
      error: errors[name]?.message,
      ...register(name),
    };
    const { kind } = headerFields[name];
    if (!isFactKind(kind)) return <TextField key={name} {...field} />;
    const { example, keyboard }: FactKind = factKinds[kind];
    return (
      <TidyField
        key={name}
        placeholder={example}
        inputMode={keyboard}
        maxLength={LONGEST}
        tidy={(text) => String(readFact(kind, text) ?? '')}
        {...field}
      />
    );
  });
}
