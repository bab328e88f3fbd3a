// Sends an estimate to its client, or sends it again.
import type { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DEFAULT_SEND_MESSAGE } from '@purlin/domain/estimates/commands.ts';
import { FormDialog, Notice, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useForm } from 'react-hook-form';

export interface Sendable {
  readonly id: number;
  readonly estimateNumber: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly status: EstimateStatus;
}

/** The word for it: a draft is sent, anything else is sent again. */
export const sendWord = (status: EstimateStatus): 'Send' | 'Resend' =>
  status === 'draft' ? 'Send' : 'Resend';

/** Mounted while it is open, so that each time starts with the usual words. */
export function SendDialog({
  estimate,
  onClose,
}: {
  readonly estimate: Sendable;
  readonly onClose: () => void;
}) {
  const word = sendWord(estimate.status);
  const form = useForm({ defaultValues: { subject: '', message: DEFAULT_SEND_MESSAGE } });
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
      lead={
        <>
          {estimate.clientName} gets an e-mail at <strong>{estimate.clientEmail}</strong> with the
          PDF and the link to approve it.
        </>
      }
    >
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
