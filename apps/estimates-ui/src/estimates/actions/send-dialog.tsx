// Sends an estimate to its client, or sends it again.
import type { EstimateStatus, EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { FormDialog, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AsClient } from './as-client.tsx';

export interface Sendable {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly status: EstimateStatus;
  readonly emailState: EstimateSummary['emailState'];
}

/** The word for it: a draft is sent, anything else is sent again. */
export const sendWord = (status: EstimateStatus): 'Send' | 'Resend' =>
  status === 'draft' ? 'Send' : 'Resend';

/** In which language the client gets e-mails; English as long as it is not known. */
function useLanguageOf({ clientId }: Sendable) {
  const { data } = useRead(clients.details, { params: { id: clientId } });
  return { language: data?.language ?? 'en', known: data !== undefined };
}

/** Mounted while it is open, so that each time starts with the usual words. */
export function SendDialog({
  estimate,
  onClose,
}: {
  readonly estimate: Sendable;
  readonly onClose: () => void;
}) {
  const word = sendWord(estimate.status);
  const { language, known } = useLanguageOf(estimate);
  const usual = usualWords(language)('send-message');
  const form = useForm({ defaultValues: { subject: '', message: usual } });
  // The client's language may be known later than the dialog is open; what was typed stays.
  useEffect(() => {
    if (!form.getFieldState('message').isDirty) form.resetField('message', { defaultValue: usual });
  }, [form, usual]);
  const send = useCommand(estimates.send, {
    toast: {
      done: {
        title: word === 'Send' ? 'Estimate sent' : 'Estimate sent again',
        description: `It is on its way to ${estimate.clientEmail}.`,
      },
      failed: word === 'Send' ? 'Failed to send estimate' : 'Failed to resend estimate',
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await send.run({ params: { id: estimate.id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={`${word} Estimate`}
      onClose={onClose}
      busy={send.pending}
      submitLabel={`${word} Estimate`}
      busyLabel="Sending..."
      onSubmit={(event) => void submit(event)}
      lead={<Lead estimate={estimate} language={known ? language : undefined} />}
    >
      {word === 'Resend' && estimate.emailState === 'queued' && (
        <Notice tone="warn" title="The e-mail before has not gone out yet">
          It goes out by itself as soon as the mail server takes it. Sent again,{' '}
          {estimate.clientName} gets both.
        </Notice>
      )}
      {send.problem && (
        <Notice tone="bad" title="It was not sent">
          {send.problem.message}
        </Notice>
      )}
      <TextField
        label="Subject"
        optional
        maxLength={300}
        help="Leave it empty for the usual subject."
        {...form.register('subject')}
      />
      <TextAreaField label="Message" rows={4} maxLength={10_000} {...form.register('message')} />
    </FormDialog>
  );
}

function Lead({
  estimate,
  language,
}: {
  readonly estimate: Sendable;
  readonly language: Client['language'] | undefined;
}) {
  const { clientName, clientEmail } = estimate;
  return (
    <>
      {clientName} gets an e-mail{language && ` in ${label(`language.${language}`)}`} at{' '}
      <strong>{clientEmail}</strong> with the PDF and the link to approve it.{' '}
      <AsClient estimate={estimate} label="See the page as they will" />.
    </>
  );
}
