// The state behind every form of an estimate: values, the client, what is wrong, what is kept, and
// leaving.
import { clients } from '@purlin/contracts/clients.ts';
import type { ApiProblem } from '@purlin/web/web.ts';
import { toast, useUnsaved } from '@purlin/ui/ui.ts';
import { useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-kept.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { formField } from '../draft/body.ts';
import type { FieldError } from '../draft/checks.ts';
import { type FormPlace, isHeld, type KeptDraft, useKeptDraft } from '../draft/kept-draft.ts';
import type { Kept } from '../draft/kept-here.ts';
import { prefill } from '../draft/prefill.ts';
import type { FormValues } from '../draft/values.ts';
import { REVEAL } from './option-tabs.tsx';

/**
 * The client behind the number in the form; its address fills an empty service address (rule:
 * starting-context).
 */
function useChosenClient(form: UseFormReturn<FormValues>) {
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const { data: client, problem } = useRead(
    clients.details,
    { params: { id: clientId } },
    { enabled: clientId > 0 },
  );
  const filledIn = useRef('');
  useEffect(() => {
    const address = form.getValues('serviceAddress');
    // An address that came from another client and was not touched goes with that client.
    if (!client?.address || (address.trim() !== '' && address !== filledIn.current)) return;
    filledIn.current = client.address;
    prefill(form, { serviceAddress: client.address });
    form.clearErrors('serviceAddress');
  }, [client, form]);
  return {
    client: client?.id === clientId ? client : undefined,
    unknownClient: problem?.status === 404,
  };
}

/**
 * Cells of the table of lines are no registered fields; they say which one they are. Whatever hides
 * it hears of it first.
 */
function focusField(field: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    found?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
    found?.focus();
  });
}

/** Shows beside the fields what is wrong with them, until they are changed. */
function useComplaints(form: UseFormReturn<FormValues>) {
  /** Takes the toast away that told of the first of them. */
  const solved = useRef<() => void>(undefined);
  // What was wrong with a field is taken back when it is changed.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Clearing draws the whole form again, so it happens only where something is wrong.
          if (name && form.getFieldState(name as 'lines').invalid)
            form.clearErrors(name as 'lines');
        },
      }),
    [form],
  );
  // Its toast when nothing is wrong any more; apart, for the above would clear what is being set.
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors }) => {
          if (errors && Object.keys(errors).length === 0) solved.current?.();
        },
      }),
    [form],
  );

  /** Shows what is wrong beside the fields, and the first of it as a toast. */
  const complain = useCallback(
    (fieldErrors: readonly FieldError[]) => {
      fieldErrors.forEach(({ field, message }, n) =>
        form.setError(field, { type: 'check', message }, { shouldFocus: n === 0 }),
      );
      if (fieldErrors[0]) {
        focusField(fieldErrors[0].field);
        solved.current = toast({
          title: say('error'),
          description: fieldErrors[0].toast ?? fieldErrors[0].message,
          intent: 'destructive',
        });
      }
    },
    [form],
  );

  /** Puts the server's complaints beside their fields; the toast has been shown by then. */
  const mark = useCallback(
    (problem: ApiProblem) => {
      for (const [path, message] of Object.entries(problem.errors))
        form.setError(formField(path), { type: 'server', message });
    },
    [form],
  );
  return { complain, mark };
}

const leaveEstimate = () => ({
  title: say('leave-title'),
  body: say('leave-body'),
  leave: say('leave'),
  stay: say('stay'),
});

export interface FormOptions extends FormPlace {
  readonly initial: FormValues;
  readonly step: number;
  /** Work is gone on with, which the form shows by now. */
  readonly onGoOn: (kept: Pick<Kept, 'step' | 'base'>) => void;
}

export function useEstimateForm({ initial, ...options }: FormOptions) {
  const form = useForm<FormValues>({ defaultValues: initial });
  const changed = form.formState.isDirty;
  const chosen = useChosenClient(form);
  const kept: KeptDraft = useKeptDraft({
    ...options,
    form,
    clientName: chosen.client?.name ?? '',
  });
  const saved = useUnsaved(changed, leaveEstimate());

  const { complain, mark } = useComplaints(form);

  /** Everything is saved: leaving is free and nothing is kept. */
  const finish = useCallback(() => {
    saved();
    kept.forget();
  }, [kept, saved]);

  return {
    form,
    changed,
    kept,
    /** Nothing may be filled in yet: work that is to be gone on with is not here yet. */
    held: isHeld(kept),
    complain,
    mark,
    finish,
    ...chosen,
  };
}
export type EstimateForm = ReturnType<typeof useEstimateForm>;
