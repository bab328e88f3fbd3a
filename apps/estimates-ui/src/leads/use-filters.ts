// What the lists of the inbox are filtered by, as it stands in the address beside the tab.
import { useSearchParams } from '@purlin/web/web.ts';
import { useCallback } from 'react';

export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const filter = useCallback(
    (name: 'q' | 'status', value: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const search = useCallback((text: string) => filter('q', text.trim()), [filter]);
  const tab = address.get('tab');
  const clear = () => setAddress(tab ? { tab } : {}, { replace: true });
  return { q: address.get('q') ?? '', status: address.get('status'), filter, search, clear };
}
