// The screen /vendor-payments/simulated-bank: the bank that we play ourselves while no real one is
// connected, and what it is told to do. Nothing here moves money.
import { simulatedBank, type SimulatedBank as Bank } from '@purlin/contracts/simulated-bank.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { BankAccountIcon, MoreIcon } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorPanel,
  MenuButton,
  Money,
  Notice,
  PageHeader,
  PageLayout,
  Panel,
  StatusBadge,
  type Tone,
} from '@purlin/ui/ui.ts';
import { Link, Moment, useCommand, usePageTitle, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { type Asked, type Tell, TellDialog } from './tell-dialog.tsx';

type BankFile = Bank['files'][number];
type Entry = BankFile['entries'][number];
const SECONDS_10 = 10_000;
const states: Readonly<Record<BankFile['state'], { readonly tone: Tone; readonly label: string }>> =
  {
    received: { tone: 'info', label: 'Received' },
    accepted: { tone: 'good', label: 'Accepted' },
    rejected: { tone: 'bad', label: 'Rejected' },
  };

export function SimulatedBank() {
  usePageTitle('Simulated bank');
  // The bank is outside: nothing tells when it has moved.
  const { data, problem, refresh } = useRead(simulatedBank.show, {}, { everyMs: SECONDS_10 });
  const tell = useCommand(simulatedBank.tell, {
    toast: { done: { title: 'The simulated bank was told' }, failed: 'It could not be told' },
  });
  return (
    <PageLayout>
      <PageHeader
        title="Simulated bank"
        beside={<StatusBadge tone="warn" label="Simulation, no money moves" />}
        description="The files it got, and what it answers"
      />
      <Notice>
        By itself it accepts each file after a moment and settles every payment on its day. Here it
        is told to do otherwise.
      </Notice>
      {problem && !data ? (
        <Panel>
          {problem.status === 404 ? (
            <EmptyState icon={<BankAccountIcon size={24} />} title="No simulation here">
              A real bank is connected; what it says comes from there.
            </EmptyState>
          ) : (
            <ErrorPanel
              title="The simulated bank could not be read"
              message={problem.message}
              onRetry={refresh}
            />
          )}
        </Panel>
      ) : (
        data?.files.length === 0 && (
          <Panel>
            <EmptyState icon={<BankAccountIcon size={24} />} title="No files yet">
              Process approved payments: once that can no longer be stopped, their file is here.
            </EmptyState>
          </Panel>
        )
      )}
      {data?.files.map((file) => (
        <FilePanel
          key={file.name}
          file={file}
          onTell={(body) => void tell.run({ body })}
          pending={tell.pending}
        />
      ))}
    </PageLayout>
  );
}

function FilePanel({
  file,
  onTell,
  pending,
}: {
  readonly file: BankFile;
  readonly onTell: Tell;
  readonly pending: boolean;
}) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <Panel
      flush
      title={
        <span className="pay-badges">
          {file.name} <StatusBadge {...states[file.state]} />
        </span>
      }
      actions={
        <>
          {file.batchId !== null && (
            <Link to={`/vendor-payments/batches/${file.batchId}`}>{batchName(file.batchId)}</Link>
          )}
          <span className="pl-muted">
            <Moment at={file.receivedAt} />
          </span>
          {file.state === 'received' && (
            <>
              <Button
                text="Accept"
                disabled={pending}
                onClick={() => onTell({ say: 'accept', file: file.name })}
              />
              <Button
                text="Reject"
                disabled={pending}
                onClick={() => onTell({ say: 'reject', file: file.name })}
              />
            </>
          )}
        </>
      }
    >
      <DataTable
        caption={`Entries of ${file.name}`}
        columns={entryColumns(file.name, setAsked)}
        rowKey={({ trace }) => trace}
        rows={file.entries}
        empty={null}
      />
      {asked && <TellDialog asked={asked} onTell={onTell} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

const entryColumns = (file: string, onAsk: (asked: Asked) => void): readonly Column<Entry>[] => [
  { name: 'Payee', onCard: 'title', cell: ({ payee }) => payee },
  {
    name: 'Trace',
    cell: ({ trace }) => <span className="pl-figures pay-trace">{trace}</span>,
  },
  {
    name: 'Arrives',
    cell: ({ effectiveOn }) => <span className="pl-figures">{formatDate(effectiveOn)}</span>,
  },
  { name: 'Amount', end: true, onCard: 'figure', cell: ({ amount }) => <Money amount={amount} /> },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (entry) =>
      entry.returned ? (
        <StatusBadge tone="bad" label="Returned" />
      ) : (
        <MenuButton
          variant="minimal"
          label={`Tell the bank about ${entry.payee}`}
          icon={<MoreIcon />}
          actions={[
            { label: 'Return it…', onSelect: () => onAsk({ say: 'return', file, entry }) },
            {
              label: 'Pay it, and correct the account…',
              onSelect: () => onAsk({ say: 'correct', file, entry }),
            },
          ]}
        />
      ),
  },
];
