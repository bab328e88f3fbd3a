// What is done with several vendors at once: set aside, taken up again, taken away as a file.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { BulkDeeds, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';

type Status = Vendor['status'];
const VERBS: Readonly<Record<Status, string>> = {
  active: 'made active',
  inactive: 'made inactive',
};

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
      verb: VERBS[status],
      ...(undo ? { undo } : {}),
    });
  const those = (status: Status) =>
    may(vendors.edit) ? rows.filter((one) => one.status === status) : [];
  return (
    <BulkDeeds
      caption="Vendors"
      selection={selection}
      pending={pending}
      deeds={[
        {
          label: 'Make inactive',
          rows: those('active'),
          carryOut: (some) => set(some, 'inactive', (done) => set(done, 'active')),
        },
        {
          label: 'Make active',
          rows: those('inactive'),
          carryOut: (some) => set(some, 'active', (done) => set(done, 'inactive')),
        },
        {
          label: 'Export',
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
      ]}
    />
  );
}
