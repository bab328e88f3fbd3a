// A tooltip with the product's delays: 700 ms, or at once within 300 ms after another one was open (spec section 9).
import { Tooltip } from '@blueprintjs/core';
import { useState, type ReactElement } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_WITHIN_MS = 300;
let lastClosedAt = -Infinity;

export function Tip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  const [delay, setDelay] = useState(OPEN_DELAY_MS);
  return (
    <span onPointerEnter={() => setDelay(performance.now() - lastClosedAt < SKIP_WITHIN_MS ? 0 : OPEN_DELAY_MS)} className="pl-above">
      <Tooltip content={text} hoverOpenDelay={delay} onClosing={() => { lastClosedAt = performance.now(); }} compact>{children}</Tooltip>
    </span>
  );
}
