// The screen /clients/leads/:id: what somebody asked, what was answered, and what is to be done.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { ChevronLeftIcon, EraserIcon, InboxIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorPanel,
  PageLayout,
  PageHeader,
  Panel,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { useState } from 'react';
import {
  Link,
  May,
  Moment,
  useNavigate,
  usePageTitle,
  useParams,
  useRead,
} from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { ContactPanel, HandlingPanel } from './side-panels.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ForgetSomeoneDialog } from '../parts/forget-someone-dialog.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { tones, topicOf } from './lead-words.ts';
import { ReplyPanel } from './reply-panel.tsx';
import './leads.css';

const untitled = <h1 className="pl-hidden">Request</h1>;
const backTo = (kind?: LeadDetails['kind']) => (
  <Link
    to={kind === 'message' ? '/clients/leads?tab=messages' : '/clients/leads'}
    className="pl-back"
  >
    <ChevronLeftIcon />
    {kind === 'message' ? 'Messages' : 'Quote requests'}
  </Link>
);

export function LeadScreen() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, problem, refresh, refreshing } = useRead(
    leads.details,
    { params: { id } },
    { enabled: known },
  );
  usePageTitle(data ? `Request from ${data.name}` : 'Request');
  if (!known || problem?.status === 404) {
    return (
      <PageLayout>
        {backTo()}
        {untitled}
        <Panel>
          <EmptyState
            icon={<InboxIcon size={24} />}
            title="Request Not Found"
            action={
              <Link to="/clients/leads" className={buttonClass()}>
                All requests
              </Link>
            }
          >
            This request does not exist or has been removed.
          </EmptyState>
        </Panel>
      </PageLayout>
    );
  }
  if (problem && !data)
    return (
      <PageLayout>
        {backTo()}
        {untitled}
        <Panel>
          <ErrorPanel
            title="The request could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        </Panel>
      </PageLayout>
    );
  return data ? <Loaded key={data.id} lead={data} /> : <Waiting />;
}

function Loaded({ lead }: { readonly lead: LeadDetails }) {
  const navigate = useNavigate();
  const [forgetting, setForgetting] = useState(false);
  return (
    <PageLayout>
      <div className="est-head">
        {backTo(lead.kind)}
        <PageHeader
          title={lead.name}
          beside={
            <>
              <StatusBadge tone={tones[lead.status]} label={label(`lead.${lead.status}`)} />
              {lead.urgent && <StatusBadge tone="bad" label="Urgent" />}
            </>
          }
          description={
            <>
              {lead.kind === 'quote' ? 'Asked for a quote' : 'Wrote a message'} on{' '}
              <Moment at={lead.receivedAt} />
            </>
          }
          actions={
            <May call={leads.forget}>
              <Button icon={<EraserIcon />} text="Forget…" onClick={() => setForgetting(true)} />
            </May>
          }
        />
      </div>
      {/* On a phone what they asked comes first, then how to reach them, then the answer. */}
      <div className="lead-columns">
        <div className="lead-asked">
          <AskedPanel lead={lead} />
        </div>
        <aside className="est-side lead-side" aria-label="About this request">
          <HandlingPanel lead={lead} />
          <ContactPanel lead={lead} />
          <ClientPanel lead={lead} />
        </aside>
        <div className="est-main lead-story">
          <May call={leads.reply}>
            <ReplyPanel lead={lead} />
          </May>
          <LeadTimeline lead={lead} />
        </div>
      </div>
      {forgetting && (
        <ForgetSomeoneDialog
          doors={leads}
          called="Request"
          who={lead}
          onClose={() => setForgetting(false)}
          onForgotten={() => void navigate('/clients/leads')}
        />
      )}
    </PageLayout>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value && (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

function AskedPanel({ lead }: { readonly lead: LeadDetails }) {
  return (
    <Panel title={topicOf(lead)}>
      {lead.message ? (
        <p className="lead-message">{lead.message}</p>
      ) : (
        <p className="pl-muted">
          {lead.kind === 'quote' ? 'They wrote no description.' : 'The message is empty.'}
        </p>
      )}
      <LeadPhotos lead={lead} />
      <dl className="lead-facts">
        {lead.kind === 'quote' && (
          <Fact name="How soon" value={lead.urgent ? 'As soon as possible' : 'Flexible'} />
        )}
        <Fact name="Preferred material" value={lead.preferredMaterial} />
        {lead.kind === 'quote' && (
          <Fact name="Insurance claim" value={lead.isInsuranceClaim ? 'Yes' : 'No'} />
        )}
        <Fact
          name="Wants an answer"
          value={lead.preferredContact && label(`way.${lead.preferredContact}`)}
        />
        <Fact name="Language" value={lead.language === 'es' ? 'Spanish' : 'English'} />
      </dl>
    </Panel>
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
    {backTo()}
    {untitled}
    <output className="pl-hidden">Loading the request…</output>
    {bones('title', 'short')}
    <div className="est-columns" aria-hidden>
      <div className="est-main">
        <Panel>{bones('title', 'wide', 'mid')}</Panel>
        <Panel>{bones('title', 'wide')}</Panel>
      </div>
      <div className="est-side">
        <Panel>{bones('mid', 'wide', 'short')}</Panel>
      </div>
    </div>
  </PageLayout>
);
