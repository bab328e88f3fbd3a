// The email form: recipient, language, text, and the one button that sends.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { EnvelopeIcon } from '@blueprintjs/icons';
import {
  Button,
  Notice,
  Panel,
  SegmentedField,
  stillNeeded,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { useCommand, useMay, useNavigate } from '@purlin/web/web.ts';
import { label as labelOf } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import type { UseFormReturn } from 'react-hook-form';
import { HandOver } from '../actions/hand-over.tsx';
import type { Check } from './checks.ts';
import { type MailDraft, useSending } from './use-sending.ts';

interface Props {
  readonly estimate: Estimate;
  /** Undefined while loading. */
  readonly client: Client | undefined;
  readonly form: UseFormReturn<MailDraft>;
  /** The default subject, used if none is written. */
  readonly usualSubject: string;
  readonly letter: MailDraft;
  /** The check that blocks sending. */
  readonly stopped: Check | undefined;
}

/** Why it cannot be sent yet; undefined if it can. */
function whyNotYet({ client, letter, stopped }: Props, email: string | null): string | undefined {
  if (stopped) return stopped.says;
  if (!client && email === null) return say('looking-up');
  return email === null ? stillNeeded({ [say('email')]: letter.address }) : undefined;
}

export function MailPanel(props: Props) {
  const { estimate, client, form, stopped, usualSubject } = props;
  const email = estimate.clientEmail ?? client?.email ?? null;
  const navigate = useNavigate();
  const leave = () => void navigate(`/estimates/${estimate.id}`);
  const sending = useSending(estimate, email, leave);
  const waits = whyNotYet(props, email);
  const submit = form.handleSubmit(sending.send);
  return (
    <Panel title={say('email-title')}>
      <form
        className="pl-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.busy && waits === undefined) void submit();
        }}
      >
        {email === null && client ? (
          <Addressless {...props} sending={sending} stopped={stopped} />
        ) : (
          <p className="send-to">
            <span className="pl-label">{say('to')}</span>
            <strong>{estimate.clientName}</strong> {email}
          </p>
        )}
        {client && <LanguageField client={client} />}
        <Words form={form} usualSubject={usualSubject} />
        {sending.problem && (
          <Notice tone="bad" title={say('not-sent')}>
            {sending.problem.message}
          </Notice>
        )}
        <Foot
          label={say(estimate.status === 'draft' ? 'send-estimate' : 'resend-estimate')}
          busy={sending.busy}
          waits={waits}
        />
      </form>
    </Panel>
  );
}

const Words = ({ form: { register }, usualSubject }: Pick<Props, 'form' | 'usualSubject'>) => (
  <>
    <TextField
      label={say('subject')}
      optional
      maxLength={300}
      placeholder={usualSubject}
      help={say('subject-help')}
      {...register('subject')}
    />
    <TextAreaField
      label={say('message')}
      rows={7}
      maxLength={10_000}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit();
      }}
      {...register('message')}
    />
  </>
);

/** `waits`: why it cannot be sent yet. */
const Foot = ({
  label,
  busy,
  waits,
}: {
  readonly label: string;
  readonly busy: boolean;
  readonly waits: string | undefined;
}) => (
  <div className="send-foot">
    <p className="pl-help" id="send-waits">
      {waits ?? say('with-pdf')}
    </p>
    <Button
      type="submit"
      intent="primary"
      size="large"
      icon={<EnvelopeIcon />}
      text={busy ? say('sending') : label}
      disabled={busy || waits !== undefined}
      aria-describedby="send-waits"
      title={say('keys')}
    />
  </div>
);

/** The client's language for everything we send; saved in their record. */
function LanguageField({ client: { id, language } }: { readonly client: Client }) {
  const edit = useCommand(clients.edit, { toast: { failed: say('client-update-failed') } });
  if (!useMay()(clients.edit)) return null;
  return (
    <SegmentedField
      label={say('language')}
      choices={languages.map((value) => ({ value, label: labelOf(`language.${value}`) }))}
      value={language}
      onChoose={(chosen) =>
        void edit.run({ params: { id }, body: { language: chosen as Language } })
      }
    />
  );
}

/** The client has no email address: enter one here, or deliver the estimate in another way. */
function Addressless({
  estimate,
  form,
  sending,
  stopped,
}: Props & { readonly sending: ReturnType<typeof useSending> }) {
  return (
    <>
      <Notice
        tone="info"
        title={say('no-address', { client: estimate.clientName })}
        actions={
          estimate.status === 'draft' ? (
            <Button
              size="small"
              text={say('hand-over')}
              disabled={sending.busy || stopped !== undefined}
              onClick={() => void sending.handOver()}
            />
          ) : (
            <HandOver estimate={estimate} />
          )
        }
      >
        {say('no-address-means')}
      </Notice>
      <TextField
        label={say('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        help={say('email-help', { client: estimate.clientName })}
        error={sending.wrongAddress}
        {...form.register('address')}
      />
    </>
  );
}
