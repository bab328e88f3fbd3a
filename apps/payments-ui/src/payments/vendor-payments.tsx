// The screen /vendor-payments: what is planned, what is approved and can be paid, what is paid.
import { payments } from '@purlin/contracts/payments.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { KeyTip } from '@purlin/ui/parts/keys.tsx';
import { Link, May, useMay, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { type Key, useState } from 'react';
import { chosenIn } from '../parts/chosen.ts';
import { ApprovedTab } from './approved-tab.tsx';
import { PaidTab } from './paid-tab.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePaymentKeys } from './payment-keys.ts';
import { PendingTab } from './pending-tab.tsx';
import { type Tab, TABS } from './use-tab.ts';

const NOBODY: ReadonlySet<Key> = new Set();

/** The spec's words. */
const labels: Readonly<Record<Tab, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
};
const addressOf = (tab: Tab): string => (tab === 'pending' ? '?' : `?status=${tab}`);

export function VendorPayments() {
  usePageTitle('Vendor Payments');
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((name) => name === address.get('status')) ?? 'pending';
  // What was just approved, or came back, is chosen where it can be paid.
  const [approved, setApproved] = useState<ReadonlySet<Key>>(() => chosenIn(address));
  const [created, setCreated] = useState<ReadonlySet<Key>>(NOBODY);
  const [planning, setPlanning] = useState(false);
  const plan = () => setPlanning(true);
  usePaymentKeys({
    tab,
    onTab: (next) => setAddress(next === 'pending' ? {} : { status: next }, { replace: true }),
    onCreate: useMay()(payments.plan) ? plan : undefined,
  });
  const create = (
    <May call={payments.plan}>
      <KeyTip keys="C">
        <Button icon={<PlusIcon />} text="Create Payment" aria-keyshortcuts="C" onClick={plan} />
      </KeyTip>
    </May>
  );
  return (
    <PageLayout list>
      <PageHeader
        title="Vendor Payments"
        description="Manage ACH payments to vendors"
        actions={create}
      />
      <Tabs shown={tab} />
      <section aria-label={`${labels[tab]} payments`}>
        {tab === 'pending' && (
          <PendingTab
            create={create}
            created={created}
            onApproved={(chosen) => {
              setApproved(new Set(chosen.map(({ id }) => id)));
              setAddress({ status: 'approved' });
            }}
          />
        )}
        {tab === 'approved' && <ApprovedTab chosen={approved} />}
        {tab === 'paid' && <PaidTab />}
      </section>
      {planning && (
        <PaymentDialog
          onCreated={(id) => setCreated((before) => new Set([...before, id]))}
          onClose={() => setPlanning(false)}
        />
      )}
    </PageLayout>
  );
}

function Tabs({ shown }: { readonly shown: Tab }) {
  const { data, problem } = useRead(payments.counts);
  return (
    <nav className="pay-tabs" aria-label="Payments by status">
      {TABS.map((name, n) => (
        <Link
          key={name}
          to={addressOf(name)}
          replace
          preventScrollReset
          aria-keyshortcuts={String(n + 1)}
          {...(name === shown ? { 'aria-current': 'page' as const } : {})}
        >
          {labels[name]} ({data ? data[name].count : problem ? '–' : '…'})
        </Link>
      ))}
      <span className="pay-tabs-end">
        {shown !== 'pending' && data && data.pending.count > 0 && (
          <Link to="?" replace className="pay-waits">
            {data.pending.count} {data.pending.count === 1 ? 'waits' : 'wait'} for approval
          </Link>
        )}
        <Link to="/vendor-payments/batches">Batches</Link>
      </span>
    </nav>
  );
}
