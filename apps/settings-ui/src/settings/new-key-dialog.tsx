// Shows a new API key, once.
import { FormDialog } from '@purlin/ui/ui.ts';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { say } from '@purlin/words/screens/settings-keys.ts';

export const NewKeyDialog = ({
  token,
  onClose,
}: {
  readonly token: string;
  readonly onClose: () => void;
}) => (
  <FormDialog
    isOpen
    insists
    title={say('your-key')}
    lead={say('your-key-lead')}
    submitLabel={say('key-copied')}
    busyLabel=""
    cancelLabel={say('close')}
    onClose={onClose}
    onSubmit={(event) => {
      event.preventDefault();
      onClose();
    }}
  >
    <CopyField label={say('key')} what={say('key')} value={token} help={say('key-help')} />
    <p>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {say('all-calls')}
      </a>
    </p>
  </FormDialog>
);
