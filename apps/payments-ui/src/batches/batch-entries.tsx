// The entries of a batch: payee, trace number, and outcome.
import {
  type BatchDetails,
  type BatchEntry,
  paymentBatches,
} from '@purlin/contracts/payment-batches.ts';
import { MoreIcon } from '@blueprintjs/icons';
import { classNames, type Column, DataTable, MenuButton, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import { useState } from 'react';
import { WhereNow } from '../parts/where-now.tsx';
import { BankSaidDialog } from './bank-said-dialog.tsx';
import { leftOutOf } from './left-out.tsx';

type Traced = BatchEntry & { readonly trace: string };
const isTraced = (entry: BatchEntry): entry is Traced => entry.trace !== null;

const ORDER = ['CCD', 'PPD', 'none'] as const;

/** The outcome: "Settled", "Returned R03". */
function outcomeOf({ outcome, why, settledOn, effectiveOn, returned }: BatchEntry): string {
  if (returned) return say('outcome.returned', { code: returned.code });
  if (outcome === 'settled' && settledOn) return say('outcome.settled-on', { day: settledOn });
  if (outcome === 'sent' && effectiveOn) return say('outcome.arrives', { day: effectiveOn });
  if (outcome === 'waiting' || outcome === 'returned')
    return say(why === null ? 'outcome.waits' : 'outcome.at-risk');
  return say(`outcome.${outcome}`);
}

/**
 * The return reason and the payment's current state, or the corrected account from a notification
 * of change.
 */
function WhatTheBankSays({
  entry: { paymentId, now, returned, correction, vendorId },
}: {
  readonly entry: BatchEntry;
}) {
  if (returned) return <span className="pay-bank-says">{returned.meaning}</span>;
  if (now && paymentId !== null)
    return (
      <span className="pl-above pay-bank-says">
        <WhereNow paymentId={paymentId} now={now} back />
      </span>
    );
  if (!correction) return null;
  const { code, meaning, endsWith } = correction;
  return (
    <span className="pay-bank-says">
      <strong className="pay-warns">{say('correction', { code })}</strong> {meaning}{' '}
      {endsWith === '' ? (
        say('ask-the-bank')
      ) : (
        <Link className="pl-above" to={`/vendors/${vendorId}`}>
          ••{endsWith}
        </Link>
      )}
    </span>
  );
}

/** A prenote has no payment: it tests the vendor's account. */
const whereIs = ({ paymentId, vendorId }: BatchEntry): string =>
  paymentId === null ? `/vendors/${vendorId}` : `/vendor-payments/${paymentId}`;

const columns = (): readonly Column<BatchEntry>[] => [
  {
    name: say('vendor'),
    onCard: 'title',
    cell: (entry) => (
      <Link className="pl-row-link" to={whereIs(entry)}>
        {entry.payee}
      </Link>
    ),
  },
  {
    name: say('account'),
    cell: ({ endsWith }) => (
      <span className="pl-figures pl-muted">{endsWith ? `••${endsWith}` : '—'}</span>
    ),
  },
  {
    name: say('trace'),
    cell: ({ trace }) =>
      trace ? (
        <span className="pl-figures pay-trace">
          {trace.slice(0, 8)} {trace.slice(8)}
        </span>
      ) : (
        <span className="pl-muted">—</span>
      ),
  },
  {
    name: say('amount'),
    end: true,
    onCard: 'figure',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    name: say('outcome'),
    onCard: 'badge',
    cell: (entry) => (
      <span className="pl-two-lines">
        <span
          className={classNames(
            'pay-outcome',
            entry.returned !== null && 'pay-late',
            entry.outcome === 'settled' && 'pay-good',
            entry.outcome === 'waiting' && entry.why !== null && 'pay-warns',
          )}
        >
          {outcomeOf(entry)}
        </span>
        <WhatTheBankSays entry={entry} />
      </span>
    ),
  },
];

/** Records a return that is in no bank file. */
const returning = (onReturned: (entry: Traced) => void): Column<BatchEntry> => ({
  name: say('actions'),
  end: true,
  onCard: 'actions',
  cell: (entry) =>
    isTraced(entry) && !entry.returned ? (
      <MenuButton
        variant="minimal"
        label={say('bank-said-of', { payee: entry.payee })}
        icon={<MoreIcon />}
        actions={[{ label: say('bank-sent-back'), onSelect: () => onReturned(entry) }]}
      />
    ) : null,
});

export function BatchEntries({ batch }: { readonly batch: BatchDetails }) {
  const may = useMay()(paymentBatches.bankSaid);
  const [returned, setReturned] = useState<Traced>();
  const canReturn = may && (batch.status === 'accepted' || batch.status === 'finished');
  const left = new Set<BatchEntry>(leftOutOf(batch));
  const shown = canReturn ? [...columns(), returning(setReturned)] : columns();
  return (
    <Panel flush title={say('entries')} description={say('entries-lead')}>
      {ORDER.map((code) => {
        const entries = batch.entries.filter(
          (entry) => !left.has(entry) && (entry.code ?? 'none') === code,
        );
        if (entries.length === 0) return null;
        return (
          <div key={code} className="pay-entries">
            <h3>{say(code === 'none' && !batch.file ? 'kind.chosen' : `kind.${code}`)}</h3>
            <DataTable
              caption={say(`kind.${code}`)}
              columns={shown}
              rowKey={({ paymentId, vendorId }) => paymentId ?? `prenote-${vendorId}`}
              rows={entries}
              empty={null}
            />
          </div>
        );
      })}
      {returned && (
        <BankSaidDialog
          batchId={batch.id}
          said={{ said: 'returned', entry: returned }}
          onClose={() => setReturned(undefined)}
        />
      )}
    </Panel>
  );
}
