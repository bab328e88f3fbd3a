// Creates the estimate of a wizard and sends it, or goes to the step where something is wrong.
import { estimates } from '@purlin/contracts/estimates.ts';
import { toast } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { contractErrors, type FieldError } from '../draft/checks.ts';
import { type SavedEstimate, useCreating } from '../draft/saving.ts';
import { dropBlankLines, type FormValues } from '../draft/values.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

interface Wizard {
  readonly work: EstimateForm;
  /** What the wizard itself asks for, in its own words (rule: form-messages). */
  readonly errorsIn: (values: FormValues) => readonly FieldError[];
  /** Which step shows the field. */
  readonly stepOf: (field: string) => number;
  readonly setStep: (step: number) => void;
}

/** Sending on its own, with the usual subject and message in the client's language. */
function useSendingAtOnce({ client }: EstimateForm) {
  const { run, pending } = useCommand(estimates.send, {
    toast: {
      done: {
        title: 'Estimate created and sent',
        description: `It is on its way to ${client?.email}.`,
      },
      failed: 'The estimate is created, but it was not sent',
    },
  });
  return {
    sending: pending,
    send: (id: number) => run({ params: { id }, body: { subject: '', message: '' } }),
  };
}

/** Sending has to ask where to: the page that shows the estimate then does. */
export const hasNoAddress = ({ client }: EstimateForm): boolean => client?.email === null;

/** Where a created estimate is shown, and asked for the address it is to be sent to. */
export const pageOfCreated = (
  { id }: SavedEstimate,
  how: 'create' | 'createAndSend',
  work: EstimateForm,
): string =>
  `/estimates/${id}${how === 'createAndSend' && hasNoAddress(work) ? '?send=address' : ''}`;

export interface Creating {
  readonly saving: boolean;
  /** Gives the estimate, or undefined after everything that stands in the way was told. */
  readonly create: () => Promise<SavedEstimate | undefined>;
  /** The same in one step with sending; an estimate that could not be sent is there as a draft. */
  readonly createAndSend: () => Promise<SavedEstimate | undefined>;
}

export function useCreate({ work, errorsIn, stepOf, setStep }: Wizard): Creating {
  const { form, complain, finish } = work;
  const { saving, save } = useCreating(work);
  const { sending, send } = useSendingAtOnce(work);
  /** What is in the way is shown where it is; true when there was something. */
  const refused = (errors: readonly FieldError[]): boolean => {
    if (!errors[0]) return false;
    setStep(stepOf(errors[0].field));
    complain(errors);
    return true;
  };
  const write = async (): Promise<SavedEstimate | undefined> => {
    if (refused(errorsIn(form.getValues()))) return undefined;
    dropBlankLines(form);
    if (refused(contractErrors(form.getValues()))) return undefined;
    const saved = await save(form.getValues());
    if (saved) finish();
    return saved;
  };
  return {
    saving: saving || sending,
    async create() {
      const saved = await write();
      if (saved) toast({ title: 'Estimate created successfully' });
      return saved;
    },
    async createAndSend() {
      const saved = await write();
      if (!saved) return saved;
      if (hasNoAddress(work)) toast({ title: 'Estimate created successfully' });
      else await send(saved.id);
      return saved;
    },
  };
}
