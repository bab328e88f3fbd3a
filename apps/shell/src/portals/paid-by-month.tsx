// Received payments by year and month. A month's payments load when it is expanded, the last
// month's at once.
import { payments } from '@purlin/contracts/payments.ts';
import type { VendorMoney } from '@purlin/contracts/payment-sums.ts';
import { Button, ErrorPanel, Money, Panel, Spinner } from '@purlin/ui/ui.ts';
import { useList } from '@purlin/web/web.ts';
import { say as furniture } from '@purlin/words/screens/furniture.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { useState } from 'react';
import { sumOfMonths } from './money-head.tsx';
import { PaymentRow } from './my-payment.tsx';
import { monthName } from './portal-dates.ts';

type Months = VendorMoney['months'];

export function PaidByMonth({ months }: { readonly months: Months }) {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4));
  return [...years].map(([year, ofYear], at) => {
    const sum = sumOfMonths(ofYear);
    return (
      <Panel
        key={year}
        flush
        title={say('paid-in', { year })}
        actions={
          <span className="sh-sum">
            {say('payments-count', { count: sum.count })} <Money amount={sum.total} />
          </span>
        }
      >
        {ofYear.map((one, n) => (
          <Month key={one.month} month={one} isLast={at === 0 && n === 0} />
        ))}
      </Panel>
    );
  });
}

function Month({
  month: { month, count, total },
  isLast,
}: {
  readonly month: Months[number];
  readonly isLast: boolean;
}) {
  const [open, setOpen] = useState(isLast);
  return (
    <details
      className="sh-month"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{monthName(month)}</strong>
        <span className="sh-sum">
          {say('payments-count', { count })} <Money amount={total} />
        </span>
      </summary>
      {open && <OfMonth month={month} />}
    </details>
  );
}

function OfMonth({ month }: { readonly month: string }) {
  const list = useList(payments.list, {
    query: {
      status: 'paid',
      paidIn: month,
      limit: 50,
      sort: '-scheduledPaymentDate',
    },
  });
  if (list.problem)
    return (
      <ErrorPanel
        title={say('month-failed')}
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
      />
    );
  if (list.loading) return <Spinner aria-label={say('month-loading')} />;
  return (
    <>
      <ul className="sh-payments">
        {list.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {list.hasMore && (
        <Button text={furniture('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
      )}
    </>
  );
}
