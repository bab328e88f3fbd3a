// Asks before a vendor goes: deleted when nothing refers to them, archived otherwise. The server
// decides which, and the notice says it.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';

/** Mounted while it is open. `onRemoved` hears whether the vendor is gone for good. */
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
          ? { title: 'Vendor deleted successfully' }
          : { title: 'Vendor archived', description: message },
      failed: 'Failed to delete vendor',
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
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      destructive
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      A vendor with payments, jobs or a bank account is archived instead: they leave the list and
      can be restored at any time. Deleting cannot be undone.
    </ConfirmDialog>
  );
}
