// List filters, stored in the page's URL so that Back and copied links restore them.
import { useCallback } from 'react';
import { useSearchParams } from './router.ts';

/**
 * Use: `const { q, filter, search } = useFilters<'show'>()`. `filter` sets one filter and leaves
 * the rest of the URL alone; an empty value removes it. `search` sets `q`. `beside` lists URL
 * parameters that are not filters, such as the tab of a page.
 */
export function useFilters<Name extends string = never>(beside: readonly string[] = []) {
  const [address, setAddress] = useSearchParams();
  const filter = useCallback(
    (name: Name | 'q', value: string) =>
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
  return {
    q: address.get('q') ?? '',
    given: (name: Name) => address.get(name),
    filter,
    search,
    /** Removes all filters. */
    clear: () =>
      setAddress(
        (before) => new URLSearchParams([...before].filter(([name]) => beside.includes(name))),
      ),
  };
}
