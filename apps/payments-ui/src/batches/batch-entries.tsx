// Every entry of a batch: whom it goes to, under which trace, and what became of it.
import {
  type BatchDetails,
  type BatchEntry,
  paymentBatches,
} from '@purlin/contracts/payment-batches.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { MoreIcon } from '@blueprintjs/icons';
import { classNames, type Column, DataTable, MenuButton, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import { useState } from 'react';
import { BankSaidDialog } from './bank-said-dialog.tsx';

type Traced = BatchEntry & { readonly trace: string };
const isTraced = (entry: BatchEntry): entry is Traced => entry.trace !== null;

const KINDS = {
  CCD: 'Business accounts (CCD)',
  PPD: 'Personal accounts (PPD)',
  none: 'Not in the file',
} as const;
const ORDER = ['CCD', 'PPD', 'none'] as const;

/** "Settled", "Returned R03": what became of it. */
function outcomeOf({ outcome, settledOn, effectiveOn, returned }: BatchEntry): string {
  if (returned) return `Returned ${returned.code}`;
  if (outcome === 'settled') return settledOn ? `Settled ${formatDate(settledOn)}` : 'Settled';
  if (outcome === 'sent') return effectiveOn ? `Arrives ${formatDate(effectiveOn)}` : 'On its way';
  if (outcome === 'rejected') return 'Rejected with the file';
  return outcome === 'left-out' ? 'Left out' : 'Waits';
}

/** Why it came back, or which account the bank would have it sent to from now on. */
function WhatTheBankSays({
  entry: { returned, correction, vendorId },
}: {
  readonly entry: BatchEntry;
}) {
  if (returned) return <span className="pay-bank-says">{returned.meaning}</span>;
  if (!correction) return null;
  const { code, meaning, endsWith } = correction;
  return (
    <span className="pay-bank-says">
      <strong className="pay-warns">Corrected {code}</strong> {meaning}{' '}
      <Link className="pl-above" to={`/vendors/${vendorId}`}>
        ••{endsWith}
      </Link>
    </span>
  );
}

const columns: readonly Column<BatchEntry>[] = [
  {
    name: 'Vendor',
    onCard: 'title',
    cell: (entry) => (
      <Link className="pl-row-link" to={`/vendor-payments/${entry.paymentId}`}>
        {entry.payee}
      </Link>
    ),
  },
  {
    name: 'Account',
    cell: ({ endsWith }) => <span className="pl-figures pl-muted">••{endsWith}</span>,
  },
  {
    name: 'Trace',
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
    name: 'Amount',
    end: true,
    onCard: 'figure',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    name: 'Outcome',
    onCard: 'badge',
    cell: (entry) => (
      <span className="pl-two-lines">
        <span
          className={classNames(
            'pay-outcome',
            entry.returned !== null && 'pay-late',
            entry.outcome === 'settled' && 'pay-good',
          )}
        >
          {outcomeOf(entry)}
        </span>
        <WhatTheBankSays entry={entry} />
      </span>
    ),
  },
];

/** A return that no file of the bank tells is recorded by hand. */
const returning = (onReturned: (entry: Traced) => void): Column<BatchEntry> => ({
  name: 'Actions',
  end: true,
  onCard: 'actions',
  cell: (entry) =>
    isTraced(entry) && !entry.returned ? (
      <MenuButton
        variant="minimal"
        label={`What the bank said of ${entry.payee}`}
        icon={<MoreIcon />}
        actions={[{ label: 'The bank sent it back', onSelect: () => onReturned(entry) }]}
      />
    ) : null,
});

export function BatchEntries({ batch }: { readonly batch: BatchDetails }) {
  const may = useMay()(paymentBatches.bankSaid);
  const [returned, setReturned] = useState<Traced>();
  const canReturn = may && (batch.status === 'accepted' || batch.status === 'finished');
  const shown = canReturn ? [...columns, returning(setReturned)] : columns;
  return (
    <Panel flush title="Entries" description="Trace numbers are what the bank asks for">
      {ORDER.map((code) => {
        const entries = batch.entries.filter((entry) => (entry.code ?? 'none') === code);
        if (entries.length === 0) return null;
        return (
          <div key={code} className="pay-entries">
            <h3>{code === 'none' && !batch.file ? 'Chosen' : KINDS[code]}</h3>
            <DataTable
              caption={KINDS[code]}
              columns={shown}
              rowKey={({ paymentId }) => paymentId}
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
