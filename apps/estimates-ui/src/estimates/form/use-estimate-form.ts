// The shared state of all estimate forms: values, client, errors, local draft, and leaving.
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
 * The client selected in the form. Its address fills an empty service address (rule:
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
    // An untouched address that came from another client is replaced along with that client.
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
 * Cells of the line table are not registered fields; they carry their path. First tells whatever
 * hides the field to open.
 */
function focusField(field: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    found?.dispatchEvent(new Event(REVEAL, { bubbles: true }));
    found?.focus();
  });
}

/** Shows errors beside the fields until these change. */
function useComplaints(form: UseFormReturn<FormValues>) {
  /** Dismisses the toast that showed the first error. */
  const solved = useRef<() => void>(undefined);
  // Clears a field's error when the field changes.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Clearing rerenders the whole form, so do it only if there is an error.
          if (name && form.getFieldState(name as 'lines').invalid)
            form.clearErrors(name as 'lines');
        },
      }),
    [form],
  );
  // Dismisses the toast once no error is left. A separate effect, because the one above would clear
  // errors while they are being set.
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

  /** Shows errors beside the fields, and the first one as a toast. */
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

  /** Shows the server's errors beside their fields; the toast has been shown already. */
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
  /** Called when a draft is resumed and the form shows it. */
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

  /** Everything is saved: the form may be left, and the draft is deleted. */
  const finish = useCallback(() => {
    saved();
    kept.forget();
  }, [kept, saved]);

  return {
    form,
    changed,
    kept,
    /** Blocks prefilling while a draft to be resumed is loading. */
    held: isHeld(kept),
    complain,
    mark,
    finish,
    ...chosen,
  };
}
export type EstimateForm = ReturnType<typeof useEstimateForm>;
