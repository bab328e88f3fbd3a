// Converts an accepted estimate to a job: the job's own fields, prefilled from the estimate.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { dollars, ProblemNotice, initialFocus, useUnsaved } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand, useNavigate, useNotify } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { say } from '@purlin/words/screens/new-job.ts';
import { say as sayDates } from '@purlin/words/screens/scheduling.ts';
import { FormFoot } from './form-foot.tsx';
import { useFittingList } from './use-fitting-list.ts';
import { useSlotCrew } from './use-slot-crew.ts';
import { BudgetField, DescriptionAndNotes, WhatAndWhere } from '../parts/job-fields.tsx';
import { unmade, usePutOn } from '../parts/put-on.ts';
import {
  askedBudget,
  askedTimes,
  typedTimes,
  type TypedTimes,
  type TypedWords,
} from '../parts/typed-job.ts';
import { WhenAndWho } from '../parts/when-and-who.tsx';

const valuesFrom = (estimate: Estimate, date: string): TypedTimes & TypedWords => ({
  title: estimate.projectTitle,
  address: estimate.serviceAddress,
  description: estimate.projectDescription,
  ...typedTimes({ scheduledStartDate: null, scheduledEndDate: null }),
  scheduledStartDate: date,
  budget: '',
  notes: estimate.internalNotes,
});

/** The form and its submit handler. */
function useConverting(estimate: Estimate, date: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { putOn, setPutOn, isChosen } = useSlotCrew();
  const { put, tellLeft } = usePutOn();
  const addList = useFittingList();
  const form = useForm({ shouldFocusError: true, defaultValues: valuesFrom(estimate, date) });
  const saved = useUnsaved(form.formState.isDirty || isChosen);
  const convert = useCommand(scheduling.convert, {
    toast: {
      done: (job) => ({
        title: say('scheduled'),
        description: say('on-calendar', { title: job.title }),
      }),
      failed: say('convert-failed'),
    },
  });
  useEffect(() => {
    applyProblem(form, convert.problem);
  }, [form, convert.problem]);
  const refuse = (description: string) =>
    notify({ title: say('invalid'), description, intent: 'destructive' });
  const submit = form.handleSubmit(
    async ({ title, address, description, notes, budget, ...times }) => {
      if (putOn.unfound !== undefined) return refuse(sayDates('choose-vendor'));
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
      const { now, left } = await put(job, putOn);
      await addList(now);
      saved();
      await navigate(`/calendar/jobs/${job.id}`, { replace: true });
      tellLeft(now, left);
    },
    () => refuse(sayDates('missing')),
  );
  return { form, convert, submit, putOn, setPutOn };
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
  const { form, convert, submit, putOn, setPutOn } = useConverting(estimate, date);
  return (
    <FormProvider {...form}>
      <form
        ref={initialFocus}
        className="pl-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <ProblemNotice title={say('convert-failed')} problem={convert.problem} />
        <WhatAndWhere />
        <WhenAndWho job={unmade} putOn={putOn} onPutOn={setPutOn} begins={date === ''} />
        <BudgetField help={say('budget-help', { amount: dollars(estimate.total) })} />
        <DescriptionAndNotes />
        <FormFoot
          pending={convert.pending}
          label={say('title')}
          pendingLabel={say('scheduling')}
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
