// The screen /estimates/:id: one estimate, what became of it, and what can be done next.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ChevronLeftIcon, DocumentIcon, DownloadIcon, EnvelopeIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, ErrorPanel, Page, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { Link, Moment, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { usePdf } from '../estimates/estimate-actions.ts';
import { EstimateStatusBadge } from '../estimates/estimate-status.tsx';
import { SendDialog, sendWord } from '../estimates/send-dialog.tsx';
import { History } from './history.tsx';
import { Offer } from './offer.tsx';
import { DatesPanel, DeliveryPanel, InternalNotes } from './side-panels.tsx';
import { WhatNow } from './what-now.tsx';

/** Where the page has no title of its own yet. */
const untitled = <h1 className="pl-hidden">Estimate</h1>;
const back = <Link to="/estimates" className="pl-back"><ChevronLeftIcon />Estimates</Link>;

export function EstimateDetails() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, problem, refresh, refreshing } = useRead(estimates.details, { params: { id } }, { enabled: known });
  usePageTitle(data ? data.estimateNumber : 'Estimate');
  if (!known || problem?.status === 404) {
    return <Page>{back}{untitled}<Panel><EmptyState icon={<DocumentIcon size={24} />} title="Estimate Not Found" action={<Link to="/estimates" className={buttonClass()}>All estimates</Link>}>This estimate does not exist or has been removed.</EmptyState></Panel></Page>;
  }
  if (problem && !data) return <Page>{back}{untitled}<Panel><ErrorPanel title="The estimate could not be loaded" message={problem.message} onRetry={refresh} retrying={refreshing} /></Panel></Page>;
  return data ? <Loaded key={data.id} estimate={data} /> : <Waiting />;
}

function Loaded({ estimate }: { readonly estimate: Estimate }) {
  const [sending, setSending] = useState(false);
  const pdf = usePdf(estimate);
  const draft = estimate.status === 'draft';
  return (
    <Page>
      <div className="est-head">
        {back}
        <PageHeader
          title={estimate.projectTitle} beside={<EstimateStatusBadge {...estimate} />}
          description={<>{estimate.estimateNumber} <span aria-hidden>·</span> {estimate.client.name} <span aria-hidden>·</span> created <Moment at={estimate.createdAt} as="day" /></>}
          actions={
            <>
              <Button icon={<DownloadIcon />} text="Download PDF" loading={pdf.loading} onClick={() => void pdf.download()} />
              <Button intent={draft ? 'primary' : 'none'} icon={<EnvelopeIcon />} text={draft ? 'Send to client' : `${sendWord(estimate.status)} e-mail`} onClick={() => setSending(true)} />
            </>
          }
        />
      </div>
      <div className="est-columns">
        <div className="est-main">
          <WhatNow estimate={estimate} />
          <Offer estimate={estimate} />
          <History id={estimate.id} />
        </div>
        <aside className="est-side" aria-label="About this estimate">
          <DeliveryPanel estimate={estimate} />
          <DatesPanel estimate={estimate} />
          <InternalNotes notes={estimate.internalNotes} />
        </aside>
      </div>
      {sending && <SendDialog estimate={estimate} onClose={() => setSending(false)} />}
    </Page>
  );
}

const bones = (...names: readonly string[]) => <div className="pl-bones">{names.map((name, n) => <span key={n} className={`pl-bone pl-bone-${name}`} />)}</div>;

const Waiting = () => (
  <Page>
    {back}{untitled}
    <output className="pl-hidden">Loading the estimate…</output>
    {bones('title', 'short')}
    <div className="est-columns" aria-hidden>
      <div className="est-main"><Panel>{bones('title', 'wide', 'mid', 'block')}</Panel></div>
      <div className="est-side"><Panel>{bones('mid', 'wide', 'short')}</Panel><Panel>{bones('mid', 'wide')}</Panel></div>
    </div>
  </Page>
);
