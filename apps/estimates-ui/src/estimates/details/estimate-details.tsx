// The screen /estimates/:id: one estimate with its outcome and the next actions.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimateTemplates } from '@purlin/contracts/estimate-templates.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import {
  ChevronLeftIcon,
  DocumentIcon,
  DownloadIcon,
  FloppyDiskIcon,
  MoreIcon,
} from '@blueprintjs/icons';
import { Button, buttonClass, MenuButton, PageLayout, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { InQuickBooks } from '@purlin/web/in-quickbooks.tsx';
import {
  Link,
  Moment,
  useMay,
  useNavigate,
  usePageTitle,
  useParams,
  useRead,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import { useState } from 'react';
import { absent } from '@purlin/words/screens/absent.ts';
import { headlineLines } from '../draft/figures.ts';
import { formValuesOf } from '../draft/values.ts';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { available, type EstimateAction } from '../actions/available.ts';
import { actionWords } from '../actions/action-words.tsx';
import { AsClient } from '../actions/as-client.tsx';
import { waitingIn } from '../actions/held-sending.tsx';
import { usePdf } from '../actions/estimate-actions.ts';
import { ArchivedClient } from '../../parts/archived-party.tsx';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { History } from './history.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { Questions } from './questions.tsx';
import { DatesPanel, DeliveryPanel, InternalNotes } from './side-panels.tsx';
import { WhatNow } from './what-now.tsx';

/** The heading until the page has its own title. */
const Untitled = () => <h1 className="pl-hidden">{say('estimate')}</h1>;
const Back = () => (
  <Link to="/estimates" className="pl-back">
    <ChevronLeftIcon />
    {say('estimates')}
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
  usePageTitle(data ? data.estimateNumber : say('estimate'));
  if (data && problem?.status !== 404) return <Loaded key={data.id} estimate={data} />;
  if (known && !problem) return <Waiting />;
  return (
    <PageLayout>
      <Back />
      <Untitled />
      <Panel>
        <DetailsState
          words={absent('estimate')}
          icon={<DocumentIcon size={24} />}
          known={known}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          elsewhere={
            <Link to="/estimates" className={buttonClass()}>
              {say('all-estimates')}
            </Link>
          }
        />
      </Panel>
    </PageLayout>
  );
}

function Loaded({ estimate }: { readonly estimate: Estimate }) {
  const navigate = useNavigate();
  const actions = useEstimateActions({ onGone: () => void navigate('/estimates') });
  const [keeping, setKeeping] = useState(false);
  const act = (action: EstimateAction) => actions.do(action, estimate);
  const openQuestions = estimate.questions.filter(({ answer }) => answer === null).length;
  return (
    <PageLayout>
      <div className="est-head">
        <Back />
        <PageHeader
          title={estimate.projectTitle}
          beside={<EstimateStatusBadge {...estimate} openQuestions={openQuestions} />}
          description={<WhoseAndWhen estimate={estimate} />}
          figures={<InQuickBooks kind="estimate" id={estimate.id} />}
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
        <aside className="est-side" aria-label={say('about')}>
          <DeliveryPanel estimate={estimate} />
          <DatesPanel estimate={estimate} />
          <EvidencePanel estimate={estimate} />
          <InternalNotes notes={estimate.internalNotes} />
        </aside>
      </div>
      {actions.dialog}
      {keeping && (
        <SaveTemplateDialog
          lines={headlineLines(formValuesOf(estimate))}
          onClose={() => setKeeping(false)}
        />
      )}
    </PageLayout>
  );
}

const WhoseAndWhen = ({ estimate }: { readonly estimate: Estimate }) => (
  <>
    {estimate.estimateNumber} <span aria-hidden>·</span>{' '}
    <Link to={`/clients/${estimate.clientId}`}>{estimate.client.name}</Link>{' '}
    <ArchivedClient id={estimate.clientId} />
    <span aria-hidden>·</span> {say('created-on')} <Moment at={estimate.createdAt} as="day" />
    {estimate.changesJobId !== null && (
      <>
        {' '}
        <span aria-hidden>·</span>{' '}
        <Link to={`/calendar/jobs/${estimate.changesJobId}`}>{say('change-order')}</Link>
      </>
    )}
    {estimate.duplicateOf && (
      <>
        {' '}
        <span aria-hidden>·</span>{' '}
        <Link to={`/estimates/${estimate.duplicateOf}`}>{say('copied')}</Link>
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
  const [edit, send] = [actionWords('edit', estimate), actionWords('send', estimate)];
  const inMenu = can.filter((action) => action !== 'edit' && action !== 'send');
  const keep = may(estimateTemplates.add)
    ? [{ label: say('save-as-template'), icon: <FloppyDiskIcon />, onSelect: onKeep }]
    : [];
  return (
    <>
      <AsClient estimate={estimate} className={buttonClass()} />
      {may(estimates.pdf) && (
        <Button
          icon={<DownloadIcon />}
          text={say('download-pdf')}
          loading={pdf.loading}
          onClick={() => void pdf.download()}
        />
      )}
      {can.includes('edit') && (
        <Button icon={edit.icon} text={edit.label} onClick={() => act('edit')} />
      )}
      {can.includes('send') && !waitingIn(estimate) && (
        <Button
          intent={draft ? 'primary' : 'none'}
          icon={send.icon}
          text={send.label}
          onClick={() => act('send')}
        />
      )}
      {inMenu.length + keep.length > 0 && (
        <MenuButton
          label={say('more-actions')}
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
    <Back />
    <Untitled />
    <output className="pl-hidden">{say('loading')}</output>
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
