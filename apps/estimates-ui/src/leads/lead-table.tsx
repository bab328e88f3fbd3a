// The quote requests or the messages: search, filter and the list.
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
import { useState } from 'react';
import { LeadBulk } from './lead-bulk.tsx';
import { ageOf, isLate, TAB, tones, topicOf } from './lead-words.ts';
import { NothingFound } from './nothing-found.tsx';

type Kind = LeadSummary['kind'];
const words: Readonly<
  Record<
    Kind,
    {
      readonly title: string;
      readonly search: string;
      readonly failed: string;
      readonly empty: string;
      readonly hint: string;
    }
  >
> = {
  quote: {
    title: 'Quote requests',
    search: 'Search requests...',
    failed: 'The requests could not be loaded',
    empty: 'No quote requests yet',
    hint: 'Whoever fills in the quote form on the website appears here, and you get an e-mail.',
  },
  message: {
    title: 'Messages',
    search: 'Search messages...',
    failed: 'The messages could not be loaded',
    empty: 'No messages yet',
    hint: 'Whoever writes on the contact page of the website appears here, and you get an e-mail.',
  },
};
const statusChoices = [
  { value: '', label: 'All Statuses' },
  ...LeadStatus.options.map((value) => ({ value, label: label(`lead.${value}`) })),
];

const columnsAt = (now: string): readonly Column<LeadSummary>[] => [
  {
    name: 'From',
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
    name: 'About',
    cell: (lead) => (
      <span className="lead-about">
        {topicOf(lead)}
        {lead.urgent && <StatusBadge tone="bad" label="Urgent" />}
        {lead.photoCount > 0 && (
          <span className="pl-muted">
            {lead.photoCount === 1 ? '1 photo' : `${lead.photoCount} photos`}
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'Status',
    onCard: 'badge',
    sort: 'status',
    cell: (lead) => (
      <span className="lead-about">
        <StatusBadge tone={tones[lead.status]} label={label(`lead.${lead.status}`)} />
        {isLate(lead, now) && <StatusBadge tone="bad" label="Over 24 hours" />}
        {lead.emailFailed && <StatusBadge tone="bad" label="E-mail failed" />}
      </span>
    ),
  },
  {
    name: 'Looked after by',
    minor: true,
    cell: (lead) => lead.assignee ?? <span className="pl-muted">Nobody</span>,
  },
  {
    name: 'Received',
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
          label: words[kind].search.replace('...', ''),
          placeholder: words[kind].search,
          value: q,
          onSearch: search,
        }}
        filters={[
          {
            name: 'Status',
            choices: statusChoices,
            value: status ?? '',
            onChoose: (value) => filter('status', value),
          },
        ]}
        actions={
          <Button
            icon={<DownloadIcon />}
            text="Export"
            loading={csv.pending}
            onClick={() => void csv.run({ query: filters })}
          />
        }
      />
      <Panel flush>
        <DataTable
          caption={words[kind].title}
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<LeadBulk caption={words[kind].title} selection={selection} />}
          sorting={sorting}
          orderedAbove
          {...rowsOf(list, words[kind].failed)}
          empty={filtered ? <NothingFound onClear={clear} /> : <NothingYet kind={kind} />}
        />
      </Panel>
    </>
  );
}

const NothingYet = ({ kind }: { readonly kind: Kind }) => (
  <EmptyState
    icon={kind === 'quote' ? <InboxIcon size={24} /> : <EnvelopeIcon size={24} />}
    title={words[kind].empty}
  >
    {words[kind].hint}
  </EmptyState>
);
