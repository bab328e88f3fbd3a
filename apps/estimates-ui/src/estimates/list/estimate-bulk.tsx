// Bulk actions on estimates: send, archive, export, delete drafts. One command per estimate, one
// notice for all.
import type { Estimate, EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { fromDecimal, toDecimal } from '@purlin/domain/shared/money.ts';
import { BulkActions, dollars, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { available, type EstimateAction } from '../actions/available.ts';
import { nameOf, SendQuestion, whyLeftOut, whyNoneIsSent } from './bulk-send.tsx';

type Some = readonly EstimateSummary[];
const of = ({ id }: EstimateSummary) => ({ params: { id } });

/** The emails are delayed and can be canceled. */
const waits = (answers: readonly Estimate[]): boolean =>
  answers.some(({ held }) => held?.ended === null);
const sendingOf = (answers: readonly Estimate[], { id }: EstimateSummary): number =>
  answers.find((one) => one.id === id)?.held?.sending ?? 1;

/** The confirmation, because deleting cannot be undone. */
const deleting = () => ({
  title: say('delete-drafts'),
  confirm: say('delete'),
  destructive: true,
  words: ({ length }: Some) => say('delete-warning', { count: length }),
});

/** The confirmation lists which of the selected are sent and which are not. */
const sending = (chosen: Some) => ({
  title: say('send-estimates'),
  confirm: say('send'),
  words: (some: Some) => <SendQuestion sent={some} chosen={chosen} />,
});

/** Sends the eligible ones. While they are delayed, undo cancels all of them. */
const sendDeed = (
  able: Some,
  chosen: Some,
  carryOut: ReturnType<typeof useBulk<EstimateSummary>>['carryOut'],
) => ({
  label: say('send'),
  rows: able.filter((row) => !whyLeftOut(row)),
  ask: sending(chosen),
  carryOut: (some: Some) =>
    carryOut(estimates.send, some, (one) => ({ ...of(one), body: { hold: true } }), {
      became: (count, answers) => say(waits(answers) ? 'done-held' : 'done-sent', { count }),
      undoable: waits,
      undo: (done, answers) =>
        carryOut(
          estimates.takeBackSending,
          done,
          (one) => ({ ...of(one), body: { sending: sendingOf(answers, one) } }),
          { became: (count) => say('done-taken-back', { count }) },
        ),
    }),
});

/** Each button says how many it applies to, and acts on those. */
export function EstimateBulk({ selection }: { readonly selection: Selection<EstimateSummary> }) {
  const may = useMay();
  const csv = useExport(estimates.list);
  const { carryOut, pending } = useBulk<EstimateSummary>(nameOf, selection.clear);
  const { rows } = selection;
  const can = (action: EstimateAction) =>
    rows.filter((row) => available(row, may).includes(action));
  const restore = (some: Some) =>
    carryOut(estimates.restore, some, of, {
      became: (count) => say('done-restored', { count }),
    });
  const cents = rows.reduce((sum, { total }) => sum + fromDecimal(total), 0);
  return (
    <BulkActions
      caption={say('title')}
      selection={selection}
      says={[dollars(toDecimal(cents)), may(estimates.send) && whyNoneIsSent(rows)]
        .filter(Boolean)
        .join(' · ')}
      pending={pending}
      actions={[
        sendDeed(can('send'), rows, carryOut),
        {
          label: say('archive'),
          rows: can('archive'),
          carryOut: (some) =>
            carryOut(estimates.remove, some, of, {
              became: (count) => say('done-archived', { count }),
              undo: restore,
            }),
        },
        {
          label: say('export'),
          rows,
          carryOut: (some) => csv.run({ query: { ids: some.map(({ id }) => id).join() } }),
        },
        {
          label: say('delete-drafts'),
          rows: can('delete'),
          ask: deleting(),
          carryOut: (some) =>
            carryOut(estimates.remove, some, of, {
              became: (count) => say('done-deleted', { count }),
            }),
        },
      ]}
    />
  );
}
