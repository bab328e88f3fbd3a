// Asks before a vendor is removed: deleted if nothing refers to them, archived otherwise. The
// server decides which, and the notice says so.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendors.ts';

/** Mount it while it is open. `onRemoved` is told whether the vendor was deleted. */
export function RemoveVendorDialog({
  vendor: { id, name },
  onClose,
  onRemoved,
}: {
  readonly vendor: Vendor;
  readonly onClose: () => void;
  readonly onRemoved?: (removed: 'deleted' | 'archived') => void;
}) {
  const remove = useCommand(vendors.remove, {
    toast: {
      done: ({ removed, message }) =>
        removed === 'deleted'
          ? { title: say('deleted') }
          : { title: say('vendor-archived'), description: message },
      failed: say('delete-failed'),
    },
  });
  const confirm = async () => {
    const answer = await remove.run({ params: { id } });
    if (!answer) return;
    onClose();
    onRemoved?.(answer.removed);
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('delete-asked', { name })}
      confirmLabel={say('delete')}
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {say('delete-lead')}
    </ConfirmDialog>
  );
}
