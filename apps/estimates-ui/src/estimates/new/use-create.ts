// Creates the estimate of a wizard, or goes to the step where something is wrong.
import { toast } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { contractErrors, type FieldError } from '../draft/checks.ts';
import { type SavedEstimate, useCreating } from '../draft/saving.ts';
import { dropBlankLines, dropUntouchedLines, type FormValues } from '../draft/values.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

interface Wizard {
  readonly work: EstimateForm;
  /** What the wizard itself asks for, in its own words (rule: form-messages). */
  readonly errorsIn: (values: FormValues) => readonly FieldError[];
  /** Which step shows the field. */
  readonly stepOf: (field: string) => number;
  readonly setStep: (step: number) => void;
  /** Leads to what was created, where the wizard does not go there by itself. */
  readonly onOpen?: (saved: SavedEstimate) => void;
}

/** What was asked for with it: to be there, or to be sent. */
export type How = 'create' | 'send';

/** Where a created estimate is shown, or looked at once more and sent. */
export const pageOfCreated = ({ id }: SavedEstimate, how: How): string =>
  `/estimates/${id}${how === 'send' ? '/send' : ''}`;

export interface Creating {
  readonly saving: boolean;
  /** Gives the estimate, or undefined after everything that stands in the way was told. */
  readonly create: () => Promise<SavedEstimate | undefined>;
}

export function useCreate({ work, errorsIn, stepOf, setStep, onOpen }: Wizard): Creating {
  const { form, complain, finish } = work;
  const { saving, save } = useCreating(work);
  /** What is in the way is shown where it is; true when there was something. */
  const refused = (errors: readonly FieldError[]): boolean => {
    if (!errors[0]) return false;
    setStep(stepOf(errors[0].field));
    complain(errors);
    return true;
  };
  const write = async (): Promise<SavedEstimate | undefined> => {
    form.clearErrors();
    // What the table opened by itself is nobody's line, whichever button was pressed.
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
