// A form's values: validation, and the request body.
import type { FormWords } from './words.ts';

/** The parts of a field that validation needs; `validity` is the browser's. */
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

/** Empty required fields and invalid email addresses, in the form's order. */
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
/** A street with a number or a crossing of two, and more than one word. */
const isAddress = (text: string): boolean =>
  /\S\s+\S/.test(text.trim()) && /\d|&|\b(?:and|at|y|con|esquina)\b/i.test(text);

/**
 * Values that look mistyped but are allowed: foreign phone numbers and unusual addresses may be
 * right.
 */
export const doubtsOf = (fields: readonly Checked[], words: FormWords): readonly FieldError[] =>
  fields.flatMap(({ name, type, value }) => {
    if (value.trim() === '') return [];
    if (type === 'tel' && !isPhone(value)) return [{ name, message: words.doubt.phone }];
    if (name === 'address' && !isAddress(value)) return [{ name, message: words.doubt.address }];
    return [];
  });

/** Formats a ten-digit phone number as (541) 555-0123; leaves any other unchanged. */
export function tidyPhone(text: string): string {
  if (!isPhone(text)) return text;
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Checkboxes become true or false (rule: public-forms), everything else is text. */
export const bodyOf = (
  texts: Readonly<Record<string, string>>,
  ticks: readonly string[],
): Readonly<Record<string, string | boolean>> => ({
  ...texts,
  ...Object.fromEntries(ticks.map((name) => [name, name in texts])),
});
