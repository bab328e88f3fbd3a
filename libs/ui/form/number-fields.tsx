// Fields for money, quantities and percentages: plain text while typing, normalized on blur.
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import {
  amountError,
  percentError,
  rateError,
  readPercent,
  readQuantity,
  roundedWords,
  tidyMoney,
  tidyPercent,
  tidyRate,
} from './number-text.ts';
import { FramedInput } from './text-fields.tsx';

type NumberProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'id' | 'required' | 'className' | 'type'>;
type TidyProps = FieldFrame &
  Omit<ComponentProps<typeof FramedInput>, 'id' | 'required' | 'className'> & {
    /** Normalizes the typed text. Invalid text is returned unchanged. */
    readonly tidy: (text: string) => string;
  };

/**
 * Writes the normalized text into the field before any other blur handler runs. Screens parse with
 * the same function, so the meaning does not change.
 */
const tidying =
  (tidy: (text: string) => string, onBlur: NumberProps['onBlur']) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = tidy(input.value);
    if (text !== input.value) input.value = text;
    onBlur?.(event);
  };

/** Select the field's text on focus, so that typing replaces it. */
const select = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** A field for a short value with one canonical form. */
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
 * Keeps invalid text as typed and shows an error after blur. The form refuses it with the same
 * message.
 */
function AskingField({
  errorIn,
  noteOn = () => undefined,
  error,
  help,
  onBlur,
  onChange,
  ...props
}: TidyProps & {
  readonly errorIn: (text: string) => string | undefined;
  /** A note on how the value is interpreted, if that differs from what was typed. */
  readonly noteOn?: (text: string) => string | undefined;
}) {
  const [unread, setUnread] = useState<string>();
  const [note, setNote] = useState<string>();
  return (
    <TidyField
      inputMode="decimal"
      {...props}
      error={unread ?? error}
      help={note ?? help}
      onChange={(event) => {
        setNote(noteOn(event.currentTarget.value));
        if (unread !== undefined) setUnread(errorIn(event.currentTarget.value));
        onChange?.(event);
      }}
      onBlur={(event) => {
        setUnread(errorIn(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}

/** Dollars and cents. Validate with `isAmount`. */
export const MoneyField = (props: NumberProps) => (
  <AskingField
    placeholder="0.00"
    lead="$"
    {...props}
    tidy={tidyMoney}
    errorIn={amountError}
    noteOn={roundedWords}
  />
);

/** A unit price in dollars. Validate with `isRate`. */
export const RateField = (props: NumberProps) => (
  <AskingField placeholder="0.00" lead="$" {...props} tidy={tidyRate} errorIn={rateError} />
);

/** An empty field becomes 1. Invalid text stays as typed, for the screen to flag. */
const tidyQuantity = (text: string): string =>
  text.trim() === '' ? '1' : (readQuantity(text) ?? text);

/** A quantity: above 0, with at most four decimals. */
export function QuantityField(props: NumberProps) {
  return <TidyField inputMode="decimal" {...props} tidy={tidyQuantity} />;
}

/** The arrow keys write the next value as if it had been typed. */
const stepping = (step: number) => (event: KeyboardEvent<HTMLInputElement>) => {
  const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
  const input = event.currentTarget;
  const now = readPercent(input.value.trim() || '0');
  if (by === 0 || now === null) return;
  event.preventDefault();
  const next = Math.min(100, Math.max(0, Number(now) + by));
  // Use the element's native setter: React ignores changes made through its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    String(Number(next.toFixed(4))),
  );
  input.select();
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const orEmpty = (text: string): string => (text.trim() === '' ? '' : tidyPercent(text));

/**
 * 0 to 100 percent; the arrow keys move by `step`. Validate with `isPercentage`. An empty field
 * becomes 0 unless `mayBeEmpty` is set.
 */
export const PercentField = ({
  step = 0.1,
  mayBeEmpty = false,
  ...props
}: NumberProps & { readonly mayBeEmpty?: boolean }) => (
  <AskingField
    trail="%"
    {...props}
    onKeyDown={stepping(Number(step))}
    tidy={mayBeEmpty ? orEmpty : tidyPercent}
    errorIn={percentError}
  />
);
