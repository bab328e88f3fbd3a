// Edits a job's title, address, budget, description and notes.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { FormDialog, ProblemNotice } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { say } from '@purlin/words/screens/jobs.ts';
import { BudgetField, DescriptionAndNotes, WhatAndWhere } from '../parts/job-fields.tsx';
import { askedBudget, type TypedWords } from '../parts/typed-job.ts';

/** Mount it while it is open. */
export function EditDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const form = useForm<TypedWords>({
    defaultValues: {
      title: job.title,
      address: job.address,
      description: job.description,
      budget: job.budget ?? '',
      notes: job.notes,
    },
  });
  const edit = useCommand(scheduling.edit, {
    toast: { done: { title: say('saved') }, failed: say('save-failed') },
  });
  useEffect(() => {
    applyProblem(form, edit.problem);
  }, [form, edit.problem]);
  const submit = form.handleSubmit(async ({ budget, ...words }) => {
    const body = { ...words, budget: askedBudget(budget) };
    if (await edit.run({ params: { id: job.id }, body })) onClose();
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        title={say('edit-job')}
        onClose={onClose}
        busy={edit.pending}
        submitLabel={say('save-changes')}
        busyLabel={say('saving')}
        onSubmit={(event) => void submit(event)}
      >
        <ProblemNotice title={say('save-failed')} problem={edit.problem} />
        <WhatAndWhere />
        <BudgetField />
        <DescriptionAndNotes />
      </FormDialog>
    </FormProvider>
  );
}
