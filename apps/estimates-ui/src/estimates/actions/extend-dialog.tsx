// Gives a client more time to answer.
import { estimates } from '@purlin/contracts/estimates.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { DateField, FormDialog } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Actable } from './use-estimate-actions.tsx';

export function ExtendDialog({
  estimate,
  onClose,
}: {
  readonly estimate: Actable;
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: { validUntil: estimate.validUntil ?? '' } });
  const {
    register,
    formState: { errors },
  } = form;
  const extend = useCommand(estimates.extend, {
    toast: {
      done: ({ validUntil }) => ({
        title: 'Estimate extended',
        description: validUntil ? `It can be answered until ${formatDate(validUntil)}.` : '',
      }),
      failed: 'Failed to update estimate',
    },
  });
  useEffect(() => {
    applyProblem(form, extend.problem);
  }, [form, extend.problem]);
  const submit = form.handleSubmit(async (body) => {
    if (await extend.run({ params: { id: estimate.id }, body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Extend Valid Until"
      onClose={onClose}
      busy={extend.pending}
      submitLabel="Extend"
      busyLabel="Extending..."
      onSubmit={(event) => void submit(event)}
      lead={
        <>
          {estimate.estimateNumber}{' '}
          {estimate.validUntil ? (
            <>
              is valid until <strong>{formatDate(estimate.validUntil)}</strong>
            </>
          ) : (
            'has no last day yet'
          )}
          . The offer itself stays as it is.
        </>
      }
    >
      <DateField
        label="Valid Until"
        required
        error={errors.validUntil?.message}
        {...register('validUntil', { required: 'Please choose a date' })}
      />
    </FormDialog>
  );
}
