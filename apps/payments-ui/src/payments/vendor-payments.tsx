// The screen /vendor-payments: what is planned, what is approved and can be paid, what is paid.
import { payments } from '@purlin/contracts/payments.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, May, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { type Key, useState } from 'react';
import { ApprovedTab } from './approved-tab.tsx';
import { PaidTab } from './paid-tab.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
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
  // What was just approved is chosen where it can be paid.
  const [approved, setApproved] = useState<ReadonlySet<Key>>(NOBODY);
  const [planning, setPlanning] = useState(false);
  const create = (
    <May call={payments.plan}>
      <Button
        intent="primary"
        icon={<PlusIcon />}
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
        actions={create}
      />
      <Tabs shown={tab} />
      <section aria-label={`${labels[tab]} payments`}>
        {tab === 'pending' && (
          <PendingTab
            create={create}
            onApproved={(chosen) => {
              setApproved(new Set(chosen.map(({ id }) => id)));
              setAddress({ status: 'approved' });
            }}
          />
        )}
        {tab === 'approved' && <ApprovedTab chosen={approved} />}
        {tab === 'paid' && <PaidTab />}
      </section>
      {planning && <PaymentDialog onClose={() => setPlanning(false)} />}
    </PageLayout>
  );
}

function Tabs({ shown }: { readonly shown: Tab }) {
  const { data, problem } = useRead(payments.counts);
  return (
    <nav className="pay-tabs" aria-label="Payments by status">
      {TABS.map((name) => (
        <Link
          key={name}
          to={addressOf(name)}
          replace
          preventScrollReset
          {...(name === shown ? { 'aria-current': 'page' as const } : {})}
        >
          {labels[name]} ({data ? data[name].count : problem ? '–' : '…'})
        </Link>
      ))}
      <Link to="/vendor-payments/batches" className="pay-tabs-end">
        Batches
      </Link>
    </nav>
  );
}
