// Imports items from a spreadsheet's CSV file.
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { priceBook } from '@purlin/contracts/price-book.ts';
import { ImportDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';

/** The headings with a line of each kind, to write over. */
const TEMPLATE = [
  'Category,Type,Name,Unit,Price,Cost,Description,Exclusions,Process,Active',
  'Tear-off,service,"Tear-off, one layer",square,145.00,82.00,To the decking,Rotten decking,,yes',
  'Vents,material,Ridge vent,lnft,14.00,8.00,,,,yes',
  '',
].join('\r\n');

export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(priceBook.previewImport, {
    toast: { failed: 'The file could not be read' },
  });
  const run = useCommand(priceBook.runImport, {
    toast: { failed: 'The items could not be imported' },
  });
  return (
    <ImportDialog
      title="Import items"
      one="item"
      many="items"
      most={CSV_LIMITS}
      template={{ fileName: 'price-book.csv', csv: TEMPLATE }}
      onClose={onClose}
      lead={
        'A line adds an item, or changes the one of the same name in its category. Category ' +
        'and Name are needed; a category that is new also needs its Type. You see what would ' +
        'happen before anything is written.'
      }
      preview={(csv) => preview.run({ body: { csv } })}
      run={(csv) => run.run({ body: { csv } })}
    />
  );
}
