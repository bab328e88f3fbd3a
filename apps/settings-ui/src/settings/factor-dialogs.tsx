// Setting up two-step sign-in with an app, and giving a code of it for what needs one.
import { secondFactor } from '@purlin/contracts/second-factor.ts';
import { CopyField, FormDialog, TextField } from '@purlin/ui/ui.ts';
import { type ApiProblem, useCommand } from '@purlin/web/web.ts';
import { type ReactNode, useState } from 'react';
import { QrCode } from './qr-code.tsx';

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

/** Asks for a code; what it is for stands above it. */
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
  const [code, setCode] = useState('');
  return (
    <FormDialog
      isOpen
      title={title}
      lead={lead}
      submitLabel={submitLabel}
      busyLabel="Checking..."
      busy={pending}
      destructive={destructive}
      waitsFor={code === '' ? 'Enter a code to go on.' : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code);
      }}
    >
      {children}
      <TextField
        label="Code"
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

/** The secret in groups of four: nobody types thirty-two letters in one go. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Mounted with a secret that was just made; `onOn` gets the recovery codes. */
export function SetUpDialog({
  made,
  onOn,
  onClose,
}: {
  readonly made: { readonly secret: string; readonly uri: string };
  readonly onOn: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const confirm = useCommand(secondFactor.confirm, { toast: 'none' });
  return (
    <CodeDialog
      title="Set up two-step sign-in"
      lead="Scan this with an authenticator app, then enter the six digits that it shows."
      help="Everywhere else you are signed out when this is done."
      submitLabel="Switch on"
      pending={confirm.pending}
      problem={confirm.problem}
      onCode={(code) =>
        void confirm.run({ body: { code } }).then((done) => done && onOn(done.recoveryCodes))
      }
      onClose={onClose}
    >
      <QrCode text={made.uri} label="QR code for your app; the key below says the same" />
      <CopyField label="Key, to type instead" what="Key" value={inGroups(made.secret)} />
    </CodeDialog>
  );
}

const HELP = 'The six digits that your app shows now, or one of your recovery codes.';

/** `onMade` gets the new codes. */
export function NewCodesDialog({
  onMade,
  onClose,
}: {
  readonly onMade: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const renew = useCommand(secondFactor.renewCodes, { toast: 'none' });
  return (
    <CodeDialog
      title="New recovery codes"
      lead="Ten new codes; those that you have stop working."
      help={HELP}
      submitLabel="Make new codes"
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
  const remove = useCommand(secondFactor.remove, { toast: 'none' });
  return (
    <CodeDialog
      title="Switch off two-step sign-in"
      lead={
        'Whoever knows your password can sign in as you then. For another phone, switch it on ' +
        'again afterwards.'
      }
      help={HELP}
      submitLabel="Switch off"
      destructive
      pending={remove.pending}
      problem={remove.problem}
      onCode={(code) => void remove.run({ body: { code } }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}
