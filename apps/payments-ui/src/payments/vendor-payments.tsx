// The screen /vendor-payments: what is planned, what is approved, what is paid.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { BankAccount, Plus } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, type List, May, useList, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { type ReactNode, useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlanPaymentDialog } from './plan-payment-dialog.tsx';

const PAGE = 50;
const tabs = ['pending', 'approved', 'paid'] as const;
type Tab = (typeof tabs)[number];
/** The spec's words. */
const words: Readonly<
  Record<Tab, { readonly label: string; readonly empty: string; readonly hint: string }>
> = {
  pending: {
    label: 'Pending',
    empty: 'No pending payments',
    hint: 'Plan what a vendor is owed for a job, then approve it here.',
  },
  approved: {
    label: 'Approved',
    empty: 'No approved payments',
    hint: 'Payments appear here as soon as somebody has approved them.',
  },
  paid: {
    label: 'Paid',
    empty: 'No completed payments',
    hint: 'Payments appear here once the bank has been told to pay them.',
  },
};

const countOf = (list: List<VendorPayment>): string =>
  list.loading
    ? '…'
    : list.problem && list.items.length === 0
      ? '–'
      : `${list.items.length}${list.hasMore ? '+' : ''}`;

interface CardsProps {
  readonly tab: Tab;
  readonly list: List<VendorPayment>;
  readonly action: ReactNode;
  readonly onApprove: (payment: VendorPayment) => void;
}

function Cards({ tab, list, action, onApprove }: CardsProps) {
  if (list.loading)
    return (
      <div className="pay-cards" role="status">
        <span className="pl-hidden">Loading payments...</span>
        {[0, 1, 2].map((n) => (
          <div key={n} className="pay-card pl-bones" aria-hidden>
            <span className="pl-bone pl-bone-title" />
            <span className="pl-bone pl-bone-wide" />
            <span className="pl-bone pl-bone-mid" />
            <span className="pl-bone pl-bone-short" />
          </div>
        ))}
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title="The payments could not be loaded"
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      </div>
    );
  if (list.items.length === 0)
    return (
      <div className="pl-panel">
        <EmptyState
          icon={<BankAccount size={24} />}
          title={words[tab].empty}
          action={tab === 'pending' ? action : undefined}
        >
          {words[tab].hint}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className="pay-cards" aria-label={`${words[tab].label} payments`}>
        {list.items.map((payment) => (
          <li key={payment.id}>
            <PaymentCard
              payment={payment}
              onApprove={payment.status === 'pending' ? () => onApprove(payment) : undefined}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <div className="pay-more">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </>
  );
}

export function VendorPayments() {
  usePageTitle('Vendor Payments');
  const [address] = useSearchParams();
  const lists: Readonly<Record<Tab, List<VendorPayment>>> = {
    pending: useList(payments.list, { query: { status: 'pending', limit: PAGE } }),
    approved: useList(payments.list, { query: { status: 'approved', limit: PAGE } }),
    paid: useList(payments.list, { query: { status: 'paid', limit: PAGE } }),
  };
  const tab = tabs.find((name) => name === address.get('status')) ?? 'pending';
  const [planning, setPlanning] = useState(false);
  const [approving, setApproving] = useState<VendorPayment>();
  const plan = (
    <May call={payments.plan}>
      <Button
        intent="primary"
        icon={<Plus />}
        text="Create Payment"
        onClick={() => setPlanning(true)}
      />
    </May>
  );
  return (
    <PageLayout list>
      <PageHeader
        title="Vendor Payments"
        description="Manage ACH payments to vendors"
        actions={plan}
      />
      <nav className="pay-tabs" aria-label="Payments by status">
        {tabs.map((name) => (
          <Link
            key={name}
            to={name === 'pending' ? '?' : `?status=${name}`}
            replace
            preventScrollReset
            {...(name === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {words[name].label} ({countOf(lists[name])})
          </Link>
        ))}
      </nav>
      <section aria-label={`${words[tab].label} payments`}>
        <Cards tab={tab} list={lists[tab]} action={plan} onApprove={setApproving} />
      </section>
      {planning && <PlanPaymentDialog onClose={() => setPlanning(false)} />}
      {approving && <ApproveDialog payment={approving} onClose={() => setApproving(undefined)} />}
    </PageLayout>
  );
}
