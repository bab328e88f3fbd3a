// A vendor's work orders: those that need an answer, upcoming ones, and those finished in the last
// two weeks.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { workOrders, type WorkOrder } from '@purlin/contracts/work-orders.ts';
import { Notice, Panel } from '@purlin/ui/ui.ts';
import { useRead, useSearchParams, type ApiProblem } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/orders.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { Box } from '@blueprintjs/icons';
import { useState } from 'react';
import { OrderCard } from './my-order.tsx';
import { OwnList } from './own-list.tsx';
import { CallButton, CallUs, useCompanyPhone } from './portal-frame.tsx';
import { refusalText } from './use-order-answer.ts';
import { OfLinkedVendor } from './vendor-parts.tsx';

export const MyOrders = ({ user }: { readonly user: SignedIn }) => (
  <OfLinkedVendor user={user}>
    <OfVendor />
  </OfLinkedVendor>
);

const NoneYet = () => (
  <CallUs icon={<Box size={24} />} title={portal('purchase-orders')}>
    {portal('no-orders')}
  </CallUs>
);

/** An answer that the server rejected. */
interface RefusedAnswer {
  readonly order: WorkOrder;
  readonly problem: ApiProblem;
}

function OfVendor() {
  const read = useRead(workOrders.list, {});
  const { orders = [], today = '' } = read.data ?? {};
  const [refused, setRefused] = useState<RefusedAnswer>();
  return (
    <div className="sh-panels">
      <RefusedElsewhere refused={refused} orders={orders} />
      <OwnList list={{ ...read, items: orders }} what="orders" empty={<NoneYet />}>
        <Orders
          orders={orders}
          today={today}
          onAnswered={() => setRefused(undefined)}
          onRefused={(order, problem) => {
            setRefused({ order, problem });
            read.refresh();
          }}
        />
      </OwnList>
    </div>
  );
}

/** Shown for an order that can no longer be answered; otherwise its card shows the error. */
function RefusedElsewhere({
  refused,
  orders,
}: {
  readonly refused: RefusedAnswer | undefined;
  readonly orders: readonly WorkOrder[];
}) {
  if (!refused) return null;
  const { order, problem } = refused;
  const isThere = orders.some(({ jobId, group }) => jobId === order.jobId && group !== 'past');
  return (
    !isThere && (
      <Notice tone="bad" title={say('answer-failed-of', { title: order.title })}>
        {refusalText(problem)}
      </Notice>
    )
  );
}

function Orders({
  orders,
  today,
  onAnswered,
  onRefused,
}: {
  readonly orders: readonly WorkOrder[];
  readonly today: string;
  readonly onAnswered: () => void;
  readonly onRefused: (order: WorkOrder, problem: ApiProblem) => void;
}) {
  const [query] = useSearchParams();
  const linked = Number(query.get('order'));
  // Orders answered here keep their place until the vendor comes back, so that nothing jumps away.
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
        linked={order.jobId === linked}
        onAnswered={() => {
          setAnswered((before) => new Set([...before, order.jobId]));
          onAnswered();
        }}
        onChanged={onAnswered}
        onRefused={(problem) => onRefused(order, problem)}
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
  const phone = useCompanyPhone();
  return (
    phone && (
      <p className="sh-ask-us">
        {say('ask-us')} <CallButton phone={phone} />
      </p>
    )
  );
}
