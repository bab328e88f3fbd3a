// The current view of the price book, stored in the page's URL so that Back and copied links
// restore it.
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { useSearchParams } from '@purlin/web/web.ts';
import { useCallback } from 'react';

export interface BookAddress {
  readonly q: string;
  readonly categoryId: number | undefined;
  /** All services or all materials. */
  readonly type: CategoryType | undefined;
  readonly archived: boolean;
  /** The URL's query string with its question mark, for links that return here. */
  readonly kept: string;
  readonly search: (text: string) => void;
  /** Shows a category, all of a type, or everything. */
  readonly show: (
    what: { readonly category: number } | { readonly type: CategoryType } | 'all',
  ) => void;
}

export function useBookAddress(): BookAddress {
  const [address, setAddress] = useSearchParams();
  const type = address.get('type');
  const kept = address.toString();
  const search = useCallback(
    (text: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (text.trim()) next.set('q', text.trim());
          else next.delete('q');
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const show = useCallback(
    (what: Parameters<BookAddress['show']>[0]) => {
      const next =
        what === 'all'
          ? {}
          : 'category' in what
            ? { category: String(what.category) }
            : { type: what.type };
      setAddress(next);
    },
    [setAddress],
  );
  return {
    q: address.get('q') ?? '',
    categoryId: Number(address.get('category')) || undefined,
    type: type === 'service' || type === 'material' ? type : undefined,
    archived: address.get('show') === 'archived',
    kept: kept && `?${kept}`,
    search,
    show,
  };
}
