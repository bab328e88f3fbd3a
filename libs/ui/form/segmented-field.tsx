// A segmented control: radio buttons for two or three choices, side by side.
import { useId } from 'react';
import type { Choice } from './select-field.tsx';

interface SegmentedFieldProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

export function SegmentedField({
  label,
  hideLabel = false,
  choices,
  value,
  onChoose,
}: SegmentedFieldProps) {
  const name = useId();
  return (
    <fieldset className="pl-segments-field">
      <legend className={hideLabel ? 'pl-hidden' : 'pl-label'}>{label}</legend>
      <div className="pl-segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
