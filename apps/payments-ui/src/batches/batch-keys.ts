// The keys of a batch: from entry to entry, the file, its fingerprint, the remittance advice.
// They press what is there, so that a key does what a pointer does.
import { useShortcuts } from '@purlin/ui/ui.ts';

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
  useShortcuts('Batch', [
    { keys: 'J', does: 'Next entry', press: () => walk(1) },
    { keys: 'K', does: 'Entry before', press: () => walk(-1) },
    { keys: 'D', does: 'Download the file', press: () => press('[data-download]') },
    { keys: 'C', does: 'Copy the SHA-256', press: () => press('[data-copy]') },
    { keys: 'R', does: 'Remittance advice', press: () => press('[data-remittance]') },
  ]);
}
