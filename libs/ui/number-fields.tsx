// Fields for money, quantities and percentages: plain text to type, tidied when the field is left.
import type { ComponentProps, FocusEvent } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { moneyText, percentText, pitchText, quantityText } from './number-text.ts';
import { FramedInput } from './text-fields.tsx';

type NumberProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'className' | 'type'>;

/**
 * Writes the tidy form into the field before anybody else hears that it was left. Screens read with
 * the same function, so the meaning stays.
 */
const tidying =
  (tidy: (text: string) => string, onBlur: NumberProps['onBlur']) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = tidy(input.value);
    if (text !== input.value) input.value = text;
    onBlur?.(event);
  };

/** Whoever comes into a number replaces it. */
const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** Dollars and cents. */
export function MoneyField(props: NumberProps) {
  const {
    frame,
    control: { onBlur, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <FramedInput
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          lead="$"
          figures
          onFocus={select}
          {...control}
          {...wiring}
          onBlur={tidying(moneyText, onBlur)}
        />
      )}
    </Field>
  );
}

/** How many: above 0, with at most two decimals. */
export function QuantityField(props: NumberProps) {
  const {
    frame,
    control: { onBlur, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <FramedInput
          inputMode="decimal"
          autoComplete="off"
          figures
          onFocus={select}
          {...control}
          {...wiring}
          onBlur={tidying(quantityText, onBlur)}
        />
      )}
    </Field>
  );
}

/** 0 to 100 percent; the arrows move by `step`. */
export function PercentField(props: NumberProps) {
  const {
    frame,
    control: { onBlur, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <FramedInput
          type="number"
          min={0}
          max={100}
          step={0.1}
          inputMode="decimal"
          autoComplete="off"
          trail="%"
          figures
          onFocus={select}
          {...control}
          {...wiring}
          onBlur={tidying(percentText, onBlur)}
        />
      )}
    </Field>
  );
}

/** A rise over twelve: "6/12". */
export function PitchField(props: NumberProps) {
  const {
    frame,
    control: { onBlur, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <FramedInput
          autoComplete="off"
          placeholder="6/12"
          maxLength={20}
          figures
          onFocus={select}
          {...control}
          {...wiring}
          onBlur={tidying(pitchText, onBlur)}
        />
      )}
    </Field>
  );
}
