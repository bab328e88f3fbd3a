// Bulk actions on clients: archive, restore, export, delete.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { BulkActions, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { removeWord } from './remove-client-dialog.tsx';

const of = ({ id }: Client) => ({ params: { id } });

/** The confirmation, because deleting cannot be undone. */
const deleting = () => ({
  title: say('delete-clients'),
  confirm: say('delete'),
  destructive: true,
  words: ({ length }: readonly Client[]) => say('delete-clients-warning', { count: length }),
});

export function ClientBulk({ selection }: { readonly selection: Selection<Client> }) {
  const may = useMay();
  const csv = useExport(clients.list);
  const { carryOut, pending } = useBulk<Client>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const removable = (word: ReturnType<typeof removeWord>) =>
    may(clients.remove) ? rows.filter((one) => removeWord(one) === word) : [];
  const restore = (some: readonly Client[]) =>
    carryOut(clients.restore, some, of, { became: (count) => say('done-restored', { count }) });
  return (
    <BulkActions
      caption={say('clients')}
      selection={selection}
      pending={pending}
      actions={[
        {
          label: say('archive'),
          rows: removable('archive').filter(({ archivedAt }) => archivedAt === null),
          carryOut: (some) =>
            carryOut(clients.remove, some, of, {
              became: (count) => say('done-archived', { count }),
              undo: restore,
            }),
        },
        {
          label: say('restore'),
          rows: may(clients.restore) ? rows.filter(({ archivedAt }) => archivedAt !== null) : [],
          carryOut: restore,
        },
        {
          label: say('export'),
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
        {
          label: say('delete'),
          rows: removable('delete'),
          ask: deleting(),
          carryOut: (some) =>
            carryOut(clients.remove, some, of, {
              became: (count) => say('done-deleted', { count }),
            }),
        },
      ]}
    />
  );
}
