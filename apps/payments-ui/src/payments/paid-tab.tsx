// The tab Paid: what the bank has settled, newest first, each with its batch.
import { payments } from '@purlin/contracts/payments.ts';
import { DownloadIcon } from '@blueprintjs/icons';
import { Button } from '@purlin/ui/ui.ts';
import { Link, useExport } from '@purlin/web/web.ts';
import { useToday } from '../parts/days.ts';
import { insteadOf, More, PaymentList } from './payment-list.tsx';
import { PaymentRow } from './payment-row.tsx';
import { batchName } from '../parts/batch-name.ts';
import { useTab } from './use-tab.ts';

export function PaidTab() {
  const list = useTab('paid');
  const today = useToday();
  const instead = insteadOf(list, {
    title: 'No completed payments',
    hint: 'Payments appear here once the bank has settled them.',
  });
  return (
    instead ?? (
      <>
        <PaymentList
          title="Paid"
          payments={list.items}
          aside={<ExportButton />}
          row={(payment) => (
            <PaymentRow
              payment={payment}
              today={today}
              acts={
                payment.batchId !== null && (
                  <Link to={`/vendor-payments/batches/${payment.batchId}`}>
                    {batchName(payment.batchId)}
                  </Link>
                )
              }
            />
          )}
        />
        <More list={list} />
      </>
    )
  );
}

function ExportButton() {
  const csv = useExport(payments.list);
  return (
    <Button
      variant="minimal"
      icon={<DownloadIcon />}
      text="Export"
      loading={csv.pending}
      onClick={() => void csv.run({ query: { status: 'paid' } })}
    />
  );
}
