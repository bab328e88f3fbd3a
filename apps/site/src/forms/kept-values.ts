// What was typed is kept in this tab until it is sent: a reload, or a look at another page, loses
// nothing.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  );

/** Only what people see: neither the language nor the trap. */
const isTyped = (field: Field): boolean =>
  field.type !== 'hidden' && field.type !== 'file' && field.name !== 'website';
const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
export const keyOf = (form: HTMLFormElement): string => `form.${form.dataset['form']}`;

/** A browser that keeps nothing (private windows, full storage) only loses the convenience. */
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

/** Fills the form with what was kept; the optional part opens when something stands in it. */
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
