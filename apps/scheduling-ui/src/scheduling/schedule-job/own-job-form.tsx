// Makes a job that came from no estimate: a repair on call, a warranty visit.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { ComboField, type ComboOption, ProblemNotice, useUnsaved } from '@purlin/ui/ui.ts';
import {
  applyProblem,
  useCommand,
  useList,
  useNavigate,
  useNotify,
  useTypedSearch,
} from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFoot } from './form-foot.tsx';
import { useSlotCrew } from './use-slot-crew.ts';
import {
  BudgetField,
  DescriptionAndNotes,
  TimesFields,
  WhatAndWhere,
} from '../parts/job-fields.tsx';
import { askedBudget, askedTimes, MISSING, typedTimes } from '../parts/typed-job.ts';

const FAILED = 'Failed to add job';
const optionOf = ({ id, name, email, address }: Client): ComboOption => ({
  value: String(id),
  label: name,
  detail: [email, address].filter(Boolean).join(' · '),
});

function ClientField({
  client,
  onChoose,
  error,
}: {
  readonly client: Client | undefined;
  readonly onChoose: (client: Client) => void;
  readonly error: string | undefined;
}) {
  const { q, setTyped } = useTypedSearch();
  const found = useList(clients.list, { query: { q, limit: 50 } });
  return (
    <ComboField
      label="Client"
      required
      placeholder="Search by name, e-mail or address"
      options={found.items.map(optionOf)}
      chosen={client && optionOf(client)}
      note={
        found.loading
          ? 'Loading clients...'
          : (found.problem?.message ?? (found.items.length > 0 ? undefined : 'No clients found'))
      }
      error={error}
      onSearch={setTyped}
      onChoose={({ value }) => {
        const chosen = found.items.find(({ id }) => String(id) === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

const blank = (date: string) => ({
  ...typedTimes({ scheduledStartDate: null, scheduledEndDate: null }),
  scheduledStartDate: date,
  title: '',
  address: '',
  description: '',
  budget: '',
  notes: '',
});

/** The form, whose job it is, and what happens when it is sent. */
function useAdding(date: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const giveToCrew = useSlotCrew();
  const [client, setClient] = useState<Client>();
  const [unnamed, setUnnamed] = useState(false);
  const form = useForm({ shouldFocusError: true, defaultValues: blank(date) });
  const saved = useUnsaved(form.formState.isDirty || client !== undefined);
  const add = useCommand(scheduling.add, {
    toast: {
      done: (job) => ({
        title: 'Job added',
        description: job.scheduledStartDate
          ? `${job.title} is on the calendar.`
          : `${job.title} waits for its dates.`,
      }),
      failed: FAILED,
    },
  });
  useEffect(() => {
    applyProblem(form, add.problem);
  }, [form, add.problem]);
  const missing = () => {
    setUnnamed(client === undefined);
    notify({ title: 'Validation Error', description: MISSING, intent: 'destructive' });
  };
  const submit = form.handleSubmit(async ({ budget, ...typed }) => {
    if (!client) return missing();
    const { title, address, description, notes } = typed;
    const job = await add.run({
      body: {
        clientId: client.id,
        title,
        address,
        description,
        notes,
        ...askedTimes(typed),
        budget: askedBudget(budget),
      },
    });
    if (!job) return;
    await giveToCrew(job.id);
    saved();
    await navigate(`/calendar/jobs/${job.id}`, { replace: true });
  }, missing);
  const choose = (chosen: Client) => {
    setClient(chosen);
    setUnnamed(false);
    if (form.getValues('address').trim() === '')
      form.setValue('address', chosen.address ?? '', { shouldDirty: true });
  };
  return { form, add, submit, client, choose, unnamed };
}

export function OwnJobForm({
  date,
  onCancel,
}: {
  readonly date: string;
  readonly onCancel: () => void;
}) {
  const { form, add, submit, client, choose, unnamed } = useAdding(date);
  return (
    <FormProvider {...form}>
      <form className="pl-form" noValidate onSubmit={(event) => void submit(event)}>
        <ProblemNotice title={FAILED} problem={add.problem} />
        <ClientField
          client={client}
          onChoose={choose}
          error={unnamed ? 'Please select a client' : undefined}
        />
        <WhatAndWhere />
        <TimesFields optional />
        <p className="pl-muted">Without a start date it waits under Unscheduled.</p>
        <BudgetField />
        <DescriptionAndNotes />
        <FormFoot
          pending={add.pending}
          label="Add Job"
          pendingLabel="Adding..."
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
