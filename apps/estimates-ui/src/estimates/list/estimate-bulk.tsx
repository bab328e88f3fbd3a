// What is done with several estimates at once: sent, archived, exported, drafts deleted; one
// command for each, told together.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { BulkDeeds, dollars, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { available, type EstimateAction } from '../actions/available.ts';
import { nameOf, SendQuestion, whyLeftOut } from './bulk-send.tsx';

type Some = readonly EstimateSummary[];
const of = ({ id }: EstimateSummary) => ({ params: { id } });

/** What cannot be taken back is asked first. */
const deleting = {
  title: 'Delete drafts',
  confirm: 'Delete',
  destructive: true,
  words: ({ length }: Some) =>
    length === 1
      ? 'Are you sure you want to delete this estimate? This action cannot be undone.'
      : `Are you sure you want to delete these ${length} estimates? This action cannot be undone.`,
};

/** Each button says for how many it works; those it works for are taken. */
export function EstimateBulk({ selection }: { readonly selection: Selection<EstimateSummary> }) {
  const may = useMay();
  const csv = useExport(estimates.list);
  const { carryOut, pending } = useBulk<EstimateSummary>(nameOf, selection.clear);
  const { rows } = selection;
  const can = (action: EstimateAction) =>
    rows.filter((row) => available(row, may).includes(action));
  const restore = (some: Some) => carryOut(estimates.restore, some, of, { verb: 'restored' });
  const cents = rows.reduce((sum, { total }) => sum + fromDecimal(total), 0);
  return (
    <BulkDeeds
      caption="Estimates"
      selection={selection}
      says={dollars(toDecimal(cents))}
      pending={pending}
      deeds={[
        {
          label: 'Send',
          rows: can('send').filter((row) => !whyLeftOut(row)),
          ask: {
            title: 'Send estimates',
            confirm: 'Send',
            words: (some) => <SendQuestion sent={some} chosen={rows} />,
          },
          carryOut: (some) =>
            carryOut(estimates.send, some, ({ id }) => ({ params: { id }, body: {} }), {
              verb: 'sent',
            }),
        },
        {
          label: 'Archive',
          rows: can('archive'),
          carryOut: (some) =>
            carryOut(estimates.remove, some, of, { verb: 'archived', undo: restore }),
        },
        {
          label: 'Export',
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
        {
          label: 'Delete drafts',
          rows: can('delete'),
          ask: deleting,
          carryOut: (some) => carryOut(estimates.remove, some, of, { verb: 'deleted' }),
        },
      ]}
    />
  );
}
