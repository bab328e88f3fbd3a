// Shows recovery codes once. Each one signs in once without the phone, so they should be kept apart
// from it.
import { Download } from '@blueprintjs/icons';
import { Button, FormDialog } from '@purlin/ui/ui.ts';
import { copyText } from '@purlin/ui/form/copy-field.tsx';
import { useWords } from './words.ts';

/** Saves them as a text file, without sending them to a server. */
function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click();
  URL.revokeObjectURL(url);
}

export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const say = useWords();
  const what = say('codes-name');
  return (
    <FormDialog
      isOpen
      insists
      title={say('codes-title')}
      lead={say('codes-lead')}
      submitLabel={say('codes-kept')}
      busyLabel=""
      cancelLabel={say('copy-all')}
      onClose={() => void copyText(codes.join('\n'), what, say('copied', { what }))}
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
        <Button icon={<Download />} text={say('save-file')} onClick={() => save(codes)} />
      </div>
    </FormDialog>
  );
}
