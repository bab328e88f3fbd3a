// Recovery codes, shown this once: kept where the phone is not, each signs in once without it.
import { Download } from '@blueprintjs/icons';
import { Button, copyText, FormDialog } from '@purlin/ui/ui.ts';

/** Saves them as a text file; they go to no server. */
function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click();
  URL.revokeObjectURL(url);
}

export const RecoveryCodesDialog = ({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) => (
  <FormDialog
    isOpen
    insists
    title="Your recovery codes"
    lead={
      'Without your phone, each of these signs you in once. Keep them where the phone is not: ' +
      'they are not shown again.'
    }
    submitLabel="I have kept them"
    busyLabel=""
    cancelLabel="Copy all"
    onClose={() => void copyText(codes.join('\n'), 'Recovery codes')}
    onSubmit={(event) => {
      event.preventDefault();
      onClose();
    }}
  >
    <ol className="set-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div>
      <Button icon={<Download />} text="Save as a file" onClick={() => save(codes)} />
    </div>
  </FormDialog>
);
