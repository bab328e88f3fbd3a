// Recreates a record that was deleted in QuickBooks, after saying what is added.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';
import { movesWords } from './moves-words.ts';

/** Mount it while it is open. */
export function CreateAgainDialog({
  record: { id, kind, title, theirId, inactive, paidAgain },
  onClose,
}: {
  readonly record: QuickBooksRecord;
  readonly onClose: () => void;
}) {
  const { run, pending } = useCommand(quickbooks.createAgain, {
    toast: { done: { title: say('created-again') }, failed: say('not-done') },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say('create-again-question', { title })}
      busy={pending}
      confirmLabel={say(paidAgain ? 'add-new-payment' : 'create-again')}
      onClose={onClose}
      onConfirm={() => void run({ params: { id } }).then(onClose)}
    >
      {say('create-again-what', {
        id: theirId ?? '',
        title,
        left: inactive ? 'inactive' : paidAgain ? 'kept' : 'deleted',
      })}{' '}
      {movesWords(kind)}
    </ConfirmDialog>
  );
}
