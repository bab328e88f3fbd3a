// Asks before a client is removed: deleted if nothing refers to them, archived otherwise. The
// server decides which.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { ConfirmDialog } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/clients.ts';

const referencesTo = ({
  estimateCount,
  archivedEstimateCount: archived,
  jobCount,
  leadCount,
}: Client): string =>
  label('references', { estimates: estimateCount + archived, jobs: jobCount, leads: leadCount });

export const removeWord = (client: Client): 'archive' | 'delete' =>
  referencesTo(client) === '' ? 'delete' : 'archive';

/** Mount it while it is open. `onRemoved` is told whether the client was deleted. */
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
          ? { title: say('client-deleted') }
          : { title: say('client-archived'), description: message },
      failed: say('delete-failed'),
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
      title={say(`asked.${word}`, { name: client.name })}
      confirmLabel={say(word)}
      destructive={word === 'delete'}
      busy={remove.pending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {references === '' ? say('nothing-refers') : say('has-references', { references })}
    </ConfirmDialog>
  );
}
