// Imports clients from a CSV file; whoever looks like a client that is there is left out unless
// asked for.
import { clients } from '@purlin/contracts/clients.ts';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { CheckField, ImportDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useRef } from 'react';

const template = {
  fileName: 'clients.csv',
  csv:
    'Name,Email,Phone,Address,Language,Notes\r\nDana Example,dana@client.example,(541) 555-0100,' +
    '"12 Example St, Eugene, OR 97401",English,Gate code 4411\r\n',
};

/** Mounted while it is open. */
export function ImportClients({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(clients.previewImport, {
    toast: { failed: 'Failed to read the file' },
  });
  const run = useCommand(clients.runImport, { toast: { failed: 'Failed to import clients' } });
  // The choice stands on the first page; what was chosen there counts for the file, so it is kept
  // with it.
  const chosen = useRef<'skip' | 'add'>('skip');
  return (
    <ImportDialog
      title="Import Clients"
      one="client"
      many="clients"
      template={template}
      most={CSV_LIMITS}
      onClose={onClose}
      lead={
        <>
          The first line names the columns: Name is needed; Email, Phone, Address, Language and
          Notes may be left out. You see what happens to each row before anything is saved.
          <CheckField
            label={
              'Also add rows that share an e-mail address or phone number with a client who ' +
              'is already here'
            }
            onChange={(event) => {
              chosen.current = event.currentTarget.checked ? 'add' : 'skip';
            }}
          />
        </>
      }
      preview={(csv) => preview.run({ body: { csv, duplicates: chosen.current } })}
      run={(csv) => run.run({ body: { csv, duplicates: chosen.current } })}
    />
  );
}
