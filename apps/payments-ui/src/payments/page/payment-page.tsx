// The screen /vendor-payments/:id: one payment with its whole story.
import { payments, type PaymentDetails } from '@purlin/contracts/payments.ts';
import { ChevronLeftIcon, DollarIcon } from '@blueprintjs/icons';
import { EmptyState, ErrorPanel, PageHeader, PageLayout, Panel, Spinner } from '@purlin/ui/ui.ts';
import { Stations } from '@purlin/ui/parts/stations.tsx';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { Story } from '../../parts/story.tsx';
import { payeeOf } from '../payment-words.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentHead } from './payment-head.tsx';
import { stationsOf } from './payment-stations.tsx';

export function PaymentPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(payments.details, { params: { id } });
  usePageTitle(data ? `Payment to ${payeeOf(data)}` : 'Payment');
  if (data) return <Loaded key={data.id} payment={data} />;
  return (
    <PageLayout>
      <Back to="" />
      <PageHeader title="Payment" />
      <Panel>
        {!problem ? (
          <div className="pay-waiting" role="status">
            <Spinner aria-hidden />
            <span className="pl-hidden">Loading payment...</span>
          </div>
        ) : problem.status === 404 || problem.status === 400 ? (
          <EmptyState icon={<DollarIcon size={24} />} title="Payment not found">
            This payment does not exist.
          </EmptyState>
        ) : (
          <ErrorPanel
            title="The payment could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        )}
      </Panel>
    </PageLayout>
  );
}

/** To the tab where the payment stands. */
const Back = ({ to }: { readonly to: string }) => (
  <Link to={`/vendor-payments${to}`} className="pl-back">
    <ChevronLeftIcon aria-hidden />
    Vendor Payments
  </Link>
);

const Loaded = ({ payment }: { readonly payment: PaymentDetails }) => (
  <PageLayout>
    <Back
      to={
        payment.status === 'approved' || payment.status === 'paid'
          ? `?status=${payment.status}`
          : ''
      }
    />
    <PaymentHead payment={payment} />
    {payment.status !== 'void' && (
      <Stations label="Life of this payment" stations={stationsOf(payment)} />
    )}
    <div className="pl-columns">
      <div className="pl-column">
        <PaymentFacts payment={payment} />
      </div>
      <div className="pl-column">
        <Story story={payment.story} />
      </div>
    </div>
  </PageLayout>
);
