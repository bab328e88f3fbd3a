// Fills in what is known already.
import type { UseFormReturn } from 'react-hook-form';
import type { Start } from './start.ts';
import type { FormValues } from './values.ts';

/** Nobody typed it, so it is no unsaved change. Works before the fields are on the screen too. */
export function prefill(
  { setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>,
  values: Partial<
    Pick<FormValues, 'clientId' | 'serviceAddress' | 'projectTitle' | 'projectDescription'> & Start
  >,
): void {
  for (const [name, value] of Object.entries(values))
    setValue(name as 'projectTitle', value as string);
}
