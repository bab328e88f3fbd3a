// Imports vendors from a CSV file.
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { ImportDialog } from '@purlin/ui/import/import-dialog.tsx';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendors.ts';
import { importOf } from '@purlin/words/screens/imports.ts';

const template = {
  fileName: 'vendors.csv',
  csv:
    'Name,Contact Person,Email,Phone,Address,Category,Notes\r\nExample Gutters,Dana Example,' +
    'dana@vendor.example,(541) 555-0100,"12 Example St, Eugene, OR 97401",Roofing,Ring first\r\n',
};

/** Mount it while it is open. */
export function ImportVendors({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(vendors.previewImport, {
    toast: { failed: say('read-failed') },
  });
  const run = useCommand(vendors.runImport, { toast: { failed: say('import-failed') } });
  return (
    <ImportDialog
      title={say('import-vendors')}
      words={importOf('vendors')}
      template={template}
      most={CSV_LIMITS}
      onClose={onClose}
      lead={say('import-lead')}
      preview={(csv) => preview.run({ body: { csv } })}
      run={(csv) => run.run({ body: { csv } })}
    />
  );
}
