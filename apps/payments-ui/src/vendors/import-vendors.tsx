// Imports vendors from a CSV file.
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { ImportDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';

const template = {
  fileName: 'vendors.csv',
  csv:
    'Name,Contact Person,Email,Phone,Address,Category,Notes\r\nExample Gutters,Dana Example,' +
    'dana@vendor.example,(541) 555-0100,"12 Example St, Eugene, OR 97401",Roofing,Ring first\r\n',
};

/** Mounted while it is open. */
export function ImportVendors({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(vendors.previewImport, {
    toast: { failed: 'Failed to read the file' },
  });
  const run = useCommand(vendors.runImport, { toast: { failed: 'Failed to import vendors' } });
  return (
    <ImportDialog
      title="Import Vendors"
      one="vendor"
      many="vendors"
      template={template}
      most={CSV_LIMITS}
      onClose={onClose}
      lead={
        'The first line names the columns: Name, Contact Person, Email and Phone are needed; ' +
        'Address, Category and Notes may be left out. Bank accounts are never imported. You see ' +
        'what happens to each row before anything is saved.'
      }
      preview={(csv) => preview.run({ body: { csv } })}
      run={(csv) => run.run({ body: { csv } })}
    />
  );
}
