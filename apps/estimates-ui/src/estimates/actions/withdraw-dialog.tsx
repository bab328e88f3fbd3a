// Takes an unanswered estimate back.
import { estimates } from '@purlin/contracts/estimates.ts';
import { FormDialog, TextAreaField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
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
        title: 'Estimate withdrawn',
        description: `${estimate.clientName} can no longer answer it.`,
      },
      failed: 'Failed to update estimate',
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (await withdraw.run({ params: { id: estimate.id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Withdraw Estimate"
      onClose={onClose}
      busy={withdraw.pending}
      submitLabel="Withdraw"
      busyLabel="Withdrawing..."
      onSubmit={(event) => void submit(event)}
      lead={
        <>
          The page of {estimate.estimateNumber} then says that it was withdrawn. No e-mail goes out;
          you can put it back at any time.
        </>
      }
    >
      <TextAreaField
        label="Reason"
        optional
        rows={2}
        maxLength={1000}
        help="For your own history; the client does not see it."
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
