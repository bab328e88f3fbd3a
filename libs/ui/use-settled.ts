// What says something else than a moment ago does not act yet: the second of two quick taps was
// meant for what stood there before.
import { useEffect, useState } from 'react';

const SETTLES_MS = 1000;

/**
 * Whether this has stood there long enough to be what somebody means who presses it. `before`: what
 * stood there when it came, where that was something else.
 */
export function useSettled(what: string, before = what, afterMs = SETTLES_MS): boolean {
  const [known, setKnown] = useState(before);
  useEffect(() => {
    if (known === what) return undefined;
    const timer = setTimeout(() => setKnown(what), afterMs);
    return () => clearTimeout(timer);
  }, [known, what, afterMs]);
  return known === what;
}
