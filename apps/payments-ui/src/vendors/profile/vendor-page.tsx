// The screen /vendors/:id: one vendor, where their money goes, what they may work with, what they
// did and got.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ChevronLeftIcon, ShopIcon } from '@blueprintjs/icons';
import {
  buttonClass,
  EmptyState,
  ErrorPanel,
  PageHeader,
  PageLayout,
  Panel,
  PHONE,
  Spinner,
  useMediaQuery,
} from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { BankAccountPanel } from './bank-account-panel.tsx';
import { ContactPanel, NotesPanel } from './side-panels.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { VendorHead } from './vendor-head.tsx';
import { VendorJobs } from './vendor-jobs.tsx';
import { VendorPaymentsPanel } from './vendor-payments-panel.tsx';
import { VendorTimeline } from './vendor-timeline.tsx';

const back = (
  <Link to="/vendors" className="pl-back">
    <ChevronLeftIcon aria-hidden />
    Vendors
  </Link>
);

export function VendorPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(vendors.details, { params: { id } });
  usePageTitle(data?.name ?? 'Vendor');
  if (data) return <Loaded key={data.id} vendor={data} />;
  return (
    <PageLayout>
      {back}
      <PageHeader title="Vendor" />
      <Panel>
        {!problem ? (
          <div className="pay-waiting" role="status">
            <Spinner aria-hidden />
            <span className="pl-hidden">Loading vendor...</span>
          </div>
        ) : problem.status === 404 || problem.status === 400 ? (
          <EmptyState
            icon={<ShopIcon size={24} />}
            title="Vendor not found"
            action={
              <Link to="/vendors" className={buttonClass()}>
                All vendors
              </Link>
            }
          >
            This vendor does not exist or has been removed.
          </EmptyState>
        ) : (
          <ErrorPanel
            title="The vendor could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        )}
      </Panel>
    </PageLayout>
  );
}

function Loaded({ vendor }: { readonly vendor: Vendor }) {
  const phone = useMediaQuery(PHONE);
  return (
    <PageLayout>
      {back}
      <VendorHead vendor={vendor} />
      {phone ? <InTurn vendor={vendor} /> : <SideBySide vendor={vendor} />}
    </PageLayout>
  );
}

const SideBySide = ({ vendor }: { readonly vendor: Vendor }) => (
  <div className="pl-columns">
    <div className="pl-column">
      <BankAccountPanel vendor={vendor} />
      <VendorPaymentsPanel vendor={vendor} />
      <VendorJobs vendor={vendor} />
      <VendorTimeline id={vendor.id} />
    </div>
    <aside className="pl-column" aria-label="About this vendor">
      <ContactPanel vendor={vendor} />
      <DocumentsPanel vendor={vendor} />
      <NotesPanel vendor={vendor} />
    </aside>
  </div>
);

/** On a phone what is looked for comes first, and what only grows stands last. */
const InTurn = ({ vendor }: { readonly vendor: Vendor }) => (
  <div className="pl-column">
    <ContactPanel vendor={vendor} />
    <BankAccountPanel vendor={vendor} />
    <VendorPaymentsPanel vendor={vendor} />
    <DocumentsPanel vendor={vendor} />
    <VendorJobs vendor={vendor} />
    <NotesPanel vendor={vendor} />
    <VendorTimeline id={vendor.id} />
  </div>
);
