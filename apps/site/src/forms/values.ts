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

/** Required fields that are empty and e-mail addresses that are none, in the form's order. */
export const fieldErrorsOf = (
  fields: readonly Checked[],
  words: FormWords,
): readonly FieldError[] =>
  fields.flatMap(({ name, required, type, value, validity }) => {
    if (required && value.trim() === '')
      return [{ name, message: words.empty[name] ?? words.missing.text }];
    return type === 'email' && validity.typeMismatch ? [{ name, message: words.email }] : [];
  });

const isPhone = (text: string): boolean => /^1?\d{10}$/.test(text.replaceAll(/\D/g, ''));
/** A street with its number or a crossing of two, and more than a word. */
const isAddress = (text: string): boolean =>
  /\S\s+\S/.test(text.trim()) && /\d|&|\b(?:and|at|y|con|esquina)\b/i.test(text);

/** What looks mistyped: phone numbers and addresses of other places are right all the same. */
export const doubtsOf = (fields: readonly Checked[], words: FormWords): readonly FieldError[] =>
  fields.flatMap(({ name, type, value }) => {
    if (value.trim() === '') return [];
    if (type === 'tel' && !isPhone(value)) return [{ name, message: words.doubt.phone }];
    if (name === 'address' && !isAddress(value)) return [{ name, message: words.doubt.address }];
    return [];
  });

/** A number of ten digits as it is written here: (541) 555-0123; every other one as it is. */
export function tidyPhone(text: string): string {
  if (!isPhone(text)) return text;
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A tick is sent as true or false (rule: public-forms), everything else as text. */
export const bodyOf = (
  texts: Readonly<Record<string, string>>,
  ticks: readonly string[],
): Readonly<Record<string, string | boolean>> => ({
  ...texts,
  ...Object.fromEntries(ticks.map((name) => [name, name in texts])),
});
