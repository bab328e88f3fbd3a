// Creates the estimate of a wizard, or goes to the step where something is wrong.
import { toast } from '@purlin/ui/ui.ts';
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

/** `create` gives the estimate, or undefined after everything that stands in the way was told. */
export function useCreate({ work, errorsIn, stepOf, setStep }: Wizard) {
  const { form, complain, finish } = work;
  const { saving, save } = useCreating(work);
  const create = async (): Promise<SavedEstimate | undefined> => {
    const refuse = (errors: readonly FieldError[]): undefined => {
      setStep(stepOf(errors[0]!.field));
      complain(errors);
    };
    const missing = errorsIn(form.getValues());
    if (missing.length > 0) return refuse(missing);
    dropBlankLines(form);
    const refused = contractErrors(form.getValues());
    if (refused.length > 0) return refuse(refused);
    const saved = await save(form.getValues());
    if (!saved) return undefined;
    finish();
    toast({ title: 'Estimate created successfully' });
    return saved;
  };
  return { saving, create };
}
