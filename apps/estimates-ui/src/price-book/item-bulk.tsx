// Bulk actions on price book items: archive, export.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { BulkActions, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';

const of = ({ id }: PriceBookItem) => ({ params: { id } });

export function ItemBulk({ selection }: { readonly selection: Selection<PriceBookItem> }) {
  const may = useMay();
  const csv = useExport(priceBook.items);
  const { carryOut, pending } = useBulk<PriceBookItem>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const restore = (some: readonly PriceBookItem[]) =>
    carryOut(priceBook.restoreItem, some, of, {
      became: (count) => say('done-restored', { count }),
    });
  return (
    <BulkActions
      caption={say('items')}
      selection={selection}
      pending={pending}
      actions={[
        {
          label: say('archive'),
          rows: may(priceBook.removeItem) ? rows : [],
          carryOut: (some) =>
            carryOut(priceBook.removeItem, some, of, {
              became: (count) => say('done-archived', { count }),
              undo: restore,
            }),
        },
        {
          label: say('export'),
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
      ]}
    />
  );
}
