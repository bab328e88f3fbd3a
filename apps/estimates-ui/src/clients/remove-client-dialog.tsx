// Asks before a client goes: deleted when nothing refers to them, archived otherwise. The server
// decides which.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

const referencesTo = ({
  estimateCount,
  archivedEstimateCount: archived,
  jobCount,
  leadCount,
}: Client): string =>
  label('references', { estimates: estimateCount + archived, jobs: jobCount, leads: leadCount });

export const removeWord = (client: Client): 'Archive' | 'Delete' =>
  referencesTo(client) === '' ? 'Delete' : 'Archive';

/** Mounted while it is open. `onRemoved` hears whether the client is gone for good. */
export function RemoveClientDialog({
  client,
  onClose,
  onRemoved,
}: {
  readonly client: Client;
  readonly onClose: () => void;
  readonly onRemoved?: (removed: 'deleted' | 'archived') => void;
}) {
  const remove = useCommand(clients.remove, {
    toast: {
      done: ({ removed, message }) =>
        removed === 'deleted'
          ? { title: 'Client deleted successfully' }
          : { title: 'Client archived', description: message },
      failed: 'Failed to delete client',
    },
  });
  const confirm = async () => {
    const answer = await remove.run({ params: { id: client.id } });
    if (!answer) return;
    onClose();
    onRemoved?.(answer.removed);
  };
  const references = referencesTo(client);
  const word = removeWord(client);
  return (
    <ConfirmDialog
      isOpen
      title={`${word} ${client.name}?`}
      confirmLabel={word}
      destructive={word === 'Delete'}
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {references === ''
        ? 'Nothing refers to this client yet. Deleting cannot be undone.'
        : `This client has ${references}. They stay as they are; the client leaves the list ` +
          'and can be restored at any time.'}
    </ConfirmDialog>
  );
}
