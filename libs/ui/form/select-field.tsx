// A choice from a short list, as a native select.
import { CaretDownIcon } from '@blueprintjs/icons';
import type { ChangeEventHandler, ComponentProps } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
type Select = Omit<
  ComponentProps<'select'>,
  'id' | 'required' | 'className' | 'children' | 'onChange' | 'multiple' | 'value' | 'defaultValue'
>;

export function SelectField(
  props: FieldFrame &
    Select & {
      readonly choices: readonly Choice[];
      readonly value?: string;
      readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
    },
) {
  const {
    frame,
    control: { choices, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="bp6-html-select">
          <select {...control} {...wiring}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <CaretDownIcon aria-hidden />
        </span>
      )}
    </Field>
  );
}
