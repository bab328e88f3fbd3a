// What stands in a form: as it is sent, and what is still wrong with it.
import type { FormWords } from './words.ts';

/** A field as far as checking goes; `validity` is the browser's. */
export interface Checked {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly value: string;
  readonly validity: { readonly typeMismatch: boolean };
}
export interface FieldError {
  readonly name: string;
  readonly message: string;
}

/**
 * Required fields that are empty, in the form's order; when there is none, e-mail addresses that
 * are not.
 */
export function fieldErrorsOf(fields: readonly Checked[], words: FormWords): readonly FieldError[] {
  const empty = fields
    .filter(({ required, value }) => required && value.trim() === '')
    .map(({ name }) => ({ name, message: words.missing.text }));
  if (empty.length > 0) return empty;
  return fields
    .filter(({ type, validity }) => type === 'email' && validity.typeMismatch)
    .map(({ name }) => ({ name, message: words.email }));
}

/** A tick is sent as true or false (rule: public-forms), everything else as text. */
export const bodyOf = (
  texts: Readonly<Record<string, string>>,
  ticks: readonly string[],
): Readonly<Record<string, string | boolean>> => ({
  ...texts,
  ...Object.fromEntries(ticks.map((name) => [name, name in texts])),
});
