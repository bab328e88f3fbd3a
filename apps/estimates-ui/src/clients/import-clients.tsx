// Imports clients from a CSV file; whoever looks like a client that is there is left out unless
// asked for.
import { clients } from '@purlin/contracts/clients.ts';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { ImportDialog } from '@purlin/ui/parts/import-dialog.tsx';
import { CheckField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { useRef } from 'react';
import { importOf } from '@purlin/words/screens/imports.ts';

const template = {
  fileName: 'clients.csv',
  csv:
    'Name,Email,Phone,Address,Language,Notes\r\nDana Example,dana@client.example,(541) 555-0100,' +
    '"12 Example St, Eugene, OR 97401",English,Gate code 4411\r\n',
};

/** Mounted while it is open. */
export function ImportClients({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(clients.previewImport, {
    toast: { failed: say('read-failed') },
  });
  const run = useCommand(clients.runImport, { toast: { failed: say('import-failed') } });
  // The choice stands on the first page; what was chosen there counts for the file, so it is kept
  // with it.
  const chosen = useRef<'skip' | 'add'>('skip');
  return (
    <ImportDialog
      title={say('import-clients')}
      words={importOf('clients')}
      template={template}
      most={CSV_LIMITS}
      onClose={onClose}
      lead={
        <>
          {say('import-lead')}
          <CheckField
            label={say('add-duplicates')}
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
