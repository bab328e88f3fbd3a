// Imports items from a CSV file.
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { priceBook } from '@purlin/contracts/price-book.ts';
import { ImportDialog } from '@purlin/ui/import/import-dialog.tsx';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { importOf } from '@purlin/words/screens/imports.ts';

/** A sample file: the headings with one line of each kind. */
const TEMPLATE = [
  'Category,Type,Name,Unit,Price,Cost,Description,Exclusions,Process,Active',
  'Tear-off,service,"Tear-off, one layer",square,145.00,82.00,To the decking,Rotten decking,,yes',
  'Vents,material,Ridge vent,lnft,14.00,8.00,,,,yes',
  '',
].join('\r\n');

export function ImportItems({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(priceBook.previewImport, {
    toast: { failed: say('read-failed') },
  });
  const run = useCommand(priceBook.runImport, {
    toast: { failed: say('import-failed') },
  });
  return (
    <ImportDialog
      title={say('import-items')}
      words={importOf('items')}
      most={CSV_LIMITS}
      template={{ fileName: 'price-book.csv', csv: TEMPLATE }}
      onClose={onClose}
      lead={say('import-lead')}
      preview={(csv) => preview.run({ body: { csv } })}
      run={(csv) => run.run({ body: { csv } })}
    />
  );
}
