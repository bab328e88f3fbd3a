// Batches on their way to the bank, beside the approved payments: newest first, with the open one
// that can still be stopped.
import { type BatchSummary, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useList, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batches.ts';
import { batchName } from '../parts/batch-name.ts';
import { weekday } from '../parts/days.ts';
import { BatchBadges, contentsOf, isArriving } from './batch-words.tsx';
import { StopCountdown } from './stop-countdown.tsx';

const SHOWN = 4;

export function AtTheBank() {
  const may = useMay()(paymentBatches.list);
  const list = useList(paymentBatches.list, { query: { limit: SHOWN } }, { enabled: may });
  if (!may || list.items.length === 0) return null;
  return (
    <Panel
      flush
      title={say('at-the-bank')}
      actions={<Link to="/vendor-payments/batches">{say('all-batches')}</Link>}
    >
      <ul className="pay-runs">
        {list.items.map((batch) => (
          <Run key={batch.id} batch={batch} />
        ))}
      </ul>
    </Panel>
  );
}

const Run = ({ batch }: { readonly batch: BatchSummary }) => (
  <li>
    <Link to={`/vendor-payments/batches/${batch.id}`}>{batchName(batch.id)}</Link>
    {batch.kind === 'payments' ? (
      <Money amount={batch.total} />
    ) : (
      <span className="pl-muted">{say('no-money')}</span>
    )}
    <span className="pl-muted">
      {batch.effectiveOn && isArriving(batch)
        ? say('contents-on', { contents: contentsOf(batch), day: weekday(batch.effectiveOn) })
        : contentsOf(batch)}
    </span>
    <span>
      <BatchBadges batch={batch} brief />
    </span>
    <StopCountdown batch={batch} />
  </li>
);
