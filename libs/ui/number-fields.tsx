// Fields for money, quantities and percentages: plain text to type, tidied when the field is left.
import { type ComponentProps, type FocusEvent, useState } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { amountError, percentText, readQuantity, tidyMoney } from './number-text.ts';
import { FramedInput } from './text-fields.tsx';

type NumberProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'className' | 'type'>;
type TidyProps = FieldFrame &
  Omit<ComponentProps<typeof FramedInput>, 'id' | 'required' | 'className'> & {
    /** What was typed, in its one form; what is no such value stays as it is. */
    readonly tidy: (text: string) => string;
  };

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

/** Whoever comes into such a field replaces what is there. */
const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** A short value that is written in one form only. */
export function TidyField({ tidy, ...props }: TidyProps) {
  const {
    frame,
    control: { onBlur, ...control },
  } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <FramedInput
          autoComplete="off"
          figures
          onFocus={select}
          {...control}
          {...wiring}
          onBlur={tidying(tidy, onBlur)}
        />
      )}
    </Field>
  );
}

/**
 * Dollars and cents. What is no amount stays as it was typed, and says so once the field is left;
 * the form refuses it with the same words (`isAmount`).
 */
export function MoneyField({ error, onBlur, onChange, ...props }: NumberProps) {
  const [unread, setUnread] = useState<string>();
  return (
    <TidyField
      inputMode="decimal"
      placeholder="0.00"
      lead="$"
      {...props}
      error={unread ?? error}
      tidy={tidyMoney}
      onChange={(event) => {
        if (unread !== undefined) setUnread(amountError(event.currentTarget.value));
        onChange?.(event);
      }}
      onBlur={(event) => {
        setUnread(amountError(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}

/** An empty field is 1; what is no quantity stays as it was typed, for the screen to say so. */
const tidyQuantity = (text: string): string =>
  text.trim() === '' ? '1' : (readQuantity(text) ?? text);

/** How many: above 0, with at most two decimals. */
export function QuantityField(props: NumberProps) {
  return <TidyField inputMode="decimal" {...props} tidy={tidyQuantity} />;
}

/** 0 to 100 percent; the arrows move by `step`. */
export function PercentField(props: NumberProps) {
  return (
    <TidyField
      type="number"
      min={0}
      max={100}
      step={0.1}
      inputMode="decimal"
      trail="%"
      {...props}
      tidy={percentText}
    />
  );
}
