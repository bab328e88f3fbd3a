// A line's unit price: plain while typing, with thousands separators otherwise.
import { withCommas } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { tidyAmount } from '../draft/number-cells.ts';
import type { CellProps } from './line-row.tsx';

export function RateCell({ path, n, line: { rate }, error, actions }: CellProps) {
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Runs before the first key: the plain amount is shown and selected, so typing replaces it.
  useLayoutEffect(() => {
    if (typing) field.current?.select();
  }, [typing]);
  return (
    <label className="line-rate">
      <span>{say('rate')}</span>
      <input
        className="line-cell pl-figures"
        data-cell="rate"
        data-field={`${path}.${n}.rate`}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        aria-required
        aria-invalid={error !== undefined || undefined}
        value={typing ? rate : withCommas(rate)}
        ref={field}
        onFocus={() => setTyping(true)}
        onChange={(event) => actions.type(n, { rate: event.currentTarget.value })}
        onBlur={() => {
          setTyping(false);
          const tidy = tidyAmount(rate);
          if (tidy !== rate) actions.type(n, { rate: tidy });
          actions.left();
        }}
      />
    </label>
  );
}
