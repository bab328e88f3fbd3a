// Dialogs that set up two-step sign-in with an authenticator app, and ask for a code from it.
import { secondFactor } from '@purlin/contracts/second-factor.ts';
import { FormDialog, TextField } from '@purlin/ui/ui.ts';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { type ApiProblem, useCommand } from '@purlin/web/web.ts';
import { type ReactNode, useState } from 'react';
import { QrCode } from './qr-code.tsx';
import { useWords } from './words.ts';

interface CodeDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
  readonly help: string;
  readonly submitLabel: string;
  readonly destructive?: boolean;
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for a code. The purpose is shown above it. */
function CodeDialog({
  title,
  lead,
  children,
  help,
  submitLabel,
  destructive = false,
  pending,
  problem,
  onCode,
  onClose,
}: CodeDialogProps) {
  const say = useWords();
  const [code, setCode] = useState('');
  return (
    <FormDialog
      isOpen
      title={title}
      lead={lead}
      submitLabel={submitLabel}
      busyLabel={say('checking')}
      cancelLabel={say('cancel')}
      busy={pending}
      destructive={destructive}
      waitsFor={code === '' ? say('enter-code') : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      {children}
      <TextField
        label={say('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-start
        required
        maxLength={40}
        help={help}
        error={problem?.errors['code'] ?? problem?.message}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Splits the 32-letter secret into groups of four, which are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Mount it with a newly generated secret. `onOn` receives the recovery codes. */
export function SetUpDialog({
  made,
  onOn,
  onClose,
}: {
  readonly made: { readonly secret: string; readonly uri: string };
  readonly onOn: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const confirm = useCommand(secondFactor.confirm, { toast: 'none' });
  return (
    <CodeDialog
      title={say('set-up')}
      lead={say('set-up-lead')}
      help={say('set-up-help')}
      submitLabel={say('switch-on')}
      pending={confirm.pending}
      problem={confirm.problem}
      onCode={(code) =>
        void confirm.run({ body: { code } }).then((done) => done && onOn(done.recoveryCodes))
      }
      onClose={onClose}
    >
      <QrCode text={made.uri} label={say('qr-label')} />
      <CopyField
        label={say('key-label')}
        what={say('key')}
        value={inGroups(made.secret)}
        words={{ copy: say('copy'), copied: say('copied', { what: say('key') }) }}
      />
    </CodeDialog>
  );
}

/** `onMade` receives the new codes. */
export function NewCodesDialog({
  onMade,
  onClose,
}: {
  readonly onMade: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const renew = useCommand(secondFactor.renewCodes, { toast: 'none' });
  return (
    <CodeDialog
      title={say('new-codes')}
      lead={say('new-codes-lead')}
      help={say('code-help')}
      submitLabel={say('make-codes')}
      pending={renew.pending}
      problem={renew.problem}
      onCode={(code) =>
        void renew.run({ body: { code } }).then((done) => done && onMade(done.recoveryCodes))
      }
      onClose={onClose}
    />
  );
}

export function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords();
  const remove = useCommand(secondFactor.remove, { toast: 'none' });
  return (
    <CodeDialog
      title={say('switch-off-title')}
      lead={say('switch-off-lead')}
      help={say('code-help')}
      submitLabel={say('switch-off')}
      destructive
      pending={remove.pending}
      problem={remove.problem}
      onCode={(code) => void remove.run({ body: { code } }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}
