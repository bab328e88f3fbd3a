// What somebody typed and has not sent yet: it is there again when they come back, until the tab is
// closed.
import { useCallback, useState } from 'react';
import { useSession } from './session.tsx';

const keyOf = (userId: number, name: string): string => `purlin.draft.${userId}.${name}`;

/** A browser may keep nothing for us; then it is kept as long as the screen is open. */
function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** The draft of this name, of whoever is signed in, and how it changes. */
export function useDraft(name: string): readonly [text: string, change: (text: string) => void] {
  const key = keyOf(useSession().user?.id ?? 0, name);
  const [draft, setDraft] = useState(() => ({ key, text: kept(key) }));
  const text = draft.key === key ? draft.text : kept(key);
  const change = useCallback(
    (next: string) => {
      keep(key, next);
      setDraft({ key, text: next });
    },
    [key],
  );
  return [text, change];
}
