// Sends an estimate to its client, or sends it again. Of a client without an e-mail address it asks
// for one there and then, or lets staff hand the estimate over themselves.
import type { EstimateStatus, EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import {
  Button,
  FormDialog,
  Notice,
  stillNeeded,
  TextAreaField,
  TextField,
} from '@purlin/ui/ui.ts';
import { May, useCommand, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { AsClient } from './as-client.tsx';
import { copyClientLink } from './client-link.ts';
import { HandOver } from './hand-over.tsx';

export interface Sendable {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly clientEmail: string | null;
  readonly status: EstimateStatus;
  readonly emailState: EstimateSummary['emailState'];
}

/** The word for it: a draft is sent, anything else is sent again. */
export const sendWord = (status: EstimateStatus): 'Send' | 'Resend' =>
  status === 'draft' ? 'Send' : 'Resend';

/** Where it goes, and in which language; `addressed` is undefined until that is known. */
function useAddress({ clientId, clientEmail }: Sendable) {
  const { data } = useRead(clients.details, { params: { id: clientId } });
  const email = clientEmail ?? data?.email ?? null;
  return {
    email,
    language: data?.language,
    addressed: email === null && !data ? undefined : email !== null,
  };
}

interface Props {
  readonly estimate: Sendable;
  readonly onClose: () => void;
}

type Letter = Record<'address' | 'subject' | 'message', string>;

/** The address first, where there is none: the record says whether it can be one. */
function useSending({ estimate, onClose }: Props, email: string | null) {
  const word = sendWord(estimate.status);
  const edit = useCommand(clients.edit, { toast: { failed: 'Failed to update client' } });
  const send = useCommand(estimates.send, {
    toast: {
      done: {
        title: word === 'Send' ? 'Estimate sent' : 'Estimate sent again',
        ...(email === null ? {} : { description: `It is on its way to ${email}.` }),
      },
      failed: word === 'Send' ? 'Failed to send estimate' : 'Failed to resend estimate',
    },
  });
  return {
    busy: edit.pending || send.pending,
    problem: send.problem,
    wrongAddress: edit.problem && (edit.problem.errors['email'] ?? edit.problem.message),
    async send({ address, ...body }: Letter) {
      const { id, clientId } = estimate;
      if (
        email === null &&
        !(await edit.run({ params: { id: clientId }, body: { email: address } }))
      )
        return;
      if (await send.run({ params: { id }, body })) onClose();
    },
  };
}

/** Mounted while it is open, so that each time starts with the usual words. */
export function SendDialog({ estimate, onClose }: Props) {
  const word = sendWord(estimate.status);
  const { email, language, addressed } = useAddress(estimate);
  const usual = usualWords(language ?? 'en')('send-message');
  const form = useForm<Letter>({ defaultValues: { address: '', subject: '', message: usual } });
  // The client's language may be known later than the dialog is open; what was typed stays.
  useEffect(() => {
    if (!form.getFieldState('message').isDirty) form.resetField('message', { defaultValue: usual });
  }, [form, usual]);
  const { busy, problem, wrongAddress, send } = useSending({ estimate, onClose }, email);
  const address = useWatch({ control: form.control, name: 'address' });
  return (
    <FormDialog
      isOpen
      title={`${word} Estimate`}
      onClose={onClose}
      busy={busy}
      submitLabel={`${word} Estimate`}
      busyLabel="Sending..."
      waitsFor={whyNotYet(addressed, address)}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      lead={<Lead estimate={estimate} email={email} language={language} />}
    >
      {addressed === false && (
        <>
          <WithoutEmail estimate={estimate} onClose={onClose} />
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoFocus
            autoComplete="off"
            maxLength={254}
            help={`Kept in the record of ${estimate.clientName}.`}
            error={wrongAddress}
            {...form.register('address')}
          />
        </>
      )}
      {word === 'Resend' && estimate.emailState === 'queued' && (
        <Notice tone="warn" title="The e-mail before has not gone out yet">
          It goes out by itself as soon as the mail server takes it. Sent again,{' '}
          {estimate.clientName} gets both.
        </Notice>
      )}
      {problem && (
        <Notice tone="bad" title="It was not sent">
          {problem.message}
        </Notice>
      )}
      <MailFields form={form} />
    </FormDialog>
  );
}

/** Undefined once it can be sent. */
function whyNotYet(addressed: boolean | undefined, typed: string): string | undefined {
  if (addressed === undefined) return 'Looking up the address…';
  return addressed ? undefined : stillNeeded({ Email: typed });
}

const MailFields = ({ form: { register } }: { readonly form: UseFormReturn<Letter> }) => (
  <>
    <TextField
      label="Subject"
      optional
      maxLength={300}
      help="Leave it empty for the usual subject."
      {...register('subject')}
    />
    <TextAreaField label="Message" rows={4} maxLength={10_000} {...register('message')} />
  </>
);

function Lead({
  estimate,
  email,
  language,
}: Pick<Props, 'estimate'> & {
  readonly email: string | null;
  readonly language: Client['language'] | undefined;
}) {
  const inLanguage = language && ` in ${label(`language.${language}`)}`;
  return (
    <>
      {email === null && 'With an address, '}
      {estimate.clientName} gets an e-mail{inLanguage}
      {email !== null && (
        <>
          {' '}
          at <strong>{email}</strong>
        </>
      )}{' '}
      with the PDF and the link to approve it.{' '}
      <AsClient estimate={estimate} label="See the page as they will" />.
    </>
  );
}

/** What is possible all the same: paper, or the link. */
function WithoutEmail({ estimate, onClose }: Props) {
  const handOver = useCommand(estimates.send, {
    toast: {
      done: {
        title: 'Ready to hand over',
        description: 'The link works now. It is on the page of the estimate, beside the PDF.',
        action: {
          label: 'Copy link',
          onPress: () => void copyClientLink(estimate),
        },
      },
      failed: 'Failed to send estimate',
    },
  });
  const hand = async () => {
    if (await handOver.run({ params: { id: estimate.id }, body: { byHand: true } })) onClose();
  };
  return (
    <Notice
      tone="info"
      title={`${estimate.clientName} has no e-mail address`}
      actions={
        estimate.status === 'draft' ? (
          <May call={estimates.send}>
            <Button
              size="small"
              text="Hand it over instead"
              loading={handOver.pending}
              onClick={() => void hand()}
            />
          </May>
        ) : (
          <HandOver estimate={estimate} />
        )
      }
    >
      Add it below and it goes out at once; or print the PDF, or give them the link yourself.
    </Notice>
  );
}
