// Where a form begins for whoever opens it.

/**
 * Puts the focus on the first field of a form as it appears, or on the one that says `data-start`;
 * given to the form as its `ref`. Whoever is in one of its fields by then stays there.
 */
export function startIn(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLElement>('input, textarea, select');
  (form.querySelector<HTMLElement>('[data-start]') ?? first)?.focus();
}
