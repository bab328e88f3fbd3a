// Newsletter subscribers: search, filter, list, and unsubscribing one.
import { leads } from '@purlin/contracts/leads.ts';
import { type Subscriber } from '@purlin/contracts/lead-shapes.ts';
import { SubscriberStatus } from '@purlin/domain/leads/subscriber-shapes.ts';
import { DownloadIcon, EnvelopeIcon, RefreshIcon, TrashIcon } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  ConfirmDialog,
  DataTable,
  EmptyState,
  IconButton,
  ListToolbar,
  Panel,
  rowsOf,
  type Sorting,
  type SortsBy,
  StatusBadge,
  type Tone,
} from '@purlin/ui/ui.ts';
import {
  May,
  Moment,
  useCommand,
  useExport,
  useFilters,
  useList,
  useSort,
} from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/leads.ts';
import { useMemo, useState } from 'react';
import { EmailLink } from '../parts/email-link.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TAB } from './lead-words.ts';

const tones: Readonly<Record<Subscriber['status'], Tone>> = {
  pending: 'warn',
  confirmed: 'good',
  unsubscribed: 'quiet',
};
const statusChoices = () => [
  { value: '', label: say('all-statuses') },
  ...SubscriberStatus.options.map((value) => ({ value, label: label(`subscriber.${value}`) })),
];
const none = <span className="pl-muted">—</span>;

interface SubscriberActions {
  readonly onRepeat: (subscriber: Subscriber) => void;
  readonly onRemove: (subscriber: Subscriber) => void;
}

const RowActions = ({
  subscriber: s,
  onRepeat,
  onRemove,
}: SubscriberActions & { readonly subscriber: Subscriber }) => (
  <span className="lead-actions">
    {s.status === 'pending' && (
      <IconButton
        label={say('repeat-confirmation', { email: s.email })}
        icon={<RefreshIcon />}
        onClick={() => onRepeat(s)}
      />
    )}
    <IconButton
      label={say('remove-named', { email: s.email })}
      icon={<TrashIcon />}
      onClick={() => onRemove(s)}
    />
  </span>
);

const columnsFor = ({ onRepeat, onRemove }: SubscriberActions): readonly Column<Subscriber>[] => [
  {
    name: say('email'),
    onCard: 'title',
    sort: 'email',
    cell: (s) => (
      <strong>
        <EmailLink email={s.email} />
      </strong>
    ),
  },
  {
    name: say('status'),
    onCard: 'badge',
    sort: 'status',
    cell: (s) => (
      <span className="lead-about">
        <StatusBadge tone={tones[s.status]} label={label(`subscriber.${s.status}`)} />
        {s.emailFailed && <StatusBadge tone="bad" label={say('email-failed')} />}
      </span>
    ),
  },
  { name: say('language'), minor: true, cell: (s) => label(`language.${s.language}`) },
  {
    name: say('asked'),
    sort: '-requestedAt',
    cell: (s) => (
      <span className="pl-figures">
        <Moment at={s.requestedAt} as="day" />
      </span>
    ),
  },
  {
    name: say('confirmed'),
    cell: (s) =>
      s.confirmedAt ? (
        <span className="pl-figures">
          <Moment at={s.confirmedAt} as="day" />
        </span>
      ) : (
        none
      ),
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (s) => (
      <May call={leads.removeSubscriber}>
        <RowActions subscriber={s} onRepeat={onRepeat} onRemove={onRemove} />
      </May>
    ),
  },
];

export function SubscriberTable() {
  const { q, given, clear } = useFilters<'status'>(TAB);
  const status = SubscriberStatus.safeParse(given('status')).data;
  const sorting = useSort(leads.subscribers, '-requestedAt');
  const filters = { q, ...sorting.asked, ...(status ? { status } : {}) };
  const list = useList(leads.subscribers, { query: { ...filters, limit: 50 } });
  const csv = useExport(leads.subscribers);
  const [removing, setRemoving] = useState<Subscriber>();
  const { run: repeat } = useCommand(leads.repeatConfirmation, {
    toast: {
      done: ({ email }) => ({
        title: say('confirmation-repeated'),
        description: say('on-its-way', { email }),
      }),
      failed: say('repeat-failed'),
    },
  });
  const columns = useMemo(
    () =>
      columnsFor({ onRemove: setRemoving, onRepeat: ({ id }) => void repeat({ params: { id } }) }),
    [repeat],
  );
  const filtered = q !== '' || status !== undefined;
  return (
    <>
      <Toolbar
        columns={columns}
        sorting={sorting}
        exporting={csv.pending}
        onExport={() => void csv.run({ query: filters })}
      />
      <Panel flush>
        <DataTable
          caption={say('subscribers')}
          columns={columns}
          rowKey={(s) => s.id}
          sorting={sorting}
          orderedAbove
          {...rowsOf(list, say('subscribers-failed'))}
          empty={
            filtered ? (
              <NothingFound onClear={clear} />
            ) : (
              <EmptyState icon={<EnvelopeIcon size={24} />} title={say('no-subscribers')}>
                {say('subscribers-are-here')}
              </EmptyState>
            )
          }
        />
      </Panel>
      {removing && <RemoveDialog subscriber={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface ToolbarProps {
  readonly columns: readonly SortsBy[];
  readonly sorting: Sorting;
  readonly exporting: boolean;
  readonly onExport: () => void;
}

function Toolbar({ exporting, onExport, ...order }: ToolbarProps) {
  const { q, given, filter, search } = useFilters<'status'>(TAB);
  return (
    <ListToolbar
      {...order}
      search={{
        label: say('search-subscribers'),
        placeholder: say('search-subscribers-hint'),
        value: q,
        onSearch: search,
      }}
      filters={[
        {
          name: say('status'),
          choices: statusChoices(),
          value: SubscriberStatus.safeParse(given('status')).data ?? '',
          onChoose: (value) => filter('status', value),
        },
      ]}
      actions={
        <Button
          icon={<DownloadIcon />}
          text={say('export')}
          loading={exporting}
          onClick={onExport}
        />
      }
    />
  );
}

function RemoveDialog({
  subscriber,
  onClose,
}: {
  readonly subscriber: Subscriber;
  readonly onClose: () => void;
}) {
  const remove = useCommand(leads.removeSubscriber, {
    toast: { done: { title: say('subscriber-removed') }, failed: say('remove-failed') },
  });
  const confirm = async () => {
    if (await remove.run({ params: { id: subscriber.id } })) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={say('remove-subscriber')}
      onClose={onClose}
      busy={remove.pending}
      confirmLabel={say('remove')}
      destructive
      onConfirm={() => void confirm()}
    >
      <strong>{subscriber.email}</strong>
      {say('removal-means')}
    </ConfirmDialog>
  );
}
