// Debounced search text while the user types.
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** `q` follows `setTyped` after the debounce, trimmed. */
export function useTypedSearch(): {
  readonly q: string;
  readonly setTyped: (typed: string) => void;
} {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { q, setTyped };
}
