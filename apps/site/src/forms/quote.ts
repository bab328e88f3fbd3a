// The quote form's own behavior: it comes with its service preselected, and an emergency counts as
// urgent although the optional part is collapsed.

/** Preselects what the URL asks for (`/quote?for=leak-repair`), overriding the saved value. */
export function preselect(form: HTMLFormElement): void {
  const wanted = new URLSearchParams(location.search).get('for');
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  if (about && wanted && [...about.options].some(({ value }) => value === wanted))
    about.value = wanted;
}

/** Call `look` after every change; `is` returns whether the request is urgent now. */
export function urgencyOf(form: HTMLFormElement): {
  readonly is: () => boolean;
  readonly look: () => void;
} {
  const about = form.querySelector<HTMLSelectElement>('select[name=projectType]');
  const asap = form.querySelector<HTMLInputElement>('input[name=urgency][value=asap]');
  // The previous choice, restored if it is not an emergency after all.
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
      // Shows the texts for urgent or for other requests, inside the form and beside it.
      for (const said of document.querySelectorAll<HTMLElement>('[data-urgent], [data-calm]'))
        said.hidden = is() === (said.dataset['calm'] !== undefined);
    },
  };
}
