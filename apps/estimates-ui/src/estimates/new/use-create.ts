// Creates a wizard's estimate, or goes to the step with an error.
import { toast } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { contractErrors, type FieldError } from '../draft/checks.ts';
import { type SavedEstimate, useCreating } from '../draft/saving.ts';
import { dropBlankLines, dropUntouchedLines, type FormValues } from '../draft/values.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

interface Wizard {
  readonly work: EstimateForm;
  /** The wizard's own validation, in its wording (rule: form-messages). */
  readonly errorsIn: (values: FormValues) => readonly FieldError[];
  /** The step that contains the field. */
  readonly stepOf: (field: string) => number;
  readonly setStep: (step: number) => void;
  /** Called with the created estimate, if the wizard does not open it by itself. */
  readonly onOpen?: (saved: SavedEstimate) => void;
}

/** What the user asked for: only create it, or send it too. */
export type How = 'create' | 'send';

/** The page of a created estimate, or its final review before sending. */
export const pageOfCreated = ({ id }: SavedEstimate, how: How): string =>
  `/estimates/${id}${how === 'send' ? '/send' : ''}`;

export interface Creating {
  readonly saving: boolean;
  /** Resolves to the estimate, or to undefined after all errors were shown. */
  readonly create: () => Promise<SavedEstimate | undefined>;
}

export function useCreate({ work, errorsIn, stepOf, setStep, onOpen }: Wizard): Creating {
  const { form, complain, finish } = work;
  const { saving, save } = useCreating(work);
  /** Shows the errors at their fields; returns true if there were any. */
  const refused = (errors: readonly FieldError[]): boolean => {
    if (!errors[0]) return false;
    setStep(stepOf(errors[0].field));
    complain(errors);
    return true;
  };
  const write = async (): Promise<SavedEstimate | undefined> => {
    form.clearErrors();
    // Drop lines that the table opened by itself, whichever button was clicked.
    dropUntouchedLines(form);
    if (refused(errorsIn(form.getValues()))) return undefined;
    dropBlankLines(form);
    if (refused(contractErrors(form.getValues()))) return undefined;
    const saved = await save(form.getValues());
    if (saved) finish();
    return saved;
  };
  return {
    saving,
    async create() {
      const saved = await write();
      if (saved)
        toast({
          title: say('created'),
          action: onOpen && { label: say('open'), onPress: () => onOpen(saved) },
        });
      return saved;
    },
  };
}
