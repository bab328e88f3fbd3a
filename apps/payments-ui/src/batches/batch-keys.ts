// A batch's keyboard shortcuts: next and previous entry, file, digest, remittance advice. They
// click the visible controls, so that a key does exactly what a pointer does.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/batch-page.ts';

/**
 * Moves the focus by this many entries; Enter opens the payment. Returns false if there is none.
 */
function walk(by: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>('.pay-entries .pl-row-link')];
  const here = entries.findIndex((entry) => entry === document.activeElement);
  const next = here < 0 ? entries[0] : entries[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Returns false if the page has no such button, or the user lacks the right to it. */
function press(part: string): boolean {
  const control = document.querySelector<HTMLElement>(part);
  control?.click();
  return control !== null;
}

export function useBatchKeys(): void {
  useShortcuts(say('batch'), [
    { keys: 'J', does: say('key.next'), press: () => walk(1) },
    { keys: 'K', does: say('key.before'), press: () => walk(-1) },
    { keys: 'D', does: say('key.download'), press: () => press('[data-download]') },
    { keys: 'C', does: say('copy-hash'), press: () => press('[data-copy]') },
    { keys: 'R', does: say('remittance'), press: () => press('[data-remittance]') },
  ]);
}
