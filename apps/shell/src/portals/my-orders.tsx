// A vendor's work orders: what waits for their answer, what is to come, and what was over in the
// last two weeks.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { workOrders, type WorkOrder } from '@purlin/contracts/work-orders.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import { buttonClass, Panel } from '@purlin/ui/ui.ts';
import { useRead, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { Box, Help, Phone } from '@blueprintjs/icons';
import { useState } from 'react';
import { OrderCard } from './my-order.tsx';
import { OwnList } from './own-list.tsx';
import { CallUs } from './portal-frame.tsx';
import { takeSoughtOrder } from './sought-order.ts';

/** A person of nobody's has nothing of theirs to see. */
export const LinkVendorFirst = () => (
  <CallUs icon={<Help size={24} />} title={portal('link-first.company')}>
    {say('link-why')}
  </CallUs>
);

export const MyOrders = ({ user }: { readonly user: SignedIn }) =>
  user.vendorId === null ? <LinkVendorFirst /> : <OfVendor />;

const NoneYet = () => (
  <CallUs icon={<Box size={24} />} title={portal('purchase-orders')}>
    {portal('no-orders')}
  </CallUs>
);

function OfVendor() {
  const read = useRead(workOrders.list, {});
  const { orders = [], today = '' } = read.data ?? {};
  return (
    <OwnList list={{ ...read, items: orders }} what="orders" empty={<NoneYet />}>
      <Orders orders={orders} today={today} onRefused={read.refresh} />
    </OwnList>
  );
}

function Orders({
  orders,
  today,
  onRefused,
}: {
  readonly orders: readonly WorkOrder[];
  readonly today: string;
  readonly onRefused: () => void;
}) {
  const [query] = useSearchParams();
  const [kept] = useState(takeSoughtOrder);
  const sought = Number(query.get('order') ?? kept);
  // What was answered here stays where it was until they come back: nothing jumps from the thumb.
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const isOnTop = ({ jobId, group }: WorkOrder) =>
    group === 'needs-answer' || (group === 'upcoming' && answered.has(jobId));
  const list = (all: readonly WorkOrder[]) =>
    all.map((order) => (
      <OrderCard
        key={order.jobId}
        order={order}
        today={today}
        fresh={answered.has(order.jobId)}
        sought={order.jobId === sought}
        onAnswered={() => setAnswered((before) => new Set([...before, order.jobId]))}
        onRefused={onRefused}
      />
    ));
  const groups = [
    [say('to-confirm'), orders.filter(isOnTop)],
    [say('upcoming'), orders.filter((order) => order.group === 'upcoming' && !isOnTop(order))],
    [say('past-weeks'), orders.filter(({ group }) => group === 'past').toReversed()],
  ] as const;
  return (
    <div className="sh-panels">
      <h2 className="sh-tab-title">{portal('purchase-orders')}</h2>
      {groups.map(
        ([title, all]) =>
          all.length > 0 && (
            <Panel key={title} flush title={title}>
              {list(all)}
            </Panel>
          ),
      )}
      <AskUs />
    </div>
  );
}

/** Whom to call about an order. */
function AskUs() {
  const phone = useRead(companyDetails.details).data?.phone;
  return (
    phone && (
      <p className="sh-ask-us">
        {say('ask-us')}{' '}
        <a className={buttonClass()} href={`tel:${dialledPhone(phone)}`}>
          <Phone aria-hidden /> {portal('call', { phone: shownPhone(phone) })}
        </a>
      </p>
    )
  );
}
