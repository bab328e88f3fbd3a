// What only the quote form does: it comes with its service chosen, and an emergency counts as
// urgent although the optional part is closed.

/** Chooses what the address asks for (`/quote?for=leak-repair`), over what was kept. */
export function preselect(form: HTMLFormElement): void {
  const wanted = new URLSearchParams(location.search).get('for');
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  if (about && wanted && [...about.options].some(({ value }) => value === wanted))
    about.value = wanted;
}

/** `look` after every change; `is` says whether what the form asks for is urgent now. */
export function urgencyOf(form: HTMLFormElement): {
  readonly is: () => boolean;
  readonly look: () => void;
} {
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  const asap = form.querySelector<HTMLInputElement>('input[name=urgency][value=asap]');
  // What was chosen before, to be given back when it is no emergency after all.
  let before: HTMLInputElement | undefined;
  const isEmergency = () => about?.value === 'emergency';
  const is = () => isEmergency() || asap?.checked === true;
  return {
    is,
    look() {
      if (isEmergency() && asap && !asap.checked) {
        before = form.querySelector<HTMLInputElement>('input[name=urgency]:checked') ?? undefined;
        asap.checked = true;
      } else if (!isEmergency() && before) {
        before.checked = true;
        before = undefined;
      }
      // In the form and beside it: what is said of what is urgent, and what of anything else.
      for (const said of document.querySelectorAll<HTMLElement>('[data-urgent], [data-calm]'))
        said.hidden = is() === (said.dataset['calm'] !== undefined);
    },
  };
}
