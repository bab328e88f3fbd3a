// Shows a form's result in its status region, and errors beside its fields.
import { fieldsOf } from './kept-values.ts';
import type { FieldError } from './values.ts';
import type { Said } from './words.ts';

export function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

export function say(
  status: HTMLElement,
  kind: 'good' | 'bad',
  { title, text }: Said,
  ...more: Node[]
): void {
  status.dataset['kind'] = kind;
  status.replaceChildren(element('strong', title), element('p', text), ...more);
}

/** Shows each error under its field, removes old ones, and focuses the first invalid field. */
export function markFieldErrors(form: HTMLFormElement, fieldErrors: readonly FieldError[]): void {
  for (const old of form.querySelectorAll('.field-error')) old.remove();
  for (const field of fieldsOf(form)) {
    const fieldError = fieldErrors.find(({ name }) => name === field.name);
    const error = fieldError && element('p', fieldError.message, 'field-error');
    if (error) error.id = `${field.id}-error`;
    const described = [document.getElementById(`${field.id}-hint`), error]
      .flatMap((one) => (one ? [one.id] : []))
      .join(' ');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
    if (error) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    if (error) field.after(error);
  }
  const first = fieldsOf(form).find(({ name }) =>
    fieldErrors.some((fieldError) => fieldError.name === name),
  );
  const part = first?.closest('details');
  if (part) part.open = true;
  first?.focus();
}
