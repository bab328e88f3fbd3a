// The screen /clients/leads/:id: a request with its answers and next actions.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails } from '@purlin/contracts/lead-shapes.ts';
import { ChevronLeftIcon, EraserIcon, InboxIcon } from '@blueprintjs/icons';
import { Button, buttonClass, PageLayout, PageHeader, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
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
import { say } from '@purlin/words/screens/leads.ts';
import { absent } from '@purlin/words/screens/absent.ts';
import { ContactPanel, HandlingPanel } from './side-panels.tsx';
import { ClientPanel } from './client-panel.tsx';
import { ForgetSomeoneDialog } from '../parts/forget-someone-dialog.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { tones, topicOf } from './lead-words.ts';
import { ReplyPanel } from './reply-panel.tsx';
import './leads.css';

const Untitled = () => <h1 className="pl-hidden">{say('request')}</h1>;
const backTo = (kind?: LeadDetails['kind']) => (
  <Link
    to={kind === 'message' ? '/clients/leads?tab=messages' : '/clients/leads'}
    className="pl-back"
  >
    <ChevronLeftIcon />
    {kind === 'message' ? say('messages') : say('quote-requests')}
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
  usePageTitle(data ? say('request-from', { name: data.name }) : say('request'));
  if (data && problem?.status !== 404) return <Loaded key={data.id} lead={data} />;
  if (known && !problem) return <Waiting />;
  return (
    <PageLayout>
      {backTo()}
      <Untitled />
      <Panel>
        <DetailsState
          words={absent('request')}
          icon={<InboxIcon size={24} />}
          known={known}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          elsewhere={
            <Link to="/clients/leads" className={buttonClass()}>
              {say('all-requests')}
            </Link>
          }
        />
      </Panel>
    </PageLayout>
  );
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
          beside={<Badges lead={lead} />}
          description={
            <>
              {lead.kind === 'quote' ? say('asked-on') : say('wrote-on')}{' '}
              <Moment at={lead.receivedAt} />
            </>
          }
          actions={
            <May call={leads.forget}>
              <Button
                icon={<EraserIcon />}
                text={say('forget')}
                onClick={() => setForgetting(true)}
              />
            </May>
          }
        />
      </div>
      {/* On a phone the request comes first, then contact details, then the answer. */}
      <div className="lead-columns">
        <div className="lead-asked">
          <AskedPanel lead={lead} />
        </div>
        <aside className="est-side lead-side" aria-label={say('about-request')}>
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
          kind="request"
          who={lead}
          onClose={() => setForgetting(false)}
          onForgotten={() => void navigate('/clients/leads')}
        />
      )}
    </PageLayout>
  );
}

const Badges = ({ lead: { status, urgent } }: { readonly lead: LeadDetails }) => (
  <>
    <StatusBadge tone={tones[status]} label={label(`lead.${status}`)} />
    {urgent && <StatusBadge tone="bad" label={say('urgent')} />}
  </>
);

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
          {lead.kind === 'quote' ? say('no-description') : say('empty-message')}
        </p>
      )}
      <LeadPhotos lead={lead} />
      <dl className="lead-facts">
        {lead.kind === 'quote' && (
          <Fact name={say('how-soon')} value={lead.urgent ? say('asap') : say('flexible')} />
        )}
        <Fact name={say('preferred-material')} value={lead.preferredMaterial} />
        {lead.kind === 'quote' && (
          <Fact
            name={say('insurance-claim')}
            value={lead.isInsuranceClaim ? say('yes') : say('no')}
          />
        )}
        <Fact
          name={say('wants-answer')}
          value={lead.preferredContact && label(`way.${lead.preferredContact}`)}
        />
        <Fact name={say('language')} value={label(`language.${lead.language}`)} />
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
    <Untitled />
    <output className="pl-hidden">{say('loading-request')}</output>
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
