// A line's quantity: a number, or arithmetic ("28*1.1" is 30.8), which stays visible beside it.
import { isSum, withCommas } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { typedQuantity } from '../draft/number-cells.ts';
import type { CellProps } from './line-row.tsx';

/** Formats an expression for display. */
const written = (sum: string): string =>
  sum
    .replace(/\s+/g, '')
    .replaceAll('*', ' × ')
    .replaceAll('/', ' ÷ ')
    .replaceAll('+', ' + ')
    .replaceAll('-', ' − ');

export function QuantityCell({ path, n, line: { quantity }, error, actions }: CellProps) {
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = typedQuantity(quantity);
  const sum = read !== null && isSum(quantity);
  // Runs before the first key: the expression has replaced the number and is selected, so typing
  // replaces it.
  useLayoutEffect(() => {
    if (typing) field.current?.select();
  }, [typing]);
  return (
    <label className="line-quantity">
      <span>{say('quantity')}</span>
      <input
        className="line-cell pl-figures"
        data-cell="quantity"
        data-field={`${path}.${n}.quantity`}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        value={typing ? quantity : withCommas(sum ? read.quantity : quantity)}
        ref={field}
        onFocus={() => setTyping(true)}
        onChange={(event) => actions.type(n, { quantity: event.currentTarget.value })}
        onBlur={() => {
          setTyping(false);
          // An expression is kept as typed, and so is an invalid quantity.
          if (read && !(sum && read.unit === undefined) && read.quantity !== quantity)
            actions.type(n, read);
          actions.left();
        }}
      />
      {sum && (
        <output className={typing ? 'line-comes' : 'line-sum'}>
          {typing ? `= ${read.quantity}` : written(quantity)}
        </output>
      )}
    </label>
  );
}
