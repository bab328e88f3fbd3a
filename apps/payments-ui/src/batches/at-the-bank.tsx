// Beside the approved payments: the batches on their way, the newest first, and the open one that
// can still be stopped.
import { type BatchSummary, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useList, useMay } from '@purlin/web/web.ts';
import { batchName } from '../parts/batch-name.ts';
import { weekday } from '../parts/days.ts';
import { BatchBadges, isArriving } from './batch-words.tsx';
import { StopCountdown } from './stop-countdown.tsx';

const SHOWN = 4;

export function AtTheBank() {
  const may = useMay()(paymentBatches.list);
  const list = useList(paymentBatches.list, { query: { limit: SHOWN } }, { enabled: may });
  if (!may || list.items.length === 0) return null;
  return (
    <Panel
      flush
      title="At the bank"
      actions={<Link to="/vendor-payments/batches">All batches</Link>}
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
    <Money amount={batch.total} />
    <span className="pl-muted">
      {batch.count} {batch.count === 1 ? 'payment' : 'payments'}
      {batch.effectiveOn && isArriving(batch) && `, ${weekday(batch.effectiveOn)}`}
    </span>
    <span>
      <BatchBadges batch={batch} brief />
    </span>
    <StopCountdown batch={batch} />
  </li>
);
