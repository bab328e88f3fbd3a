// A vendor's payments: returned ones and what to do, those on the way, planned ones, and received
// ones by month.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import type { VendorMoney } from '@purlin/contracts/payment-sums.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { Button, Money, Panel } from '@purlin/ui/ui.ts';
import { useList, useRead } from '@purlin/web/web.ts';
import { say as furniture } from '@purlin/words/screens/furniture.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Dollar, Help } from '@blueprintjs/icons';
import { cameBack, PaymentRow } from './my-payment.tsx';
import { MoneyHead } from './money-head.tsx';
import { OwnList } from './own-list.tsx';
import { PaidByMonth } from './paid-by-month.tsx';
import { CallUs } from './portal-frame.tsx';

export const MyPayments = ({ user }: { readonly user: SignedIn }) =>
  user.vendorId === null ? (
    <CallUs icon={<Help size={24} />} title={say('link-first.company')}>
      {say('link-why-payments')}
    </CallUs>
  ) : (
    <OfVendor />
  );

const NoneYet = () => (
  <CallUs icon={<Dollar size={24} />} title={say('no-payments')}>
    {say('no-payments-why')}
  </CallUs>
);

function OfVendor() {
  const money = useRead(payments.ofVendor, {});
  const list = useList(payments.list, {
    query: { open: 'true', sort: 'scheduledPaymentDate' },
  });
  const { months = [] } = money.data ?? {};
  const waitsForMoney = money.loading || list.loading;
  return (
    <OwnList
      list={{
        ...list,
        items: [...months, ...list.items],
        loading: waitsForMoney,
        problem: list.problem ?? money.problem,
        refresh: () => {
          list.refresh();
          money.refresh();
        },
      }}
      what="payments"
      empty={<NoneYet />}
    >
      {money.data && (
        <div className="sh-panels">
          <MoneyHead money={money.data} />
          <ToCome money={money.data} all={list.items} />
          {list.hasMore && (
            <Button
              text={furniture('show-more')}
              onClick={list.loadMore}
              loading={list.loadingMore}
            />
          )}
          <PaidByMonth months={months} />
        </div>
      )}
    </OwnList>
  );
}

const arrival = ({ sent, scheduledPaymentDate: day }: VendorPayment): string =>
  sent?.arrivesOn ?? day;

/** Payments that need the vendor first, then those on the way, then planned ones. */
function ToCome({
  money: { onItsWay, planned, cameBack: back },
  all,
}: {
  readonly money: VendorMoney;
  readonly all: readonly VendorPayment[];
}) {
  const [moving, waiting] = [true, false].map((is) =>
    all.filter((one) => !cameBack(one) && (one.status === 'processing') === is),
  );
  return (
    <>
      <Group title={say('came-back')} sum={back} all={all.filter(cameBack)} />
      <Group
        title={say('on-its-way')}
        sum={onItsWay}
        all={moving!.toSorted((a, b) => arrival(a).localeCompare(arrival(b)))}
      />
      <Group title={say('planned')} sum={planned} all={waiting!} />
    </>
  );
}

const Group = ({
  title,
  sum,
  all,
}: {
  readonly title: string;
  /** The total of all planned payments, including those not loaded. */
  readonly sum: VendorMoney['planned'];
  readonly all: readonly VendorPayment[];
}) =>
  all.length > 0 && (
    <Panel
      title={title}
      actions={
        <span className="sh-sum">
          {say('payments-count', { count: sum.count })} <Money amount={sum.total} />
        </span>
      }
    >
      <ul className="sh-payments">
        {all.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
