// Another record in QuickBooks has this record's name. Asks which name to use there instead.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { FormDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { useState } from 'react';
import { NameThere, NotSaved } from './name-there.tsx';
import { proposedName } from './proposed-name.ts';
import { WayToHolder } from './way-to-holder.tsx';

/** Mount it while it is open. */
export function NameDialog({
  record,
  onClose,
}: {
  readonly record: QuickBooksRecord;
  readonly onClose: () => void;
}) {
  const { id, ourId, title } = record;
  // The record's own name is taken, so suggest another.
  const [name, setName] = useState(() => proposedName(title, ourId, [{ name: title }]));
  const { run, pending, problem } = useCommand(quickbooks.chooseName, { toast: 'none' });
  return (
    <FormDialog
      isOpen
      title={say('name-question', { title })}
      lead={say('name-lead', { title })}
      submitLabel={say('name-submit')}
      busyLabel={say('saving')}
      busy={pending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ params: { id }, body: { name } }).then((done) => done && onClose());
      }}
    >
      <NotSaved problem={problem} />
      <WayToHolder record={record} />
      <NameThere name={name} problem={problem} onChange={setName} />
    </FormDialog>
  );
}
