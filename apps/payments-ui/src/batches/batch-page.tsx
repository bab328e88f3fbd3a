// The screen /vendor-payments/batches/:id: where the money is, what has to be done, and the proof.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { BankAccountIcon, ChevronLeftIcon } from '@blueprintjs/icons';
import { EmptyState, ErrorPanel, PageHeader, PageLayout, Panel, Spinner } from '@purlin/ui/ui.ts';
import { Stations } from '@purlin/ui/parts/stations.tsx';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { batchName } from '../parts/batch-name.ts';
import { Story } from '../parts/story.tsx';
import { BankFile } from './bank-file.tsx';
import { BatchEntries } from './batch-entries.tsx';
import { BatchHead } from './batch-head.tsx';
import { useBatchKeys } from './batch-keys.ts';
import { batchStations } from './batch-stations.tsx';
import { BatchSums } from './batch-sums.tsx';
import { ReturnedEntries } from './returned-entries.tsx';
import { UnclearAnswers } from './unclear-answers.tsx';
import { UnknownUpload } from './unknown-upload.tsx';

const back = (
  <Link to="/vendor-payments/batches" className="pl-back">
    <ChevronLeftIcon aria-hidden />
    Batches
  </Link>
);

export function BatchPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(paymentBatches.details, {
    params: { id },
  });
  const name = data ? batchName(data.id) : 'Batch';
  usePageTitle(name);
  if (data) return <Loaded key={data.id} batch={data} />;
  return (
    <PageLayout>
      {back}
      <PageHeader title="Batch" />
      <Panel>
        {!problem ? (
          <div className="pay-waiting" role="status">
            <Spinner aria-hidden />
            <span className="pl-hidden">Loading batch...</span>
          </div>
        ) : problem.status === 404 || problem.status === 400 ? (
          <EmptyState icon={<BankAccountIcon size={24} />} title="Batch not found">
            There is no batch {id}.
          </EmptyState>
        ) : (
          <ErrorPanel
            title="This batch could not be read"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        )}
      </Panel>
    </PageLayout>
  );
}

function Loaded({ batch }: { readonly batch: BatchDetails }) {
  useBatchKeys();
  return (
    <PageLayout>
      {back}
      <BatchHead batch={batch} />
      <Stations label="Life of this batch" stations={batchStations(batch)} />
      <div className="pl-columns">
        <div className="pl-column">
          <UnclearAnswers batchId={batch.id} />
          <UnknownUpload batch={batch} />
          <ReturnedEntries batch={batch} />
          <BatchEntries batch={batch} />
        </div>
        <aside className="pl-column" aria-label="Proof">
          <BatchSums batch={batch} />
          <BankFile batch={batch} />
          <Story story={batch.story} />
        </aside>
      </div>
    </PageLayout>
  );
}
