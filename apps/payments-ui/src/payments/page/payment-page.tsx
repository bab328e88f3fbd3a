// The screen /vendor-payments/:id: one payment with its whole history.
import { payments, type PaymentDetails } from '@purlin/contracts/payments.ts';
import { ChevronLeftIcon, DollarIcon } from '@blueprintjs/icons';
import { PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { Stations } from '@purlin/ui/record/stations.tsx';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-page.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { Story } from '../../parts/story.tsx';
import { payeeOf } from '../payment-words.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentHead } from './payment-head.tsx';
import { stationsOf } from './payment-stations.tsx';

export function PaymentPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(payments.details, { params: { id } });
  usePageTitle(data ? say('payment-to', { payee: payeeOf(data) }) : say('payment'));
  if (data) return <Loaded key={data.id} payment={data} />;
  return (
    <PageLayout>
      <Back to="" />
      <PageHeader title={say('payment')} />
      <Panel>
        <DetailsState
          words={absent('payment')}
          icon={<DollarIcon size={24} />}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          gone={say('does-not-exist')}
        />
      </Panel>
    </PageLayout>
  );
}

/** A link to the tab that lists the payment. */
const Back = ({ to }: { readonly to: string }) => (
  <Link to={`/vendor-payments${to}`} className="pl-back">
    <ChevronLeftIcon aria-hidden />
    {say('payments')}
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
    {payment.status !== 'void' && <Stations label={say('life')} stations={stationsOf(payment)} />}
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
