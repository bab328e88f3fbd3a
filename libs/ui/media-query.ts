// Whether a media query holds, for the few places where another structure is drawn and not another
// style.
import { useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 639px)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
