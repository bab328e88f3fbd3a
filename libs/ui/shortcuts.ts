// The registry of shortcuts: what keys do on the screen that is shown. One listener presses them,
// and the sheet behind "?" reads them here. Nothing fires while somebody types, or while a dialog
// or a menu is open.
import { useEffect, useRef } from 'react';

export interface Shortcut {
  /**
   * As one reads it on the keyboard: "P", "Shift+X", "Ctrl+Z", "?", "Enter", "Escape"; "G E": the
   * second one after the first.
   */
  readonly keys: string;
  /** "Approve the payment": a line of the sheet. */
  readonly does: string;
  /** It holds while somebody types too: it is no letter that they may mean. */
  readonly whileTyping?: true;
  /** Whether there is anything for it to do on the screen that is shown; the sheet asks. */
  readonly here?: () => boolean;
  /** False: there was nothing to do here, and the key keeps its own meaning. */
  readonly press: () => unknown;
}
export interface ShortcutGroup {
  /** "Vendor Payments": where they hold. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

type Registered = () => ShortcutGroup;
/** The last one is the innermost: its keys come first. */
let registered: readonly Registered[] = [];

/** What can be pressed now, the frame's own last. */
export const shortcutsNow = (): readonly ShortcutGroup[] =>
  registered.map((group) => group()).toReversed();

const WRITES =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';
const COVERS = '.bp6-overlay-open [role$="dialog"], dialog[open], [popover]:popover-open';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITES) !== null;

/** "Shift+X", and "Ctrl+Z" also for Command; of a sign such as "?" what it says. */
const keysOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  (ctrlKey || metaKey ? 'Ctrl+' : '') +
  (/^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key);

/** A first key waits so long for the second one. */
const WAITS_MS = 1500;
let first = { keys: '', until: 0 };

/** What can be pressed here, the innermost first. */
const usable = (target: EventTarget | null): readonly Shortcut[] =>
  shortcutsNow()
    .flatMap(({ shortcuts }) => shortcuts)
    .filter((one) => one.whileTyping || !isTyping(target));

function onKeyDown(event: KeyboardEvent): void {
  const { altKey, defaultPrevented, isComposing } = event;
  if (altKey || defaultPrevented || isComposing || document.querySelector(COVERS)) return;
  const typed = keysOf(event);
  if (typed === 'Shift') return;
  const keys = event.timeStamp < first.until ? `${first.keys} ${typed}` : typed;
  const here = usable(event.target);
  const begins = here.some((one) => one.keys.startsWith(`${typed} `));
  first = { keys: typed, until: begins ? event.timeStamp + WAITS_MS : 0 };
  const found = here.find((one) => one.keys === keys);
  if (found && found.press() !== false) event.preventDefault();
}

function register(group: Registered): () => void {
  if (registered.length === 0) document.addEventListener('keydown', onKeyDown);
  registered = [...registered, group];
  return () => {
    registered = registered.filter((one) => one !== group);
    if (registered.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** These keys hold as long as the component is on the screen. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef({ title, shortcuts });
  useEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => register(() => latest.current), []);
}
