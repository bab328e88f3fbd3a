// Prefills form fields with known values.
import type { UseFormReturn } from 'react-hook-form';
import type { Start } from './start.ts';
import type { FormValues } from './values.ts';

/**
 * Not counted as an unsaved change, because the user did not type it. Works before the fields are
 * mounted too.
 */
export function prefill(
  { setValue }: Pick<UseFormReturn<FormValues>, 'setValue'>,
  values: Partial<
    Pick<FormValues, 'clientId' | 'serviceAddress' | 'projectTitle' | 'projectDescription'> & Start
  >,
): void {
  for (const [name, value] of Object.entries(values))
    setValue(name as 'projectTitle', value as string);
}
