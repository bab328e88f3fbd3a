// What is searched for while somebody types: a moment after the last key, not at every one.
import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** `q` follows what `setTyped` is told, without the spaces around it. */
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
