// Changes the words of a job: title, address, budget, description, notes.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { FormDialog, ProblemNotice } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { BudgetField, DescriptionAndNotes, WhatAndWhere } from '../parts/job-fields.tsx';
import { askedBudget, type TypedWords } from '../parts/typed-job.ts';

const FAILED = 'Failed to save the job';

/** Mounted while it is open. */
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
    toast: { done: { title: 'Job saved' }, failed: FAILED },
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
        title="Edit job"
        onClose={onClose}
        busy={edit.pending}
        submitLabel="Save Changes"
        busyLabel="Saving..."
        onSubmit={(event) => void submit(event)}
      >
        <ProblemNotice title={FAILED} problem={edit.problem} />
        <WhatAndWhere />
        <BudgetField />
        <DescriptionAndNotes />
      </FormDialog>
    </FormProvider>
  );
}
