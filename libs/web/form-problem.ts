// Shows the server's field errors beside the fields.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from './api-problem.ts';

/**
 * Sets the problem's field errors on the form and focuses the first. Returns false if none of them
 * belongs to the form; then show the message itself.
 */
export function applyProblem<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  problem: ApiProblem | undefined,
): boolean {
  const known = Object.entries(problem?.errors ?? {}).filter(
    ([field]) => form.getValues(field as Path<T>) !== undefined,
  );
  known.forEach(([field, message], index) =>
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
