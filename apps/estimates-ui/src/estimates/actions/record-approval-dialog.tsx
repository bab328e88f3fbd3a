// Records an approval given by phone, in person, by email or on paper.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars, FormDialog, SelectField, TextAreaField, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Actable } from './use-estimate-actions.tsx';

const HOW = ['phone', 'in_person', 'email', 'paper'] as const;
interface Values {
  readonly how: (typeof HOW)[number];
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
      done: {
        title: say('approval-recorded'),
        description: say('is-accepted', { number: estimate.estimateNumber }),
      },
      failed: say('update-failed'),
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
      title={say('record-approval')}
      onClose={onClose}
      busy={record.pending}
      waitsFor={data === undefined ? say('still-loading') : undefined}
      submitLabel={say('record-approval')}
      busyLabel={say('recording')}
      onSubmit={(event) => void submit(event)}
      lead={say('record-means')}
    >
      <ApprovalFields form={form} options={data?.estimateOptions ?? []} />
    </FormDialog>
  );
}

const OptionField = ({
  options,
  error,
  register,
}: {
  readonly options: Estimate['estimateOptions'];
  readonly error: string | undefined;
  readonly register: UseFormReturn<Values>['register'];
}) => (
  <SelectField
    label={say('approved-option')}
    required
    error={error}
    choices={[
      { value: '', label: say('choose-option') },
      ...options.map((option) => ({
        value: String(option.id),
        label: say('option-with-total', {
          option: option.title,
          amount: dollars(option.total),
        }),
      })),
    ]}
    {...register('optionId', { required: say('option-needed') })}
  />
);

function ApprovalFields({
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
        <OptionField options={options} error={errors.optionId?.message} register={register} />
      )}
      <SelectField
        label={say('how')}
        choices={HOW.map((value) => ({ value, label: label(`how.${value}`) }))}
        {...register('how')}
      />
      <TextField
        label={say('who-approved')}
        maxLength={200}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={say('what-happened')}
        required
        maxLength={1000}
        help={say('what-happened-help')}
        error={errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || say('reason-needed'),
        })}
      />
      <TextAreaField
        label={say('client-message')}
        optional
        rows={2}
        maxLength={4000}
        {...register('clientMessage')}
      />
    </>
  );
}
