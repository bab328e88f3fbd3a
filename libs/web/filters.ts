// What a list is filtered by: kept in the page's address, so that Back and a copied link show the
// same.
import { useCallback } from 'react';
import { useSearchParams } from './router.ts';

/**
 * `const { q, filter, search } = useFilters<'show'>()`: `filter` sets one of them and leaves the
 * rest of the address, an empty value takes it out; `search` sets `q`. `beside`: what stands in
 * the address and is no filter, as the tab of a page.
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
    /** Takes all of them out. */
    clear: () =>
      setAddress(
        (before) => new URLSearchParams([...before].filter(([name]) => beside.includes(name))),
      ),
  };
}
