// Unlinks a record that was matched with the wrong one in QuickBooks, after saying what happens.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { fieldName } from './record-words.ts';
import { movesWords } from './moves-words.ts';

/** Mount it while it is open. */
export function UnlinkDialog({
  record: { id, kind, title, theirId, wrote },
  onClose,
}: {
  readonly record: QuickBooksRecord;
  readonly onClose: () => void;
}) {
  const { run, pending } = useCommand(quickbooks.unlink, {
    toast: { done: { title: say('unlinked', { title }) }, failed: say('not-unlinked') },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say('unlink-question', { title })}
      busy={pending}
      confirmLabel={say('unlink')}
      onClose={onClose}
      onConfirm={() => void run({ params: { id } }).then(onClose)}
    >
      {say('unlink-what', { id: theirId ?? '', title })} {movesWords(kind)}{' '}
      {wrote.length > 0 && say('unlink-wrote', { fields: wrote.map(fieldName).join(', ') })}
    </ConfirmDialog>
  );
}
