// What is done with several clients at once: archived, restored, taken away as a file, deleted.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { BulkDeeds, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { removeWord } from './remove-client-dialog.tsx';

const of = ({ id }: Client) => ({ params: { id } });

/** What cannot be taken back is asked first. */
const deleting = {
  title: 'Delete clients',
  confirm: 'Delete',
  destructive: true,
  words: ({ length }: readonly Client[]) =>
    `Nothing refers to ${length === 1 ? 'this client' : `these ${length} clients`}. Deleting ` +
    'cannot be undone.',
};

export function ClientBulk({ selection }: { readonly selection: Selection<Client> }) {
  const may = useMay();
  const csv = useExport(clients.list);
  const { carryOut, pending } = useBulk<Client>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const removable = (word: ReturnType<typeof removeWord>) =>
    may(clients.remove) ? rows.filter((one) => removeWord(one) === word) : [];
  const restore = (some: readonly Client[]) =>
    carryOut(clients.restore, some, of, { verb: 'restored' });
  return (
    <BulkDeeds
      caption="Clients"
      selection={selection}
      pending={pending}
      deeds={[
        {
          label: 'Archive',
          rows: removable('Archive').filter(({ archivedAt }) => archivedAt === null),
          carryOut: (some) =>
            carryOut(clients.remove, some, of, { verb: 'archived', undo: restore }),
        },
        {
          label: 'Restore',
          rows: may(clients.restore) ? rows.filter(({ archivedAt }) => archivedAt !== null) : [],
          carryOut: restore,
        },
        {
          label: 'Export',
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
        {
          label: 'Delete',
          rows: removable('Delete'),
          ask: deleting,
          carryOut: (some) => carryOut(clients.remove, some, of, { verb: 'deleted' }),
        },
      ]}
    />
  );
}
