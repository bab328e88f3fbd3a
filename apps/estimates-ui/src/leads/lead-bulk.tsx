// Bulk actions on requests: assign to me, mark as answered, export.
import { leads } from '@purlin/contracts/leads.ts';
import type { LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { BulkActions, type Selection } from '@purlin/ui/ui.ts';
import { useBulk, useExport, useMay, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/leads.ts';

type Some = readonly LeadSummary[];
interface BulkTexts {
  readonly became: (count: number) => string;
  readonly undo?: (done: Some) => Promise<void>;
}

const exported = (some: Some) => ({ query: { ids: some.map(({ id }) => id).join() } });

export function LeadBulk({
  caption,
  selection,
}: {
  readonly caption: string;
  readonly selection: Selection<LeadSummary>;
}) {
  const may = useMay();
  const me = useSession().user?.id ?? null;
  const csv = useExport(leads.list);
  const { carryOut, pending } = useBulk<LeadSummary>(({ name }) => name, selection.clear);
  const { rows } = selection;
  const assign = (some: Some, to: (lead: LeadSummary) => number | null, told: BulkTexts) =>
    carryOut(
      leads.assign,
      some,
      (lead) => ({ params: { id: lead.id }, body: { userId: to(lead) } }),
      told,
    );
  const mark = (some: Some, status: 'new' | 'contacted', told: BulkTexts) =>
    carryOut(leads.setStatus, some, ({ id }) => ({ params: { id }, body: { status } }), told);
  const giveBack = (some: Some) =>
    assign(some, ({ assigneeId }) => assigneeId, {
      became: (count) => say('done-given-back', { count }),
    });
  const asNew = (some: Some) =>
    mark(some, 'new', { became: (count) => say('done-new', { count }) });
  return (
    <BulkActions
      caption={caption}
      selection={selection}
      pending={pending}
      actions={[
        {
          label: say('look-after'),
          rows: may(leads.assign) ? rows.filter(({ assigneeId }) => assigneeId !== me) : [],
          carryOut: (some) =>
            assign(some, () => me, {
              became: (count) => say('done-yours', { count }),
              undo: giveBack,
            }),
        },
        {
          label: say('mark-contacted'),
          rows: may(leads.setStatus) ? rows.filter(({ status }) => status === 'new') : [],
          carryOut: (some) =>
            mark(some, 'contacted', {
              became: (count) => say('done-contacted', { count }),
              undo: asNew,
            }),
        },
        { label: say('export'), rows, carryOut: (some) => csv.run(exported(some)) },
      ]}
    />
  );
}
