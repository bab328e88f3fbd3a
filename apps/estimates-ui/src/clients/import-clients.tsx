// Imports clients from a CSV file. Rows that resemble an existing client are skipped by default.
import { clients } from '@purlin/contracts/clients.ts';
import { CSV_LIMITS } from '@purlin/contracts/csv-import.ts';
import { ImportDialog } from '@purlin/ui/import/import-dialog.tsx';
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

/** Mount it while it is open. */
export function ImportClients({ onClose }: { readonly onClose: () => void }) {
  const preview = useCommand(clients.previewImport, {
    toast: { failed: say('read-failed') },
  });
  const run = useCommand(clients.runImport, { toast: { failed: say('import-failed') } });
  // The choice is made on the first page and applies to the whole import, so remember it.
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
