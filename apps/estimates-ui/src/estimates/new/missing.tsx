// What a wizard that allows skipping steps still needs before the estimate can be created.
import { Button, Notice } from '@purlin/ui/ui.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-wizards.ts';
import { useWatch } from 'react-hook-form';
import { projectErrors, type ProjectWords, standardWords } from '../draft/checks.ts';
import type { FormValues } from '../draft/values.ts';
import type { EstimateForm } from '../form/use-estimate-form.ts';

const isNamed = (field: string): field is keyof ProjectWords => field in standardWords;

/** "a customer and a title"; undefined if nothing is missing. */
export function useProjectNeeds({ form }: EstimateForm): string | undefined {
  const values = useWatch({ control: form.control }) as FormValues;
  const wrong = projectErrors(values, standardWords).map(({ field }) =>
    say(isNamed(field) ? `need.${field}` : 'need.other'),
  );
  return wrong.length === 0
    ? undefined
    : new Intl.ListFormat(locales[appLanguage()]).format(new Set(wrong));
}

export const Missing = ({ what, onGo }: { readonly what: string; readonly onGo: () => void }) => (
  <Notice
    tone="warn"
    title={say('still-needs', { what })}
    actions={<Button size="small" text={say('fill-in')} onClick={onGo} />}
  />
);
