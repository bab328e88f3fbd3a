// Fields for money, quantities and percentages: plain text to type, tidied when the field is left.
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
 * What is no such value stays as it was typed, and says so once the field is left; the form refuses
 * it with the same words.
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
  /** What it counts as, where that is not what was typed; said until something else is. */
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

/** Dollars and cents; a form refuses what is none by `isAmount`. */
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

/** Dollars for one of something; a form refuses what is none by `isRate`. */
export const RateField = (props: NumberProps) => (
  <AskingField placeholder="0.00" lead="$" {...props} tidy={tidyRate} errorIn={rateError} />
);

/** An empty field is 1; what is no quantity stays as it was typed, for the screen to say so. */
const tidyQuantity = (text: string): string =>
  text.trim() === '' ? '1' : (readQuantity(text) ?? text);

/** How many: above 0, with at most four decimals. */
export function QuantityField(props: NumberProps) {
  return <TidyField inputMode="decimal" {...props} tidy={tidyQuantity} />;
}

/** The arrow keys write the next value, as if it had been typed. */
const stepping = (step: number) => (event: KeyboardEvent<HTMLInputElement>) => {
  const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
  const input = event.currentTarget;
  const now = readPercent(input.value.trim() || '0');
  if (by === 0 || now === null) return;
  event.preventDefault();
  const next = Math.min(100, Math.max(0, Number(now) + by));
  // The element's own setter: what React's writes, it takes for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    String(Number(next.toFixed(4))),
  );
  input.select();
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const orEmpty = (text: string): string => (text.trim() === '' ? '' : tidyPercent(text));

/**
 * 0 to 100 percent; the arrow keys move by `step`. A form refuses what is none: `isPercentage`. An
 * empty field is 0, unless `mayBeEmpty`.
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
