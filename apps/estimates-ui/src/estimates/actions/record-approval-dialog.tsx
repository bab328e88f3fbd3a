// Records an approval that reached staff by phone, in person, by e-mail or on paper.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars, FormDialog, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useRead } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Actable } from './use-estimate-actions.tsx';

const HOW = [
  { value: 'phone', label: 'By phone' },
  { value: 'in_person', label: 'In person' },
  { value: 'email', label: 'By e-mail' },
  { value: 'paper', label: 'On paper' },
] as const;
interface Values {
  readonly how: (typeof HOW)[number]['value'];
  readonly optionId: string;
  readonly name: string;
  readonly reason: string;
  readonly clientMessage: string;
}

const blank: Values = { how: 'phone', optionId: '', name: '', reason: '', clientMessage: '' };

export function RecordApprovalDialog({
  estimate,
  onClose,
}: {
  readonly estimate: Actable;
  readonly onClose: () => void;
}) {
  const { data } = useRead(estimates.details, { params: { id: estimate.id } });
  const form = useForm<Values>({
    defaultValues: { ...blank, name: estimate.clientName },
  });
  const record = useCommand(estimates.recordApproval, {
    toast: {
      done: { title: 'Approval recorded', description: `${estimate.estimateNumber} is accepted.` },
      failed: 'Failed to update estimate',
    },
  });
  useEffect(() => {
    applyProblem(form, record.problem);
  }, [form, record.problem]);
  const submit = form.handleSubmit(async ({ optionId, ...body }) => {
    if (
      await record.run({
        params: { id: estimate.id },
        body: { ...body, optionId: optionId ? Number(optionId) : null },
      })
    )
      onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Record Approval"
      onClose={onClose}
      busy={record.pending}
      waitsFor={data === undefined ? 'The estimate is still loading.' : undefined}
      submitLabel="Record Approval"
      busyLabel="Recording..."
      onSubmit={(event) => void submit(event)}
      lead={
        'For an answer that did not come through the estimate’s page. Your name, the time ' +
        'and what you write here stand in its history and on the certificate.'
      }
    >
      <Answer form={form} options={data?.estimateOptions ?? []} />
    </FormDialog>
  );
}

function Answer({
  form,
  options,
}: {
  readonly form: UseFormReturn<Values>;
  readonly options: Estimate['estimateOptions'];
}) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label="Approved Option"
          required
          error={errors.optionId?.message}
          choices={[
            { value: '', label: 'Choose an option' },
            ...options.map((option) => ({
              value: String(option.id),
              label: `${option.title} (${dollars(option.total)})`,
            })),
          ]}
          {...register('optionId', { required: 'Please choose one of the options.' })}
        />
      )}
      <SelectField label="How" choices={HOW} {...register('how')} />
      <TextField
        label="Who approved"
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="What happened"
        required
        maxLength={1000}
        help="For example: called on Monday, said to go ahead in May."
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || 'Please give a reason',
        })}
      />
      <TextAreaField
        label="Message from the client"
        optional
        rows={2}
        maxLength={4000}
        {...register('clientMessage')}
      />
    </>
  );
}
