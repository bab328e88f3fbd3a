// What is done with several estimates at once: sent, archived, exported, drafts deleted; one
// command for each, told together.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { BulkBar, Button, ConfirmDialog, dollars, type Selection } from '@purlin/ui/ui.ts';
import { bulkNotice, useBulk, useExport, useMay, useNotify } from '@purlin/web/web.ts';
import { useState } from 'react';
import { available, type EstimateAction } from '../actions/available.ts';

type Asked = 'send' | 'delete';
const nameOf = ({ id, clientName }: EstimateSummary): string => `EST-${id}, ${clientName}`;

/** What is asked before it is done: what cannot be taken back. */
const questions: Readonly<
  Record<
    Asked,
    { readonly title: string; readonly confirm: string; readonly words: (n: number) => string }
  >
> = {
  send: {
    title: 'Send estimates',
    confirm: 'Send',
    words: (n) =>
      `${n === 1 ? 'One client gets' : `${n} clients get`} an e-mail with the PDF and the link ` +
      'to approve it. Whoever has it already gets it again.',
  },
  delete: {
    title: 'Delete drafts',
    confirm: 'Delete',
    words: (n) =>
      n === 1
        ? 'Are you sure you want to delete this estimate? This action cannot be undone.'
        : `Are you sure you want to delete these ${n} estimates? This action cannot be undone.`,
  },
};

function useBulkActions(selection: Selection<EstimateSummary>) {
  const { run, pending } = useBulk();
  const notify = useNotify();
  const of = ({ id }: EstimateSummary) => ({ params: { id } });
  const restore = async (archived: readonly EstimateSummary[]) =>
    notify(bulkNotice(await run(estimates.restore, archived, of), 'restored', nameOf));
  return {
    pending,
    send: async (some: readonly EstimateSummary[]) => {
      const outcome = await run(estimates.send, some, ({ id }) => ({ params: { id }, body: {} }));
      selection.clear();
      notify(bulkNotice(outcome, 'sent', nameOf));
    },
    delete: async (some: readonly EstimateSummary[]) => {
      const outcome = await run(estimates.remove, some, of);
      selection.clear();
      notify(bulkNotice(outcome, 'deleted', nameOf));
    },
    archive: async (some: readonly EstimateSummary[]) => {
      const outcome = await run(estimates.remove, some, of);
      selection.clear();
      notify({
        ...bulkNotice(outcome, 'archived', nameOf),
        ...(outcome.done.length > 0
          ? { action: { label: 'Undo', onPress: () => void restore(outcome.done) } }
          : {}),
      });
    },
  };
}

/** Each button says for how many it works; those it works for are taken. */
export function EstimateBulk({ selection }: { readonly selection: Selection<EstimateSummary> }) {
  const may = useMay();
  const csv = useExport(estimates.list);
  const actions = useBulkActions(selection);
  const [asked, setAsked] = useState<Asked>();
  const { rows } = selection;
  const can = (action: EstimateAction) =>
    rows.filter((row) => available(row, may).includes(action));
  const some = { send: can('send'), archive: can('archive'), delete: can('delete') };
  const button = (text: string, count: number, onClick: () => void) =>
    count > 0 && <Button text={`${text} ${count}`} disabled={actions.pending} onClick={onClick} />;
  const cents = rows.reduce((sum, { total }) => sum + fromDecimal(total), 0);
  return (
    <>
      <BulkBar caption="Estimates" selection={selection} says={dollars(toDecimal(cents))}>
        {button('Send', some.send.length, () => setAsked('send'))}
        {button('Archive', some.archive.length, () => void actions.archive(some.archive))}
        {button(
          'Export',
          rows.length,
          () => void csv.run({ query: { ids: rows.map(({ id }) => id).join() } }),
        )}
        {button('Delete drafts', some.delete.length, () => setAsked('delete'))}
      </BulkBar>
      {asked && (
        <ConfirmDialog
          isOpen
          title={questions[asked].title}
          confirmLabel={questions[asked].confirm}
          destructive={asked === 'delete'}
          busy={actions.pending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void actions[asked](some[asked]).then(() => setAsked(undefined))}
        >
          <p>{questions[asked].words(some[asked].length)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
