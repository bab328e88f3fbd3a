// Saves typed values in this tab until they are sent, so that a reload or a visit to another page
// loses nothing.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

/** Only visible fields: not the language, and not the honeypot. */
const isTyped = (field: Field): boolean =>
  field.type !== 'hidden' && field.type !== 'file' && field.name !== 'website';
const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
export const keyOf = (form: HTMLFormElement): string => `form.${form.dataset['form']}`;

/** If storage is unavailable (private windows, full storage), only this convenience is lost. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function keepValues(form: HTMLFormElement): void {
  const values = fieldsOf(form)
    .filter((field) => isTyped(field) && (!isTick(field) || field.checked))
    .map(({ name, value }) => [name, value]);
  quietly(() => sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(values))));
}

export const forgetValues = (form: HTMLFormElement): void =>
  quietly(() => sessionStorage.removeItem(keyOf(form)));

/** Fills the form with the saved values; expands the optional part if it has any. */
export function restoreValues(form: HTMLFormElement): void {
  const kept = quietly(
    () =>
      JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Readonly<
        Record<string, string>
      > | null,
  );
  if (!kept) return;
  for (const field of fieldsOf(form).filter(isTyped)) {
    const value = kept[field.name];
    if (isTick(field)) field.checked = value === field.value;
    else if (value !== undefined) field.value = value;
    const changed = isTick(field)
      ? field.checked !== field.defaultChecked
      : field instanceof HTMLSelectElement
        ? field.value !== ''
        : field.value !== field.defaultValue;
    const part = field.closest('details');
    if (part && changed) part.open = true;
  }
}
