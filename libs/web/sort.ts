// In which order a list is shown: kept in the page's address, so that Back and a copied link show
// the same.
import { useCallback } from 'react';
import { z } from 'zod';
import type { JsonDoor, ReadRequest } from './door.ts';
import { useSearchParams } from './router.ts';

/** The orders a list's contract names: `total`, `-total`… */
export type SortOf<D extends JsonDoor> =
  ReadRequest<D> extends { readonly query?: infer Q }
    ? NonNullable<Q> extends { sort?: infer S }
      ? NonNullable<S> & string
      : never
    : never;

/**
 * `const sorting = useSort(vendors.list, 'name')`: goes to the table as it is, and
 * `...sorting.asked` into the list's query. `usual` is the order of a page without one in its
 * address; a search without one has the best matches first, which is no order of a column.
 */
export function useSort<D extends JsonDoor>(
  door: D,
  usual: SortOf<D>,
): {
  readonly order: SortOf<D> | '';
  readonly asked: { readonly sort?: SortOf<D> };
  readonly onOrder: (order: string) => void;
} {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('sort');
  const shape =
    door.query instanceof z.ZodObject
      ? (door.query.shape as Readonly<Record<string, z.ZodType | undefined>>)['sort']
      : undefined;
  const known = asked !== null && shape?.safeParse(asked).success === true;
  const onOrder = useCallback(
    (order: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (order === usual && !next.get('q')) next.delete('sort');
          else next.set('sort', order);
          return next;
        },
        { replace: true },
      ),
    [setAddress, usual],
  );
  const order = known ? (asked as SortOf<D>) : address.get('q') ? '' : usual;
  return { order, asked: order === '' ? {} : { sort: order }, onOrder };
}
