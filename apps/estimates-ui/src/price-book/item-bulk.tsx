// What is done with several items of the price book at once: archived, taken away as a file.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { BulkDeeds, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';

const of = ({ id }: PriceBookItem) => ({ params: { id } });

export function ItemBulk({ selection }: { readonly selection: Selection<PriceBookItem> }) {
  const may = useMay();
  const csv = useExport(priceBook.items);
  const { carryOut, pending } = useBulk<PriceBookItem>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const restore = (some: readonly PriceBookItem[]) =>
    carryOut(priceBook.restoreItem, some, of, { verb: 'restored' });
  return (
    <BulkDeeds
      caption="Items"
      selection={selection}
      pending={pending}
      deeds={[
        {
          label: 'Archive',
          rows: may(priceBook.removeItem) ? rows : [],
          carryOut: (some) =>
            carryOut(priceBook.removeItem, some, of, { verb: 'archived', undo: restore }),
        },
        {
          label: 'Export',
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
      ]}
    />
  );
}
