// All keyboard shortcuts of the line table. Escape leaves the cell, never the page.
import type { Shortcut } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-lines.ts';
import type { KeyboardEvent } from 'react';
import type { LineActions } from './line-actions.ts';
import type { Cell } from './use-line-list.ts';

/** Listed in the sheet behind "?"; the table itself handles the keys. */
const told = (keys: string, does: string): Shortcut => ({ keys, does, press: () => false });
export const lineShortcuts = (): readonly Shortcut[] => [
  told('Enter', say('key.next')),
  told('Alt+Enter', say('key.more')),
  told('Alt+Delete', say('key.remove')),
  told('Alt+ArrowUp', say('key.up')),
  told('Alt+ArrowDown', say('key.down')),
  told('Ctrl+D', say('key.duplicate')),
  told('ArrowRight', say('key.buttons')),
];

interface Place {
  readonly n: number;
  readonly cell: Cell | undefined;
  readonly field: HTMLElement;
}

function placeOf(event: KeyboardEvent): Place | undefined {
  const field = event.target as HTMLElement;
  const row = field.closest<HTMLElement>('[data-line]');
  if (!row) return undefined;
  return { n: Number(row.dataset['line']), cell: field.dataset['cell'] as Cell | undefined, field };
}

/** A key with its modifiers: "alt+ArrowUp". */
const named = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [
    altKey && 'alt',
    (ctrlKey || metaKey) && 'ctrl',
    shiftKey && 'shift',
    key.length === 1 ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+');

/** `focus` goes to the same cell of another line. */
export function lineKeys(
  event: KeyboardEvent,
  actions: LineActions,
  { focus, chosen }: { focus: (n: number, cell?: Cell) => void; chosen: ReadonlySet<number> },
): void {
  const key = named(event);
  const anywhere: Readonly<Record<string, () => void>> = {
    'ctrl+z': actions.undo,
    'ctrl+shift+z': actions.redo,
    'ctrl+y': actions.redo,
  };
  const at = placeOf(event);
  const act = anywhere[key] ?? (at && inLine(key, at, actions, { focus, chosen }));
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

const actOf = (field: HTMLElement, act: 'more' | 'remove') =>
  field.closest('[data-line]')?.querySelector<HTMLElement>(`[data-act="${act}"]`);

/**
 * Tab skips the row's buttons, so that Enter at the end of a line deletes nothing. Arrow keys lead
 * from the last cell to them and back.
 */
function besideOf(key: string, field: HTMLElement): HTMLElement | undefined {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const ends = field
    .closest('[data-line]')
    ?.querySelectorAll<HTMLElement>('[data-end], [data-act]');
  const at = [...(ends ?? [])].indexOf(field);
  return by === 0 || at === -1 ? undefined : ends?.[at + by];
}

function inLine(
  key: string,
  { n, cell, field }: Place,
  actions: LineActions,
  { focus, chosen }: { focus: (n: number, cell?: Cell) => void; chosen: ReadonlySet<number> },
): (() => void) | undefined {
  const always: Readonly<Record<string, () => void>> = {
    'alt+ArrowUp': () => actions.nudge(n, -1),
    'alt+ArrowDown': () => actions.nudge(n, 1),
    'ctrl+d': () => actions.duplicate(n),
    'shift+ArrowUp': () => actions.chooseTo(n, -1),
    'shift+ArrowDown': () => actions.chooseTo(n, 1),
    'alt+Enter': () => actOf(field, 'more')?.click(),
    'alt+Delete': () => actOf(field, 'remove')?.click(),
    Escape: () => field.blur(),
  };
  if (cell === 'section') {
    const into = () => focus(n);
    return ({ Enter: into, ArrowDown: into, Escape: () => field.blur() } as const)[
      key as 'Enter' | 'ArrowDown' | 'Escape'
    ];
  }
  // A textarea and a select need the arrow keys themselves.
  const cellKeys: Readonly<Record<string, () => void>> = {
    Enter: () => actions.next(n),
    ArrowUp: () => focus(n - 1, cell),
    ArrowDown: () => focus(n + 1, cell),
  };
  const inCell = cell !== undefined && field instanceof HTMLInputElement;
  const words = field instanceof HTMLTextAreaElement;
  if (words && key.includes('Arrow')) return undefined;
  if (chosen.has(n) && (key === 'Delete' || key === 'ctrl+Backspace'))
    return () => actions.remove(n);
  const beside = besideOf(key, field);
  if (beside) return () => beside.focus();
  return always[key] ?? (inCell ? cellKeys[key] : undefined);
}
