// How many of a line: a number, or a sum that stays in sight ("28*1.1" is 30.8).
import { isSum, quantityText } from '@purlin/ui/ui.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CellProps } from './line-row.tsx';

/** As people write it. */
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
  const sum = isSum(quantity);
  // Before the first key: the sum has taken the place of the number, and a key replaces it.
  useLayoutEffect(() => {
    if (typing) field.current?.select();
  }, [typing]);
  return (
    <label className="line-quantity">
      <span>Quantity</span>
      <input
        className="line-cell pl-figures"
        data-cell="quantity"
        data-field={`${path}.${n}.quantity`}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        value={typing || !sum ? quantity : quantityText(quantity)}
        ref={field}
        onFocus={() => setTyping(true)}
        onChange={(event) => actions.type(n, { quantity: event.currentTarget.value })}
        onBlur={() => {
          setTyping(false);
          const tidy = quantityText(quantity);
          // A sum is kept as it was typed, as long as it comes to something.
          if (tidy !== quantity && !(sum && tidy !== '1')) actions.type(n, { quantity: tidy });
          actions.left();
        }}
      />
      {sum && (
        <output className={typing ? 'line-comes' : 'line-sum'}>
          {typing ? `= ${quantityText(quantity)}` : written(quantity)}
        </output>
      )}
    </label>
  );
}
