// Renames one of the user's passkeys.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import { FormDialog, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useWords } from './words.ts';

/** Mount it while it is open. */
export function RenamePasskeyDialog({
  passkey,
  name: now,
  onClose,
}: {
  readonly passkey: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const [name, setName] = useState(now);
  const failed = say('passkey-not-renamed');
  const rename = useCommand(passkeys.rename, {
    toast: { done: { title: say('passkey-renamed'), description: name }, failed },
  });
  return (
    <FormDialog
      isOpen
      title={say('rename-passkey', { name: now })}
      onClose={onClose}
      busy={rename.pending}
      submitLabel={say('save')}
      busyLabel={say('saving')}
      cancelLabel={say('cancel')}
      waitsFor={name.trim() === '' ? say('still-needed', { what: say('the-name') }) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void rename
          .run({ params: { passkey }, body: { name: name.trim() } })
          .then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={failed} problem={rename.problem} />
      <TextField
        label={say('passkey-name')}
        help={say('name-help')}
        autoComplete="off"
        required
        autoFocus
        maxLength={60}
        error={rename.problem?.errors['name']}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
