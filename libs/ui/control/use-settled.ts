// Ignores clicks on a control whose label has just changed: the second of two quick taps was meant
// for the old label.
import { useEffect, useState } from 'react';

const SETTLES_MS = 1000;

/**
 * Whether `what` has been shown long enough for a click to be meant for it. `before`: what was
 * shown at mount, if different.
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
