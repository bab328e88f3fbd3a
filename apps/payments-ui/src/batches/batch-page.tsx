// The screen /vendor-payments/batches/:id: where the money is, what needs action, and the proof.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { BankAccountIcon, ChevronLeftIcon } from '@blueprintjs/icons';
import { PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { Stations } from '@purlin/ui/record/stations.tsx';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import { say as batches } from '@purlin/words/screens/batches.ts';
import { batchName } from '../parts/batch-name.ts';
import { Story } from '../parts/story.tsx';
import { ToldWhenGone } from '../parts/told-when-gone.tsx';
import { BankFile } from './bank-file.tsx';
import { BatchEntries } from './batch-entries.tsx';
import { BatchHead } from './batch-head.tsx';
import { useBatchKeys } from './batch-keys.ts';
import { batchStations } from './batch-stations.tsx';
import { BatchSums } from './batch-sums.tsx';
import { LeftOut } from './left-out.tsx';
import { ReturnedEntries } from './returned-entries.tsx';
import { UnclearAnswers } from './unclear-answers.tsx';
import { UnknownUpload } from './unknown-upload.tsx';

const Back = () => (
  <Link to="/vendor-payments/batches" className="pl-back">
    <ChevronLeftIcon aria-hidden />
    {batches('title')}
  </Link>
);

export function BatchPage() {
  const { id = '' } = useParams();
  const { data, problem, refresh, refreshing } = useRead(paymentBatches.details, {
    params: { id },
  });
  const name = data ? batchName(data.id) : say('batch');
  usePageTitle(name);
  if (data) return <Loaded key={data.id} batch={data} />;
  return (
    <PageLayout>
      <Back />
      <PageHeader title={say('batch')} />
      <Panel>
        <DetailsState
          words={absent('batch')}
          icon={<BankAccountIcon size={24} />}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          gone={say('no-such-batch', { id })}
        />
      </Panel>
    </PageLayout>
  );
}

function Loaded({ batch }: { readonly batch: BatchDetails }) {
  useBatchKeys();
  const proof = useRead(
    paymentBatches.proof,
    { params: { id: batch.id } },
    { enabled: batch.file !== null },
  ).data?.file;
  return (
    <PageLayout>
      <Back />
      <BatchHead batch={batch} />
      <ToldWhenGone />
      <Stations label={say('life')} stations={batchStations(batch)} />
      <div className="pl-columns">
        <div className="pl-column">
          <UnclearAnswers batchId={batch.id} />
          <UnknownUpload batch={batch} />
          <LeftOut batch={batch} />
          <ReturnedEntries batch={batch} />
          <BatchEntries batch={batch} />
        </div>
        <aside className="pl-column" aria-label={say('proof')}>
          <BatchSums batch={batch} proof={proof} />
          <BankFile batch={batch} proof={proof} />
          <Story story={batch.story} />
        </aside>
      </div>
    </PageLayout>
  );
}
