// The screen /vendors/:id: one vendor with account, documents, jobs and payments.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { ChevronLeftIcon, ShopIcon } from '@blueprintjs/icons';
import { buttonClass, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { BankAccountPanel } from './bank-account-panel.tsx';
import { AccessPanel, ContactPanel, NotesPanel } from './side-panels.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { usePhoneLayout } from './use-phone-layout.ts';
import { VendorHead } from './vendor-head.tsx';
import { VendorJobs } from './vendor-jobs.tsx';
import { VendorPaymentsPanel } from './vendor-payments-panel.tsx';
import { VendorTimeline } from './vendor-timeline.tsx';

const Back = () => (
  <Link to="/vendors" className="pl-back">
    <ChevronLeftIcon aria-hidden />
    {say('vendors')}
  </Link>
);

export function VendorPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(vendors.details, { params: { id } });
  usePageTitle(data?.name ?? say('vendor'));
  if (data) return <Loaded key={data.id} vendor={data} />;
  return (
    <PageLayout>
      <Back />
      <PageHeader title={say('vendor')} />
      <Panel>
        <DetailsState
          words={absent('vendor')}
          icon={<ShopIcon size={24} />}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          elsewhere={
            <Link to="/vendors" className={buttonClass()}>
              {say('all-vendors')}
            </Link>
          }
        />
      </Panel>
    </PageLayout>
  );
}

function Loaded({ vendor }: { readonly vendor: Vendor }) {
  const phone = usePhoneLayout();
  return (
    <PageLayout>
      <Back />
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
    <aside className="pl-column" aria-label={say('about')}>
      <ContactPanel vendor={vendor} />
      <AccessPanel vendor={vendor} />
      <DocumentsPanel vendor={vendor} />
      <NotesPanel vendor={vendor} />
    </aside>
  </div>
);

/** On a phone, what users look for comes first, and what only grows comes last. */
const InTurn = ({ vendor }: { readonly vendor: Vendor }) => (
  <div className="pl-column">
    <ContactPanel vendor={vendor} />
    <BankAccountPanel vendor={vendor} />
    <VendorPaymentsPanel vendor={vendor} />
    <DocumentsPanel vendor={vendor} />
    <VendorJobs vendor={vendor} />
    <AccessPanel vendor={vendor} />
    <NotesPanel vendor={vendor} />
    <VendorTimeline id={vendor.id} />
  </div>
);
