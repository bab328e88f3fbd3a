// The header of a batch's page: name, status, and actions.
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
import { say } from '@purlin/words/screens/batch-page.ts';
import { useState } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { chosenAt } from '../parts/chosen.ts';
import { BankSaidDialog, type Said } from './bank-said-dialog.tsx';
import { BatchBadges, contentsOf, isArriving } from './batch-words.tsx';
import { leftOutOf } from './left-out.tsx';
import { StopCountdown } from './stop-countdown.tsx';

export function BatchHead({ batch }: { readonly batch: BatchDetails }) {
  const { status, kind, simulated } = batch;
  return (
    <>
      <PageHeader
        title={batchName(batch.id)}
        beside={
          <>
            <BatchBadges batch={batch} />
            {simulated && (
              <>
                <StatusBadge tone="quiet" label={say('simulated')} />
                <Link to="/vendor-payments/simulated-bank">{say('tell-the-bank')}</Link>
              </>
            )}
          </>
        }
        description={
          <>
            {sumOf(batch)}
            {kind === 'prenotes' && say('tests-carry-none')}
          </>
        }
        actions={<Actions batch={batch} />}
      />
      {status === 'open' && kind === 'payments' && (
        <Notice tone="warn">
          <StopCountdown batch={batch} />
        </Notice>
      )}
      {status === 'rejected' && kind === 'payments' && <Rejected batch={batch} />}
      {status === 'stopped' && kind === 'payments' && <Stopped batch={batch} />}
      {batch.waitsUntil !== null && (
        <Notice tone="warn" title={say('tests-wait', { day: batch.waitsUntil })}>
          {say('tests-wait-means')}
        </Notice>
      )}
      {kind === 'prenotes' && <NotTried batch={batch} />}
    </>
  );
}

/** The number of entries, the total, and the arrival date. */
function sumOf(batch: BatchDetails): string {
  const { total, effectiveOn, returnedCount } = batch;
  const sum = { contents: shareOf(batch), amount: dollars(total) };
  if (!effectiveOn || !isArriving(batch)) return say('and-sum', sum);
  return say(returnedCount > 0 ? 'and-sum-rest-arriving' : 'and-sum-arriving', {
    ...sum,
    day: effectiveOn,
  });
}

/** "6 chosen, 5 in the file, 1 left out", if the numbers differ. */
function shareOf(batch: BatchDetails): string {
  const left = leftOutOf(batch).length;
  if (left === 0) return contentsOf(batch);
  return say(batch.file === null ? 'chosen-in-batch' : 'chosen-in-file', {
    chosen: batch.count + left,
    count: batch.count,
    left,
  });
}

/** The person who stopped a batch knows why; if it could not go on, everyone is told. */
const Stopped = ({
  batch: { stoppedItself, reason, entries, count },
}: {
  readonly batch: BatchDetails;
}) => (
  <Notice
    tone={stoppedItself ? 'bad' : 'quiet'}
    title={say(stoppedItself ? 'stopped-itself' : 'was-stopped')}
    actions={
      entries.length > 0 && (
        <Link to={chosenAt(entries.flatMap(({ paymentId }) => paymentId ?? []))}>
          {say('select-again', { count })}
        </Link>
      )
    }
  >
    {reason && ended(reason)} {say(stoppedItself ? 'stopped-itself-means' : 'was-stopped-means')}
  </Notice>
);

/** Nothing reached the accounts. The test can be sent again from each vendor's page. */
const NotTried = ({ batch: { status, reason } }: { readonly batch: BatchDetails }) =>
  (status === 'rejected' || status === 'stopped') && (
    <Notice tone="bad" title={say('none-tried')}>
      {reason && ended(reason)} {say('none-tried-means')}
    </Notice>
  );

/**
 * Payments whose approval still holds can be chosen again at once; the others need a new approval.
 */
const Rejected = ({
  batch: { acceptedAt, reason, entries, count },
}: {
  readonly batch: BatchDetails;
}) => (
  <Notice
    tone="bad"
    title={say('bank-rejected')}
    actions={
      acceptedAt === null && (
        <Link to={chosenAt(entries.flatMap(({ paymentId }) => paymentId ?? []))}>
          {say('select-again', { count })}
        </Link>
      )
    }
  >
    {reason && ended(reason)}{' '}
    {say(acceptedAt === null ? 'bank-rejected-means' : 'rejected-late-means')}
  </Notice>
);

const hasFile = (status: BatchDetails['status']): boolean =>
  ['written', 'submitting', 'submitted', 'accepted', 'finished'].includes(status);

/** Responses that the bank gives by phone or on its website are recorded by hand. */
function Actions({ batch: { id, kind, status } }: { readonly batch: BatchDetails }) {
  const may = useMay();
  const [saying, setSaying] = useState<Said>();
  const waits = status === 'submitted' || status === 'accepted';
  const actions = [
    ...(status === 'submitted'
      ? [{ label: say('bank-accepted-it'), onSelect: () => setSaying({ said: 'accepted' }) }]
      : []),
    ...(waits
      ? [
          {
            label: say('bank-rejected-it'),
            destructive: true,
            onSelect: () => setSaying({ said: 'rejected' }),
          },
        ]
      : []),
  ];
  return (
    <>
      {may(paymentBatches.bankSaid) && actions.length > 0 && (
        <MenuButton label={say('bank-said')} icon={<MoreIcon />} actions={actions} />
      )}
      {kind === 'payments' && hasFile(status) && (
        <Link
          to={`/vendor-payments/batches/${id}/remittances`}
          className={buttonClass()}
          data-remittance
          aria-keyshortcuts="R"
        >
          <DocumentIcon />
          {say('remittance')}
        </Link>
      )}
      {saying && <BankSaidDialog batchId={id} said={saying} onClose={() => setSaying(undefined)} />}
    </>
  );
}
