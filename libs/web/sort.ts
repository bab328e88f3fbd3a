// The sort order of a list, stored in the page's URL so that Back and copied links restore it.
import { useCallback } from 'react';
import { z } from 'zod';
import type { JsonDoor, ReadRequest } from './door.ts';
import { useSearchParams } from './router.ts';

/** The sort orders in a list's contract: `total`, `-total`… */
export type SortOf<D extends JsonDoor> =
  ReadRequest<D> extends { readonly query?: infer Q }
    ? NonNullable<Q> extends { sort?: infer S }
      ? NonNullable<S> & string
      : never
    : never;

/**
 * `const sorting = useSort(vendors.list, 'name')`: pass it to the table, and spread
 * `...sorting.asked` into the list's query. `usual` is the default order. A search without an order
 * shows the best matches first, which is not a column's order.
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
