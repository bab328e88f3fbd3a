// The keys of a batch: from entry to entry, the file, its fingerprint, the remittance advice.
// They press what is there, so that a key does what a pointer does.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/batch-page.ts';

/** To the entry so many further, whose payment Enter opens. False where there is none. */
function walk(by: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>('.pay-entries .pl-row-link')];
  const here = entries.findIndex((entry) => entry === document.activeElement);
  const next = here < 0 ? entries[0] : entries[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** False where the page has no such button, or whoever looks has not the right to it. */
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
