// The screen /vendor-payments/simulated-bank: the bank that the app simulates until a real one is
// connected, and the responses to simulate. Nothing here moves money.
import { simulatedBank, type SimulatedBank as Bank } from '@purlin/contracts/simulated-bank.ts';
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
import { say } from '@purlin/words/screens/bank-answers.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { fullDay } from '../parts/days.ts';
import { type Asked, type Tell, TellDialog } from './tell-dialog.tsx';

type BankFile = Bank['files'][number];
type Entry = BankFile['entries'][number];
const SECONDS_10 = 10_000;
const tones: Readonly<Record<BankFile['state'], Tone>> = {
  received: 'info',
  accepted: 'good',
  rejected: 'bad',
};

export function SimulatedBank() {
  usePageTitle(say('simulated-bank'));
  // The bank is outside the app and sends no change notifications, so poll.
  const { data, problem, refresh } = useRead(simulatedBank.show, {}, { everyMs: SECONDS_10 });
  const tell = useCommand(simulatedBank.tell, {
    toast: { done: { title: say('told') }, failed: say('tell-failed') },
  });
  return (
    <PageLayout>
      <PageHeader
        title={say('simulated-bank')}
        beside={<StatusBadge tone="warn" label={say('simulation-only')} />}
        description={say('simulated-lead')}
      />
      <Notice>{say('simulated-means')}</Notice>
      {problem && !data ? (
        <Panel>
          {problem.status === 404 ? (
            <EmptyState icon={<BankAccountIcon size={24} />} title={say('no-simulation')}>
              {say('no-simulation-means')}
            </EmptyState>
          ) : (
            <ErrorPanel title={say('read-failed')} message={problem.message} onRetry={refresh} />
          )}
        </Panel>
      ) : (
        data?.files.length === 0 && (
          <Panel>
            <EmptyState icon={<BankAccountIcon size={24} />} title={say('no-files')}>
              {say('no-files-hint')}
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
          {file.name} <StatusBadge tone={tones[file.state]} label={say(`state.${file.state}`)} />
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
                text={say('accept')}
                disabled={pending}
                onClick={() => onTell({ say: 'accept', file: file.name })}
              />
              <Button
                text={say('reject')}
                disabled={pending}
                onClick={() => onTell({ say: 'reject', file: file.name })}
              />
            </>
          )}
        </>
      }
    >
      <DataTable
        caption={say('entries-of', { file: file.name })}
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
  { name: say('payee'), onCard: 'title', cell: ({ payee }) => payee },
  {
    name: say('trace'),
    cell: ({ trace }) => <span className="pl-figures pay-trace">{trace}</span>,
  },
  {
    name: say('arrives'),
    cell: ({ effectiveOn }) => <span className="pl-figures">{fullDay(effectiveOn)}</span>,
  },
  {
    name: say('amount'),
    end: true,
    onCard: 'figure',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (entry) =>
      entry.returned ? (
        <StatusBadge tone="bad" label={say('returned')} />
      ) : (
        <MenuButton
          variant="minimal"
          label={say('tell-about', { payee: entry.payee })}
          icon={<MoreIcon />}
          actions={[
            { label: say('return-it'), onSelect: () => onAsk({ say: 'return', file, entry }) },
            {
              label: say('correct-it'),
              onSelect: () => onAsk({ say: 'correct', file, entry }),
            },
          ]}
        />
      ),
  },
];
