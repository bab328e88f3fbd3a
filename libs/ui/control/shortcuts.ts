// The registry of keyboard shortcuts for the current screen. One listener runs them, and the sheet
// behind "?" lists them. Nothing fires while the user types or while a dialog or a menu is open.
import { useEffect, useRef } from 'react';

export interface Shortcut {
  /**
   * The keys as printed on the keyboard: "P", "Shift+X", "Ctrl+Z", "?", "Enter", "Escape". "G E" is
   * a sequence.
   */
  readonly keys: string;
  /** "Approve the payment": the description in the sheet. */
  readonly does: string;
  /** Also fires while typing, because it is not a printable key. */
  readonly whileTyping?: true;
  /** Whether the shortcut does anything on the current screen. The sheet checks this. */
  readonly here?: () => boolean;
  /** Returns false if there was nothing to do, and the key keeps its default action. */
  readonly press: () => unknown;
}
export interface ShortcutGroup {
  /** "Vendor Payments": where the shortcuts apply. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

type Registered = () => ShortcutGroup;
/** The last group is the innermost; its keys take precedence. */
let registered: readonly Registered[] = [];

/** The shortcuts available now, those of the frame last. */
export const shortcutsNow = (): readonly ShortcutGroup[] =>
  registered.map((group) => group()).toReversed();

const WRITES =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';
const COVERS = '.bp6-overlay-open [role$="dialog"], dialog[open], [popover]:popover-open';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITES) !== null;

/** "Shift+X"; "Ctrl+Z" also for Command. For a character such as "?", the character itself. */
const keysOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string =>
  (ctrlKey || metaKey ? 'Ctrl+' : '') +
  (/^[a-z]$/i.test(key) ? `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key);

/** How long the first key of a sequence waits for the second, in ms. */
const WAITS_MS = 1500;
let first = { keys: '', until: 0 };

/** The shortcuts available here, innermost first. */
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

/** Registers shortcuts while the component is mounted. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef({ title, shortcuts });
  useEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => register(() => latest.current), []);
}
