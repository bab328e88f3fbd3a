// Keyboard shortcuts of the payment list: move between rows, and act on the focused row. They click
// the visible controls, so that a key does exactly what a pointer does.
import { useShortcuts } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type Tab, TABS } from './use-tab.ts';

const linesOf = () => [...document.querySelectorAll<HTMLElement>('.pay-row')];
const lineHere = () => document.activeElement?.closest<HTMLElement>('.pay-row') ?? null;

/**
 * Moves the focus by this many rows; from outside, to the first. Returns false if there is none.
 */
function walk(by: 1 | -1): boolean {
  const lines = linesOf();
  const here = lineHere();
  const next = here ? lines[lines.indexOf(here) + by] : lines[0];
  next?.querySelector<HTMLElement>('input, a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Clicks a control of the focused row, as a pointer would. */
function press(part: string, shiftKey = false): boolean {
  const control = lineHere()?.querySelector<HTMLElement>(part);
  control?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, shiftKey }),
  );
  return control !== undefined && control !== null;
}

/** Not where Enter already activates something. */
const open = (): boolean =>
  document.activeElement?.matches('a, button') === true ? false : press('.pay-name');

function toProcess(): boolean {
  const button = document.querySelector<HTMLElement>('[data-process]');
  button?.focus();
  return button !== null;
}

export function usePaymentKeys({
  tab,
  onTab,
  onCreate,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Unset for users who may not create payments. */
  readonly onCreate: (() => void) | undefined;
}): void {
  const clear = () => {
    const button = document.querySelector<HTMLElement>('[data-clear]');
    button?.click();
    return button !== null;
  };
  useShortcuts(say('title'), [
    { keys: '1', does: say('tab.pending'), press: () => onTab(TABS[0]) },
    { keys: '2', does: say('tab.approved'), press: () => onTab(TABS[1]) },
    { keys: '3', does: say('tab.paid'), press: () => onTab(TABS[2]) },
    { keys: 'J', does: say('key.next'), press: () => walk(1) },
    { keys: 'K', does: say('key.before'), press: () => walk(-1) },
    { keys: 'Enter', does: say('key.open'), press: open },
    ...(tab === 'paid' || tab === 'void'
      ? []
      : [
          { keys: 'X', does: say('key.select'), press: () => press('input') },
          { keys: 'Shift+X', does: say('key.select-range'), press: () => press('input', true) },
          { keys: 'Escape', does: say('key.clear'), press: clear },
        ]),
    ...(tab === 'pending'
      ? [{ keys: 'A', does: say('key.approve'), press: () => press('[data-approve]') }]
      : []),
    ...(tab === 'approved' ? [{ keys: 'P', does: say('key.process'), press: toProcess }] : []),
    ...(onCreate ? [{ keys: 'C', does: say('create-payment'), press: onCreate }] : []),
  ]);
}
