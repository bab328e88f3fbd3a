// Bulk actions on vendors: archive, restore, export.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { BulkActions, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendors.ts';

type Status = Vendor['status'];

export function VendorBulk({ selection }: { readonly selection: Selection<Vendor> }) {
  const may = useMay();
  const csv = useExport(vendors.list);
  const { carryOut, pending } = useBulk<Vendor>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const set = (
    some: readonly Vendor[],
    status: Status,
    undo?: (some: readonly Vendor[]) => Promise<void>,
  ) =>
    carryOut(vendors.edit, some, ({ id }) => ({ params: { id }, body: { status } }), {
      became: (count) => say(status === 'active' ? 'made-active' : 'made-inactive', { count }),
      ...(undo ? { undo } : {}),
    });
  const those = (status: Status) =>
    may(vendors.edit) ? rows.filter((one) => one.status === status) : [];
  return (
    <BulkActions
      caption={say('vendors')}
      selection={selection}
      pending={pending}
      actions={[
        {
          label: say('make-inactive'),
          rows: those('active'),
          carryOut: (some) => set(some, 'inactive', (done) => set(done, 'active')),
        },
        {
          label: say('make-active'),
          rows: those('inactive'),
          carryOut: (some) => set(some, 'active', (done) => set(done, 'inactive')),
        },
        {
          label: say('export'),
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
      ]}
    />
  );
}
