// The screen /estimates/:id: one estimate, what became of it, and what can be done next.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import {
  ChevronLeftIcon,
  DocumentIcon,
  DownloadIcon,
  EditIcon,
  EnvelopeIcon,
  FloppyDiskIcon,
  MoreIcon,
} from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorPanel,
  MenuButton,
  PageLayout,
  PageHeader,
  Panel,
} from '@purlin/ui/ui.ts';
import {
  Link,
  Moment,
  useMay,
  useNavigate,
  usePageTitle,
  useParams,
  useRead,
  useSearchParams,
} from '@purlin/web/web.ts';
import { useState } from 'react';
import { headlineLines } from '../draft/figures.ts';
import { formValuesOf } from '../draft/values.ts';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { available, type EstimateAction } from '../actions/available.ts';
import { actionWords } from '../actions/action-words.tsx';
import { AsClient } from '../actions/as-client.tsx';
import { usePdf } from '../actions/estimate-actions.ts';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';
import { SendDialog, sendWord } from '../actions/send-dialog.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { History } from './history.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { Questions } from './questions.tsx';
import { DatesPanel, DeliveryPanel, InternalNotes } from './side-panels.tsx';
import { WhatNow } from './what-now.tsx';

/** Where the page has no title of its own yet. */
const untitled = <h1 className="pl-hidden">Estimate</h1>;
const back = (
  <Link to="/estimates" className="pl-back">
    <ChevronLeftIcon />
    Estimates
  </Link>
);

export function EstimateDetails() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, problem, refresh, refreshing } = useRead(
    estimates.details,
    { params: { id } },
    { enabled: known },
  );
  usePageTitle(data ? data.estimateNumber : 'Estimate');
  if (!known || problem?.status === 404) {
    return (
      <PageLayout>
        {back}
        {untitled}
        <Panel>
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title="Estimate Not Found"
            action={
              <Link to="/estimates" className={buttonClass()}>
                All estimates
              </Link>
            }
          >
            This estimate does not exist or has been removed.
          </EmptyState>
        </Panel>
      </PageLayout>
    );
  }
  if (problem && !data)
    return (
      <PageLayout>
        {back}
        {untitled}
        <Panel>
          <ErrorPanel
            title="The estimate could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        </Panel>
      </PageLayout>
    );
  return data ? <Loaded key={data.id} estimate={data} /> : <Waiting />;
}

function Loaded({ estimate }: { readonly estimate: Estimate }) {
  const navigate = useNavigate();
  const actions = useEstimateActions({ onGone: () => void navigate('/estimates') });
  const [keeping, setKeeping] = useState(false);
  const [asking, doneAsking] = useAskedToSend(estimate);
  const act = (action: EstimateAction) => actions.do(action, estimate);
  const openQuestions = estimate.questions.filter(({ answer }) => answer === null).length;
  return (
    <PageLayout>
      <div className="est-head">
        {back}
        <PageHeader
          title={estimate.projectTitle}
          beside={<EstimateStatusBadge {...estimate} openQuestions={openQuestions} />}
          description={<WhoseAndWhen estimate={estimate} />}
          actions={<Actions estimate={estimate} onDo={act} onKeep={() => setKeeping(true)} />}
        />
      </div>
      <div className="est-columns">
        <div className="est-main">
          <WhatNow estimate={estimate} onDo={act} />
          <Questions estimate={estimate} />
          <OfferPanel estimate={estimate} />
          <PhotosPanel estimate={estimate} />
          <History id={estimate.id} />
        </div>
        <aside className="est-side" aria-label="About this estimate">
          <DeliveryPanel estimate={estimate} />
          <DatesPanel estimate={estimate} />
          <EvidencePanel estimate={estimate} />
          <InternalNotes notes={estimate.internalNotes} />
        </aside>
      </div>
      {actions.dialog}
      {asking && <SendDialog estimate={estimate} onClose={doneAsking} />}
      {keeping && (
        <SaveTemplateDialog
          lines={headlineLines(formValuesOf(estimate))}
          onClose={() => setKeeping(false)}
        />
      )}
    </PageLayout>
  );
}

/** It was created to be sent, and there is no address yet: `?send=address`. */
function useAskedToSend({ status }: Estimate) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('send') === 'address' && status === 'draft';
  return [asked, () => setAddress({}, { replace: true })] as const;
}

const WhoseAndWhen = ({ estimate }: { readonly estimate: Estimate }) => (
  <>
    {estimate.estimateNumber} <span aria-hidden>·</span>{' '}
    <Link to={`/clients/${estimate.clientId}`}>{estimate.client.name}</Link>{' '}
    <span aria-hidden>·</span> created <Moment at={estimate.createdAt} as="day" />
    {estimate.changesJobId !== null && (
      <>
        {' '}
        <span aria-hidden>·</span>{' '}
        <Link to={`/calendar/jobs/${estimate.changesJobId}`}>change order of a job</Link>
      </>
    )}
    {estimate.duplicateOf && (
      <>
        {' '}
        <span aria-hidden>·</span>{' '}
        <Link to={`/estimates/${estimate.duplicateOf}`}>copied from another</Link>
      </>
    )}
  </>
);

function Actions({
  estimate,
  onDo: act,
  onKeep,
}: {
  readonly estimate: Estimate;
  readonly onDo: (action: EstimateAction) => void;
  readonly onKeep: () => void;
}) {
  const pdf = usePdf(estimate);
  const may = useMay();
  const can = available(estimate, may);
  const draft = estimate.status === 'draft';
  const inMenu = can.filter((action) => action !== 'edit' && action !== 'send');
  const keep = may(estimateTemplates.add)
    ? [{ label: 'Save lines as template…', icon: <FloppyDiskIcon />, onSelect: onKeep }]
    : [];
  return (
    <>
      <AsClient estimate={estimate} className={buttonClass()} />
      {may(estimates.pdf) && (
        <Button
          icon={<DownloadIcon />}
          text="Download PDF"
          loading={pdf.loading}
          onClick={() => void pdf.download()}
        />
      )}
      {can.includes('edit') && (
        <Button icon={<EditIcon />} text={draft ? 'Edit' : 'Revise'} onClick={() => act('edit')} />
      )}
      {can.includes('send') && (
        <Button
          intent={draft ? 'primary' : 'none'}
          icon={<EnvelopeIcon />}
          text={draft ? 'Send to client' : `${sendWord(estimate.status)} e-mail`}
          onClick={() => act('send')}
        />
      )}
      {inMenu.length + keep.length > 0 && (
        <MenuButton
          label="More actions"
          icon={<MoreIcon />}
          actions={[
            ...inMenu.map((action) => ({
              ...actionWords(action, estimate),
              onSelect: () => act(action),
            })),
            ...keep,
          ]}
        />
      )}
    </>
  );
}

const bones = (...names: readonly string[]) => (
  <div className="pl-bones">
    {names.map((name, n) => (
      <span key={n} className={`pl-bone pl-bone-${name}`} />
    ))}
  </div>
);

const Waiting = () => (
  <PageLayout>
    {back}
    {untitled}
    <output className="pl-hidden">Loading the estimate…</output>
    {bones('title', 'short')}
    <div className="est-columns" aria-hidden>
      <div className="est-main">
        <Panel>{bones('title', 'wide', 'mid', 'block')}</Panel>
      </div>
      <div className="est-side">
        <Panel>{bones('mid', 'wide', 'short')}</Panel>
        <Panel>{bones('mid', 'wide')}</Panel>
      </div>
    </div>
  </PageLayout>
);
