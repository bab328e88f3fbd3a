// Creates a job without an estimate: a repair call, a warranty visit.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import {
  ComboField,
  type ComboOption,
  ProblemNotice,
  initialFocus,
  useUnsaved,
} from '@purlin/ui/ui.ts';
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
import { say } from '@purlin/words/screens/new-job.ts';
import { say as sayDates } from '@purlin/words/screens/scheduling.ts';
import { FormFoot } from './form-foot.tsx';
import { useFittingList } from './use-fitting-list.ts';
import { useSlotCrew } from './use-slot-crew.ts';
import { BudgetField, DescriptionAndNotes, WhatAndWhere } from '../parts/job-fields.tsx';
import { unmade, usePutOn } from '../parts/put-on.ts';
import { askedBudget, askedTimes, typedTimes } from '../parts/typed-job.ts';
import { WhenAndWho } from '../parts/when-and-who.tsx';

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
      label={say('client')}
      required
      placeholder={say('search-clients')}
      options={found.items.map(optionOf)}
      chosen={client && optionOf(client)}
      note={
        found.loading
          ? say('loading-clients')
          : (found.problem?.message ??
            (found.items.length > 0 ? undefined : say('no-clients-found')))
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

const whereItIs = ({ scheduledStartDate, title }: JobDetails): string =>
  scheduledStartDate ? say('on-calendar', { title }) : say('waits-for-dates', { title });

/** The form, the client, and the submit handler. */
function useAdding(date: string) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { putOn, setPutOn, isChosen } = useSlotCrew();
  const { put, tellLeft } = usePutOn();
  const addList = useFittingList();
  const [client, setClient] = useState<Client>();
  const [unnamed, setUnnamed] = useState(false);
  const form = useForm({ shouldFocusError: true, defaultValues: blank(date) });
  const saved = useUnsaved(form.formState.isDirty || client !== undefined || isChosen);
  const add = useCommand(scheduling.add, {
    toast: {
      done: (job) => ({ title: say('added'), description: whereItIs(job) }),
      failed: say('add-failed'),
    },
  });
  useEffect(() => {
    applyProblem(form, add.problem);
  }, [form, add.problem]);
  const missing = (description = sayDates('missing')) => {
    setUnnamed(client === undefined);
    notify({ title: say('invalid'), description, intent: 'destructive' });
  };
  const submit = form.handleSubmit(
    async ({ budget, ...typed }) => {
      if (!client) return missing();
      if (putOn.unfound !== undefined) return missing(sayDates('choose-vendor'));
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
      const { now, left } = await put(job, putOn);
      await addList(now);
      saved();
      await navigate(`/calendar/jobs/${job.id}`, { replace: true });
      tellLeft(now, left);
    },
    () => missing(),
  );
  const choose = (chosen: Client) => {
    setClient(chosen);
    setUnnamed(false);
    if (form.getValues('address').trim() === '')
      form.setValue('address', chosen.address ?? '', { shouldDirty: true });
  };
  return { form, add, submit, client, choose, unnamed, putOn, setPutOn };
}

export function OwnJobForm({
  date,
  onCancel,
}: {
  readonly date: string;
  readonly onCancel: () => void;
}) {
  const { form, add, submit, client, choose, unnamed, putOn, setPutOn } = useAdding(date);
  return (
    <FormProvider {...form}>
      <form
        ref={initialFocus}
        className="pl-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <ProblemNotice title={say('add-failed')} problem={add.problem} />
        <ClientField
          client={client}
          onChoose={choose}
          error={unnamed ? say('select-client') : undefined}
        />
        <WhatAndWhere />
        <WhenAndWho job={unmade} putOn={putOn} onPutOn={setPutOn} optional />
        <p className="pl-muted">{say('waits-unscheduled')}</p>
        <BudgetField />
        <DescriptionAndNotes />
        <FormFoot
          pending={add.pending}
          label={say('add-job')}
          pendingLabel={say('adding')}
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
