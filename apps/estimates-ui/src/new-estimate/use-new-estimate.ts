// The state of the wizard: the form, the step, who the client is, what is saved.
import { clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { toast } from '@purlin/ui/ui.ts';
import { useBlocker, useCommand, useNavigate, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { customerTrouble, draftBody, emptyForm, type FormValues, lineBody, linesTrouble, type Trouble } from './form.ts';
import { nothingSaved, saveEstimate } from './save.ts';

const checks = [customerTrouble, linesTrouble, () => []] as const;
export const LAST_STEP = checks.length - 1;

/** The client behind the number in the form; its address fills an empty service address. */
function useChosenClient(form: ReturnType<typeof useForm<FormValues>>) {
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const { data: client, problem } = useRead(clients.details, { params: { id: clientId } }, { enabled: clientId > 0 });
  const filledIn = useRef('');
  useEffect(() => {
    const address = form.getValues('serviceAddress');
    // An address that came from another client and was not touched goes with that client.
    if (!client?.address || (address.trim() !== '' && address !== filledIn.current)) return;
    filledIn.current = client.address;
    form.setValue('serviceAddress', client.address, { shouldDirty: true });
    form.clearErrors('serviceAddress');
  }, [client, form]);
  return { client: client?.id === clientId ? client : undefined, unknownClient: problem?.status === 404 };
}

/** Asks before a form with changes is left. */
function useLeaving(form: ReturnType<typeof useForm<FormValues>>, done: { readonly current: boolean }) {
  const changed = form.formState.isDirty;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => { if (changed && !done.current) event.preventDefault(); };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed, done]);
  return useBlocker(({ currentLocation, nextLocation }) => changed && !done.current && currentLocation.pathname !== nextLocation.pathname);
}

/** Writes draft and lines; remembers across attempts what is already saved. */
function useSaving() {
  const draft = useCommand(estimates.draft, { toast: { failed: 'Failed to create estimate' } });
  const addLine = useCommand(estimates.addLineItem, { toast: { failed: 'Failed to create line item' } });
  const [saved, setSaved] = useState(nothingSaved);
  const [saving, setSaving] = useState(false);
  const save = async (values: FormValues) => {
    setSaving(true);
    const id = await saveEstimate(values, saved, {
      draft: (all) => draft.run({ body: draftBody(all) }), addLine: (estimateId, line, order) => addLine.run({ body: lineBody(estimateId, line, order) }), saved: setSaved,
    });
    setSaving(false);
    return id;
  };
  return { saved, saving, save, draftProblem: draft.problem };
}

export function useNewEstimate() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm<FormValues>({ defaultValues: emptyForm(Number.parseInt(address.get('clientId') ?? '', 10) || 0) });
  const [step, setStep] = useState(0);
  const done = useRef(false);
  const title = useRef<HTMLSpanElement>(null);
  const { client, unknownClient } = useChosenClient(form);
  const blocker = useLeaving(form, done);
  const saving = useSaving();

  // What was wrong with a field is taken back when it is changed.
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ name }) => { if (name) form.clearErrors(name as keyof FormValues); } });
  }, [form]);

  // A new step starts at its title, for eyes and for screen readers.
  const go = (to: number) => {
    setStep(to);
    requestAnimationFrame(() => title.current?.focus());
  };
  const complain = (troubles: readonly Trouble[]) => {
    troubles.forEach(({ field, message }, n) => form.setError(field, { type: 'step', message }, { shouldFocus: n === 0 }));
    toast({ title: 'Error', description: troubles[0]!.message, intent: 'destructive' });
  };
  const create = async () => {
    const values = form.getValues();
    if (!client) {
      if (unknownClient) go(0);
      return complain([{ field: 'clientId', message: 'Please select a valid client' }]);
    }
    const id = await saving.save(values);
    if (id === undefined) return undefined;
    done.current = true;
    toast({ title: 'Estimate created successfully' });
    return navigate(`/estimates/${id}`);
  };
  const next = () => {
    form.clearErrors();
    const troubles = checks[step]!(form.getValues());
    if (troubles.length > 0) return complain(troubles);
    if (step < LAST_STEP) return go(step + 1);
    return void create();
  };
  return { form, title, step, next, back: () => go(step - 1), cancel: () => navigate('/estimates'), client, blocker, ...saving };
}
