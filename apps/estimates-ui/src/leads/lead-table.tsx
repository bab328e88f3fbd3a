// A table of quote requests or messages: search, filter and list.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { LeadStatus } from '@purlin/domain/leads/choices.ts';
import { DownloadIcon, EnvelopeIcon, InboxIcon } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ListToolbar,
  Panel,
  rowsOf,
  StatusBadge,
  useSelection,
} from '@purlin/ui/ui.ts';
import { Link, Moment, useExport, useFilters, useList, useSort } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/leads.ts';
import { useState } from 'react';
import { LeadBulk } from './lead-bulk.tsx';
import { ageOf, isLate, TAB, tones, topicOf } from './lead-words.ts';
import { NothingFound } from './nothing-found.tsx';

type Kind = LeadSummary['kind'];
const statusChoices = () => [
  { value: '', label: say('all-statuses') },
  ...LeadStatus.options.map((value) => ({ value, label: label(`lead.${value}`) })),
];

const columnsAt = (now: string): readonly Column<LeadSummary>[] => [
  {
    name: say('from'),
    onCard: 'title',
    sort: 'name',
    cell: (lead) => (
      <span className="pl-two-lines">
        <Link className="pl-row-link pl-clamp" to={`/clients/leads/${lead.id}`}>
          {lead.name}
        </Link>
        <span className="pl-clamp">{lead.email}</span>
      </span>
    ),
  },
  {
    name: say('about'),
    cell: (lead) => (
      <span className="lead-about">
        {topicOf(lead)}
        {lead.urgent && <StatusBadge tone="bad" label={say('urgent')} />}
        {lead.photoCount > 0 && (
          <span className="pl-muted">{say('photo-count', { count: lead.photoCount })}</span>
        )}
      </span>
    ),
  },
  {
    name: say('status'),
    onCard: 'badge',
    sort: 'status',
    cell: (lead) => (
      <span className="lead-about">
        <StatusBadge tone={tones[lead.status]} label={label(`lead.${lead.status}`)} />
        {isLate(lead, now) && <StatusBadge tone="bad" label={say('over-24-hours')} />}
        {lead.emailFailed && <StatusBadge tone="bad" label={say('email-failed')} />}
      </span>
    ),
  },
  {
    name: say('looked-after-by'),
    minor: true,
    cell: (lead) => lead.assignee ?? <span className="pl-muted">{say('nobody')}</span>,
  },
  {
    name: say('received'),
    sort: '-receivedAt',
    cell: (lead) => (
      <span className="pl-two-lines">
        <span className="pl-figures">{ageOf(lead.receivedAt, now)}</span>
        <span className="pl-figures">
          <Moment at={lead.receivedAt} as="day" />
        </span>
      </span>
    ),
  },
];

const idOf = ({ id }: LeadSummary): number => id;

export function LeadTable({ kind }: { readonly kind: Kind }) {
  const { q, given, filter, search, clear } = useFilters<'status'>(TAB);
  const [now] = useState(() => new Date().toISOString());
  const status = LeadStatus.safeParse(given('status')).data;
  const sorting = useSort(leads.list, '-receivedAt');
  const filters = { kind, q, ...sorting.asked, ...(status ? { status } : {}) };
  const list = useList(leads.list, { query: { ...filters, limit: 50 } });
  const csv = useExport(leads.list);
  const selection = useSelection(list.items, idOf);
  const filtered = q !== '' || status !== undefined;
  const columns = columnsAt(now);
  return (
    <>
      <ListToolbar
        columns={columns}
        sorting={sorting}
        search={{
          label: say(`search.${kind}`),
          placeholder: say(`search-hint.${kind}`),
          value: q,
          onSearch: search,
        }}
        filters={[
          {
            name: say('status'),
            choices: statusChoices(),
            value: status ?? '',
            onChoose: (value) => filter('status', value),
          },
        ]}
        actions={
          <Button
            icon={<DownloadIcon />}
            text={say('export')}
            loading={csv.pending}
            onClick={() => void csv.run({ query: filters })}
          />
        }
      />
      <Panel flush>
        <DataTable
          caption={say(`title.${kind}`)}
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<LeadBulk caption={say(`title.${kind}`)} selection={selection} />}
          sorting={sorting}
          orderedAbove
          {...rowsOf(list, say(`failed.${kind}`))}
          empty={filtered ? <NothingFound onClear={clear} /> : <NothingYet kind={kind} />}
        />
      </Panel>
    </>
  );
}

const NothingYet = ({ kind }: { readonly kind: Kind }) => (
  <EmptyState
    icon={kind === 'quote' ? <InboxIcon size={24} /> : <EnvelopeIcon size={24} />}
    title={say(`empty.${kind}`)}
  >
    {say(`hint.${kind}`)}
  </EmptyState>
);
