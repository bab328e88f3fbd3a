// What only the quote form does: it comes with its service chosen, and an emergency counts as
// urgent although the optional part is closed.

/** Chooses what the address asks for (`/quote?for=leak-repair`), over what was kept. */
export function preselect(form: HTMLFormElement): void {
  const wanted = new URLSearchParams(location.search).get('for');
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  if (about && wanted && [...about.options].some(({ value }) => value === wanted))
    about.value = wanted;
}

/** `look` after every change; `is` says whether the form is about an emergency now. */
export function emergencyOf(form: HTMLFormElement): {
  readonly is: () => boolean;
  readonly look: () => void;
} {
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  const note = form.querySelector<HTMLElement>('[data-urgent]');
  const asap = form.querySelector<HTMLInputElement>('input[name=urgency][value=asap]');
  // What was chosen before, to be given back when it is no emergency after all.
  let before: HTMLInputElement | undefined;
  const is = () => about?.value === 'emergency';
  return {
    is,
    look() {
      if (note) note.hidden = !is();
      if (is() && asap && !asap.checked) {
        before = form.querySelector<HTMLInputElement>('input[name=urgency]:checked') ?? undefined;
        asap.checked = true;
      } else if (!is() && before) {
        before.checked = true;
        before = undefined;
      }
    },
  };
}
