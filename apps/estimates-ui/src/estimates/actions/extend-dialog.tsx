// Extends an estimate's deadline.
import { estimates } from '@purlin/contracts/estimates.ts';
import { DateField, FormDialog } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
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
        title: say('extended'),
        description: validUntil ? say('answered-until', { day: validUntil }) : '',
      }),
      failed: say('update-failed'),
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
      title={say('extend-title')}
      onClose={onClose}
      busy={extend.pending}
      submitLabel={say('extend')}
      busyLabel={say('extending')}
      onSubmit={(event) => void submit(event)}
      lead={
        estimate.validUntil ? (
          <>
            {say('is-valid-until', { number: estimate.estimateNumber })}{' '}
            <strong>{say('valid-until-day', { day: estimate.validUntil })}</strong>
            {say('offer-stays')}
          </>
        ) : (
          say('no-last-day', { number: estimate.estimateNumber })
        )
      }
    >
      <DateField
        label={say('valid-until')}
        required
        error={errors.validUntil?.message}
        {...register('validUntil', { required: say('date-needed') })}
      />
    </FormDialog>
  );
}
