// Sets a form's initial focus.

/**
 * Focuses a form's first field when it mounts, or the one with `data-start`. Pass it as the form's
 * `ref`. If a field already has the focus, nothing happens.
 */
export function initialFocus(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  const first = form.querySelector<HTMLElement>('input, textarea, select');
  (form.querySelector<HTMLElement>('[data-start]') ?? first)?.focus();
}
