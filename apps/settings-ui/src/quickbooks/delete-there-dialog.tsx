// A payment was returned, and someone changed our records of it in QuickBooks: says what is deleted
// there, then deletes it.
import { quickbooks, type QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync-records.ts';

/** Mount it while it is open. */
export function DeleteThereDialog({
  record: { id, title, theirId, reason, changed },
  onClose,
}: {
  readonly record: QuickBooksRecord;
  readonly onClose: () => void;
}) {
  const { run, pending } = useCommand(quickbooks.deleteThere, {
    toast: { done: { title: say('deleting-there') }, failed: say('not-done') },
  });
  const seen = changed?.version ?? '';
  return (
    <ConfirmDialog
      isOpen
      destructive
      title={say('delete-there-question', { title })}
      busy={pending}
      confirmLabel={say('delete-there')}
      onClose={onClose}
      onConfirm={() => void run({ params: { id }, body: { seen } }).then(onClose)}
    >
      <p>{reason}</p>
      <p>{say('delete-there-what', { id: theirId ?? '' })}</p>
    </ConfirmDialog>
  );
}
