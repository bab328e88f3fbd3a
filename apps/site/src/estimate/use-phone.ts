// Whether the page is as narrow as a phone, where the options come first.
import { useSyncExternalStore } from 'react';

/** The width below which the bar with the chosen option is shown (estimate-answer.css). */
const PHONE = '(width < 54rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
