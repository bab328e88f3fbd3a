// The screen /vendor-payments: pending, approved and paid payments.
import { payments } from '@purlin/contracts/payments.ts';
import { PlusIcon } from '@blueprintjs/icons';
import { Button, PageLayout, PageHeader, SearchField } from '@purlin/ui/ui.ts';
import { KeyTip } from '@purlin/ui/control/keys.tsx';
import {
  Link,
  May,
  useFilters,
  useMay,
  useNavigate,
  usePageTitle,
  useRead,
  useSearchParams,
} from '@purlin/web/web.ts';
import { useNewFromAddress } from '@purlin/web/new-from-address.ts';
import { say as sayNow } from '@purlin/words/screens/money-now.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type Key, type ReactNode, useMemo, useState } from 'react';
import { chosenIn } from '../parts/chosen.ts';
import { ApprovedTab } from './approved-tab.tsx';
import { CameBackList } from './came-back-list.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { PaidTab } from './paid-tab.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePaymentKeys } from './payment-keys.ts';
import { PendingTab } from './pending-tab.tsx';
import { ToldWhenGone } from '../parts/told-when-gone.tsx';
import { LISTS, type Tab, TABS } from './use-tab.ts';
import { VoidTab } from './void-tab.tsx';

const NOBODY: ReadonlySet<Key> = new Set();

/** Keeps the search. */
const addressOf = (tab: Tab, q: string): string =>
  `?${new URLSearchParams({ ...(tab !== 'pending' && { status: tab }), ...(q !== '' && { q }) })}`;

export function VendorPayments() {
  usePageTitle(say('title'));
  const [address, setAddress] = useSearchParams();
  const { q } = useFilters();
  const tab = LISTS.find((name) => name === address.get('status')) ?? 'pending';
  const cameBack = address.get('show') === 'came-back';
  // Payments that were just approved, or returned, are preselected where they can be paid.
  const { chosen, named, setApproved } = useChosen(address.get('chosen') ?? '');
  const [created, setCreated] = useState<ReadonlySet<Key>>(NOBODY);
  const { planning, plan, end, jobId } = usePlanning(address.get('forJob'));
  useNewFromAddress(payments.plan, plan);
  usePaymentKeys({
    tab,
    onTab: (next) => setAddress(addressOf(next, q), { replace: true }),
    onCreate: useMay()(payments.plan) ? plan : undefined,
  });
  const create = <CreateButton onCreate={plan} />;
  const lists: Readonly<Record<Tab, ReactNode>> = {
    pending: (
      <PendingTab
        key={q}
        create={create}
        created={created}
        onApproved={(these) => {
          setApproved(new Set(these.map(({ id }) => id)));
          setAddress(addressOf('approved', ''));
        }}
      />
    ),
    approved: <ApprovedTab key={`${q} ${named}`} chosen={chosen} />,
    paid: <PaidTab key={q} />,
    void: <VoidTab key={q} />,
  };
  return (
    <PageLayout list>
      <PageHeader title={say('title')} description={say('lead')} actions={create} />
      <ToldWhenGone />
      <Tabs shown={cameBack ? undefined : tab} q={q} />
      {cameBack ? (
        <section aria-label={sayNow('came-back-list')}>
          <CameBackList />
        </section>
      ) : (
        <>
          <Search />
          <FoundElsewhere shown={tab} q={q} addressOf={addressOf} />
          <section aria-label={say(`caption.${tab}`)}>{lists[tab]}</section>
        </>
      )}
      {planning && (
        <PaymentDialog
          {...(jobId === undefined ? {} : { jobId })}
          onCreated={(id) => setCreated((before) => new Set([...before, id]))}
          onClose={end}
        />
      )}
    </PageLayout>
  );
}

const CreateButton = ({ onCreate }: { readonly onCreate: () => void }) => (
  <May call={payments.plan}>
    <KeyTip keys="C">
      <Button
        icon={<PlusIcon />}
        text={say('create-payment')}
        aria-keyshortcuts="C"
        onClick={onCreate}
      />
    </KeyTip>
  </May>
);

/** Payments approved here, and those in the URL. */
function useChosen(named: string) {
  const [approved, setApproved] = useState(NOBODY);
  const chosen = useMemo(
    () => new Set<Key>([...approved, ...chosenIn(new URLSearchParams({ chosen: named }))]),
    [approved, named],
  );
  return { chosen, named, setApproved };
}

/**
 * Opened from a job's page, a new payment is for that job, and the user returns there afterward.
 */
function usePlanning(forJob: string | null) {
  const navigate = useNavigate();
  const [planning, setPlanning] = useState(forJob !== null);
  return {
    planning,
    plan: () => setPlanning(true),
    end: () => {
      setPlanning(false);
      if (forJob !== null) void navigate(`/calendar/jobs/${forJob}`, { replace: true });
    },
    ...(forJob === null ? {} : { jobId: Number(forJob) }),
  };
}

function Search() {
  const { q, search } = useFilters();
  return (
    <div className="pl-toolbar">
      <SearchField
        label={say('search')}
        placeholder={say('search-placeholder')}
        value={q}
        onSearch={search}
      />
    </div>
  );
}

/** `shown` is undefined if another list is shown below. */
function Tabs({ shown, q }: { readonly shown: Tab | undefined; readonly q: string }) {
  const { data, problem } = useRead(payments.counts);
  return (
    <nav className="pay-tabs" aria-label={say('by-status')}>
      {TABS.map((name, n) => (
        <Link
          key={name}
          to={addressOf(name, q)}
          replace
          preventScrollReset
          aria-keyshortcuts={String(n + 1)}
          {...(name === shown ? { 'aria-current': 'page' as const } : {})}
        >
          {say(`tab.${name}`)} ({data ? data[name].count : problem ? '–' : '…'})
        </Link>
      ))}
      <span className="pay-tabs-end">
        {shown !== 'pending' && data && data.pending.count > 0 && (
          <Link to={addressOf('pending', '')} replace className="pay-waits">
            {say('wait-for-approval', { count: data.pending.count })}
          </Link>
        )}
        {data && (data.void.count > 0 || shown === 'void') && (
          <Link
            to={addressOf('void', q)}
            replace
            preventScrollReset
            {...(shown === 'void' ? { 'aria-current': 'page' as const } : {})}
          >
            {say('tab.void')} ({data.void.count})
          </Link>
        )}
        <Link to="/vendor-payments/batches">{say('batches')}</Link>
      </span>
    </nav>
  );
}
