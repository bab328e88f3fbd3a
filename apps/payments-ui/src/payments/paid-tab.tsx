// The Paid tab: what the bank has settled, batch by batch, newest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { DownloadIcon } from '@blueprintjs/icons';
import { Button, Money } from '@purlin/ui/ui.ts';
import { Link, Moment, useExport } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { useId } from 'react';
import { useToday } from '../parts/days.ts';
import { useInsteadOf, ListHead, More } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { batchName } from '../parts/batch-name.ts';
import { sumOf } from './sums.ts';
import { useTab } from './use-tab.ts';

export function PaidTab() {
  const list = useTab('paid');
  const instead = useInsteadOf(list, {
    title: say('none-paid'),
    hint: say('none-paid-hint'),
  });
  return (
    instead ?? (
      <>
        <Paid payments={list.items} more={list.hasMore} />
        <More list={list} />
      </>
    )
  );
}

/** Groups consecutive payments of the same batch. */
function byBatch(paid: readonly VendorPayment[]): (readonly VendorPayment[])[] {
  const groups: VendorPayment[][] = [];
  for (const payment of paid) {
    const last = groups.at(-1);
    if (last?.[0]?.batchId === payment.batchId) last?.push(payment);
    else groups.push([payment]);
  }
  return groups;
}

function Paid({
  payments: paid,
  more,
}: {
  readonly payments: readonly VendorPayment[];
  readonly more: boolean;
}) {
  const id = useId();
  const today = useToday();
  return (
    <section className="pl-panel pay-list" aria-labelledby={id}>
      <ListHead
        id={id}
        title={say('tab.paid')}
        payments={paid}
        more={more}
        aside={<ExportButton />}
      />
      {byBatch(paid).map((group) => (
        <Batch key={group[0]!.id} payments={group} today={today} />
      ))}
    </section>
  );
}

function Batch({
  payments: group,
  today,
}: {
  readonly payments: readonly VendorPayment[];
  readonly today: string | undefined;
}) {
  const id = useId();
  const { batchId, paidAt } = group[0]!;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pay-group">
        {batchId === null ? (
          say('tab.paid')
        ) : (
          <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
        )}
        <span>
          {paidAt && (
            <>
              {say('settled')} <Moment at={paidAt} />,{' '}
            </>
          )}
          {say('payments', { count: group.length })},{' '}
          <Money amount={sumOf(group, 'projectTotal')} />
        </span>
      </h3>
      <ul className="pay-rows" aria-labelledby={id}>
        {group.map((payment) => (
          <li key={payment.id}>
            <PaymentRow payment={payment} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExportButton() {
  const csv = useExport(payments.list);
  return (
    <Button
      variant="minimal"
      icon={<DownloadIcon />}
      text={say('export')}
      loading={csv.pending}
      onClick={() => void csv.run({ query: { status: 'paid' } })}
    />
  );
}
