// Withdraws an unanswered estimate.
import { estimates } from '@purlin/contracts/estimates.ts';
import { FormDialog, TextAreaField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { useForm } from 'react-hook-form';
import type { Actable } from './use-estimate-actions.tsx';

export function WithdrawDialog({
  estimate,
  onClose,
}: {
  readonly estimate: Actable;
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: { reason: '' } });
  const withdraw = useCommand(estimates.withdraw, {
    toast: {
      done: {
        title: say('withdrawn'),
        description: say('no-longer-answers', { client: estimate.clientName }),
      },
      failed: say('update-failed'),
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await withdraw.run({ params: { id: estimate.id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('withdraw-title')}
      onClose={onClose}
      busy={withdraw.pending}
      submitLabel={say('withdraw')}
      busyLabel={say('withdrawing')}
      onSubmit={(event) => void submit(event)}
      lead={say('withdraw-means', { number: estimate.estimateNumber })}
    >
      <TextAreaField
        label={say('reason')}
        optional
        rows={2}
        maxLength={1000}
        help={say('reason-help')}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
