// The screen /estimates/:id/send: the final review before an estimate is sent. On the left what the
// client gets and the email, on the right the checks and what happens afterward.
import { clients } from '@purlin/contracts/clients.ts';
import { company } from '@purlin/contracts/company.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { ChevronLeftIcon, DocumentIcon } from '@blueprintjs/icons';
import { dollars, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { Link, useMay, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { mailWords } from '@purlin/words/mail.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { absent } from '@purlin/words/screens/absent.ts';
import { EmailFailed } from '../details/email-failed.tsx';
import { usePresence } from '../draft/use-presence.ts';
import { AfterPanel } from './after-panel.tsx';
import { checksOf } from './checks.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { HeldSendingLine } from '../actions/held-sending.tsx';
import { MailPanel } from './mail-panel.tsx';
import type { MailDraft } from './use-sending.ts';
import { WhatTheyGet } from './what-they-get.tsx';
import './send.css';

export function SendPage() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, problem, refresh, refreshing } = useRead(
    estimates.details,
    { params: { id } },
    { enabled: known },
  );
  usePageTitle(data ? say('send-named', { number: data.estimateNumber }) : say('title'));
  if (data) return <Loaded key={data.id} estimate={data} />;
  return (
    <PageLayout>
      <PageHeader title={say('title')} />
      <Panel>
        <DetailsState
          words={absent('estimate')}
          icon={<DocumentIcon size={24} />}
          known={known}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    </PageLayout>
  );
}

/** The email's text, initially the default in the client's language. */
function useMailDraft(usual: string, { held }: Estimate) {
  // A failed sending's text is restored.
  const [subjectBefore, messageBefore] = [held?.subject ?? '', held?.message ?? usual];
  const form = useForm<MailDraft>({
    defaultValues: { address: '', subject: subjectBefore, message: messageBefore },
  });
  // The language may load late and may change while the page is open; typed text stays.
  useEffect(() => {
    for (const [name, defaultValue] of [
      ['subject', subjectBefore],
      ['message', messageBefore],
    ] as const)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue });
  }, [form, subjectBefore, messageBefore]);
  const [address, subject, message] = useWatch({
    control: form.control,
    name: ['address', 'subject', 'message'],
  });
  return { form, letter: { address, subject, message } };
}

/** The email's default subject. */
function subjectOf({ estimateNumber, revision, status }: Estimate, to: Language, sender: string) {
  const kind = revision > 1 ? 'revised' : status === 'draft' ? 'first' : 'again';
  return mailWords(to)('estimate.subject', { kind, number: estimateNumber, company: sender });
}

function Loaded({ estimate }: { readonly estimate: Estimate }) {
  const { id, clientId } = estimate;
  const client = useRead(clients.details, { params: { id: clientId } }).data;
  const may = useMay();
  const settings = useRead(
    company.estimateSettings,
    {},
    { enabled: may(company.estimateSettings) },
  );
  const ours = useRead(company.details, {});
  const others = usePresence(`estimate-${id}`);
  const language = client?.language ?? 'en';
  const { form, letter } = useMailDraft(usualWords(language)('send-message'), estimate);
  const checks = checksOf({ estimate, company: ours.data, others });
  const failed = estimate.emailState === 'failed' || estimate.emailState === 'bounced';
  return (
    <PageLayout>
      <Link to={`/estimates/${id}`} className="pl-back">
        <ChevronLeftIcon />
        {estimate.estimateNumber}
      </Link>
      <PageHeader title={say('title')} description={<WhatAndHowMuch estimate={estimate} />} />
      <HeldSendingLine estimate={estimate} />
      {failed && <EmailFailed estimate={estimate} />}
      <div className="send-desk">
        <WhatTheyGet estimate={estimate} language={language} letter={letter} />
        <MailPanel
          estimate={estimate}
          client={client}
          form={form}
          usualSubject={subjectOf(estimate, language, ours.data?.name ?? '')}
          letter={letter}
          stopped={checks.find(({ weight }) => weight === 'stop')}
        />
        <div className="send-side">
          <ChecksPanel checks={checks} />
          <AfterPanel estimate={estimate} settings={settings.data} />
        </div>
      </div>
    </PageLayout>
  );
}

function WhatAndHowMuch({
  estimate: { clientName, projectTitle, serviceAddress, estimateOptions, total },
}: {
  readonly estimate: Estimate;
}) {
  const totals = estimateOptions.map((option) => Number(option.total));
  const amount =
    totals.length > 1
      ? say('options-from-to', {
          count: totals.length,
          least: dollars(String(Math.min(...totals))),
          most: dollars(String(Math.max(...totals))),
        })
      : dollars(total);
  return (
    <>
      {[clientName, projectTitle, serviceAddress].join(' · ')} <span aria-hidden>·</span>{' '}
      <strong>{amount}</strong>
    </>
  );
}
