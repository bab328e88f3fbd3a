// Makes a job of an accepted estimate: the job's own words, filled in from the estimate.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ProblemNotice, useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useNavigate, useNotify } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFoot } from './form-foot.tsx';
import { useSlotCrew } from './use-slot-crew.ts';
import {
  BudgetField,
  DescriptionAndNotes,
  TimesFields,
  WhatAndWhere,
} from '../parts/job-fields.tsx';
import {
  askedBudget,
  askedTimes,
  MISSING,
  typedTimes,
  type TypedTimes,
  type TypedWords,
} from '../parts/typed-job.ts';

const FAILED = 'Failed to convert estimate to job';

const valuesFrom = (estimate: Estimate, date: string): TypedTimes & TypedWords => ({
  title: estimate.projectTitle,
  address: estimate.serviceAddress,
  description: estimate.projectDescription,
  ...typedTimes({ scheduledStartDate: null, scheduledEndDate: null }),
  scheduledStartDate: date,
  budget: estimate.total,
  notes: estimate.internalNotes,
});

/** The form and what happens when it is sent. */
function useConverting(estimate: Estimate, date: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const giveToCrew = useSlotCrew();
  const form = useForm({ shouldFocusError: true, defaultValues: valuesFrom(estimate, date) });
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
    async ({ title, address, description, notes, budget, ...times }) => {
      const { scheduledStartDate, scheduledEndDate } = askedTimes(times);
      const body = {
        title,
        address,
        description,
        notes,
        scheduledStartDate: scheduledStartDate ?? '',
        scheduledEndDate,
        budget: askedBudget(budget),
      };
      const job = await convert.run({ params: { id: estimate.id }, body });
      if (!job) return;
      await giveToCrew(job.id);
      saved();
      await navigate(`/calendar/jobs/${job.id}`, { replace: true });
    },
    () => notify({ title: 'Validation Error', description: MISSING, intent: 'destructive' }),
  );
  return { form, convert, submit };
}

export function ConvertForm({
  estimate,
  date,
  onCancel,
}: {
  readonly estimate: Estimate;
  readonly date: string;
  readonly onCancel: () => void;
}) {
  const { form, convert, submit } = useConverting(estimate, date);
  return (
    <FormProvider {...form}>
      <form className="pl-form" noValidate onSubmit={(event) => void submit(event)}>
        <ProblemNotice title={FAILED} problem={convert.problem} />
        <WhatAndWhere />
        <TimesFields />
        <BudgetField help="Starts with the estimate's total." />
        <DescriptionAndNotes />
        <FormFoot
          pending={convert.pending}
          label="Schedule Job"
          pendingLabel="Scheduling..."
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
