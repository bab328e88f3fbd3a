// The head of a batch's page: what it is, how it stands, and what can be done with it.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { DocumentIcon, MoreIcon } from '@blueprintjs/icons';
import {
  buttonClass,
  dollars,
  MenuButton,
  Notice,
  PageHeader,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { ended, Link, useMay } from '@purlin/web/web.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { chosenAt } from '../parts/chosen.ts';
import { BankSaidDialog, type Said } from './bank-said-dialog.tsx';
import { BatchBadges, isArriving } from './batch-words.tsx';
import { StopCountdown } from './stop-countdown.tsx';

export function BatchHead({ batch }: { readonly batch: BatchDetails }) {
  const { status, count, total, effectiveOn, simulated } = batch;
  const { returnedCount, returnedTotal } = batch;
  const rest = returnedCount > 0 ? 'the rest ' : '';
  return (
    <>
      <PageHeader
        title={batchName(batch.id)}
        beside={
          <>
            <BatchBadges batch={batch} />
            {simulated && (
              <>
                <StatusBadge tone="quiet" label="Simulated bank, no money moves" />
                <Link to="/vendor-payments/simulated-bank">Tell it what to answer</Link>
              </>
            )}
          </>
        }
        description={
          <>
            {count} payment(s), {dollars(total)}
            {returnedCount > 0 && `, ${dollars(returnedTotal)} of it came back`}
            {effectiveOn &&
              isArriving(batch) &&
              `, ${rest}in their accounts ${formatDate(effectiveOn)}`}
          </>
        }
        actions={<Actions batch={batch} />}
      />
      {status === 'open' && (
        <Notice tone="warn">
          <StopCountdown batch={batch} />
        </Notice>
      )}
      {status === 'rejected' && <Rejected batch={batch} />}
      {status === 'stopped' && (
        <Notice tone="quiet" title="Stopped before anything was sent">
          Every payment is under Approved again.
        </Notice>
      )}
    </>
  );
}

/** What was accepted before is approved anew; the rest can be chosen at once. */
const Rejected = ({
  batch: { acceptedAt, reason, entries, count },
}: {
  readonly batch: BatchDetails;
}) => (
  <Notice
    tone="bad"
    title="The bank rejected the file"
    actions={
      acceptedAt === null && (
        <Link to={chosenAt(entries.map(({ paymentId }) => paymentId))}>
          Select these {count} again
        </Link>
      )
    }
  >
    {reason && ended(reason)}{' '}
    {acceptedAt === null
      ? `Every payment is under Approved again, or under Pending where two people approve; mend the
        reason and process them anew.`
      : `It had accepted it before: call the bank. Every payment is under Pending, and is approved
        anew once somebody is sure that none of it was paid.`}
  </Notice>
);

/** What the bank tells by telephone or on its own pages is recorded by hand. */
function Actions({ batch: { id, status } }: { readonly batch: BatchDetails }) {
  const may = useMay();
  const [saying, setSaying] = useState<Said>();
  const waits = status === 'submitted' || status === 'accepted';
  const actions = [
    ...(status === 'submitted'
      ? [{ label: 'The bank accepted it', onSelect: () => setSaying({ said: 'accepted' }) }]
      : []),
    ...(waits
      ? [
          {
            label: 'The bank rejected it',
            destructive: true,
            onSelect: () => setSaying({ said: 'rejected' }),
          },
        ]
      : []),
  ];
  return (
    <>
      {may(paymentBatches.bankSaid) && actions.length > 0 && (
        <MenuButton label="What the bank said" icon={<MoreIcon />} actions={actions} />
      )}
      {['written', 'submitting', 'submitted', 'accepted', 'finished'].includes(status) && (
        <Link
          to={`/vendor-payments/batches/${id}/remittances`}
          className={buttonClass()}
          data-remittance
          aria-keyshortcuts="R"
        >
          <DocumentIcon />
          Remittance advice
        </Link>
      )}
      {saying && <BankSaidDialog batchId={id} said={saying} onClose={() => setSaying(undefined)} />}
    </>
  );
}
