// When, where and what: the job's own words, filled in from the estimate.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import {
  Button,
  DateField,
  MoneyField,
  moneyText,
  ProblemNotice,
  TextAreaField,
  TextField,
  useUnsaved,
} from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useNavigate, useNotify } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

const MISSING = 'Please fill in all required fields';
const FAILED = 'Failed to convert estimate to job';

interface Values {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly scheduledStartDate: string;
  readonly startTime: string;
  readonly scheduledEndDate: string;
  readonly endTime: string;
  readonly budget: string;
  readonly notes: string;
}

const required = { validate: (text: string) => text.trim() !== '' || MISSING };

const valuesFrom = (estimate: Estimate, date: string): Values => ({
  title: estimate.projectTitle,
  address: estimate.serviceAddress,
  description: estimate.projectDescription,
  scheduledStartDate: date,
  startTime: OPENS,
  scheduledEndDate: '',
  endTime: CLOSES,
  budget: estimate.total,
  notes: estimate.internalNotes,
});

/** The form and what happens when it is sent. */
function useScheduling(estimate: Estimate, date: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<Values>({
    shouldFocusError: true,
    defaultValues: valuesFrom(estimate, date),
  });
  const saved = useUnsaved(form.formState.isDirty);
  const convert = useCommand(scheduling.convert, {
    toast: {
      done: (job) => ({ title: 'Job scheduled', description: `${job.title} is on the calendar.` }),
      failed: FAILED,
    },
  });
  useEffect(() => {
    applyProblem(form, convert.problem);
  }, [form, convert.problem]);
  const submit = form.handleSubmit(
    async ({ startTime, endTime, budget, scheduledStartDate, scheduledEndDate, ...rest }) => {
      const body = {
        ...rest,
        scheduledStartDate: `${scheduledStartDate}T${startTime || OPENS}`,
        scheduledEndDate: scheduledEndDate ? `${scheduledEndDate}T${endTime || CLOSES}` : null,
        // Leaving the field empty writes 0.00 into it; a budget of nothing is none.
        budget: moneyText(budget) === '0.00' ? null : moneyText(budget),
      };
      const job = await convert.run({ params: { id: estimate.id }, body });
      if (!job) return;
      saved();
      await navigate(`/calendar/jobs/${job.id}`);
    },
    () => notify({ title: 'Validation Error', description: MISSING, intent: 'destructive' }),
  );
  return { form, convert, submit };
}

export function JobForm({
  estimate,
  date,
}: {
  readonly estimate: Estimate;
  readonly date: string;
}) {
  const { form, convert, submit } = useScheduling(estimate, date);
  return (
    <form className="pl-form" noValidate onSubmit={(event) => void submit(event)}>
      <ProblemNotice title={FAILED} problem={convert.problem} />
      <WhatAndWhere form={form} />
      <Times form={form} />
      <Words form={form} />
      <div className="pl-actions">
        <Button
          type="submit"
          intent="primary"
          text={convert.pending ? 'Scheduling...' : 'Schedule Job'}
          disabled={convert.pending}
        />
      </div>
    </form>
  );
}

function WhatAndWhere({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={300}
        error={errors.title?.message}
        {...register('title', required)}
      />
      <TextField
        label="Address"
        required
        maxLength={500}
        autoComplete="off"
        error={errors.address?.message}
        {...register('address', required)}
      />
    </>
  );
}

function Times({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className="cal-times">
        <DateField
          label="Start Date"
          required
          error={errors.scheduledStartDate?.message}
          {...register('scheduledStartDate', required)}
        />
        <TextField
          label="Start Time"
          type="time"
          error={errors.startTime?.message}
          {...register('startTime')}
        />
        <DateField
          label="End Date"
          optional
          error={errors.scheduledEndDate?.message}
          {...register('scheduledEndDate')}
        />
        <TextField
          label="End Time"
          type="time"
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </div>
    </>
  );
}

function Words({ form }: { readonly form: UseFormReturn<Values> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className="cal-budget">
        <MoneyField
          label="Budget"
          optional
          help="Starts with the estimate's total."
          error={errors.budget?.message}
          {...register('budget')}
        />
      </div>
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={4000}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        maxLength={4000}
        help="For the crew; the client does not see them."
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
}
