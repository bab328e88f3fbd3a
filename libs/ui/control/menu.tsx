// A button that opens a short menu of actions in a native popover: Escape and a click outside close
// it. Our own component: see docs/decisions/0036.
import { Button, type ButtonProps } from '@blueprintjs/core';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactElement;
  readonly onSelect: () => void;
  /** The action deletes something: red, last. */
  readonly destructive?: boolean;
  /** Why the action is disabled, shown under its name. */
  readonly unavailable?: string | undefined;
}

const EDGE_PX = 8;
const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/**
 * Places the menu under the button, aligned with its end; above it and inside the window if there
 * is no room.
 */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = at.bottom + 4 + height <= innerHeight - EDGE_PX || at.top < height;
  menu.style.top = `${Math.max(EDGE_PX, below ? at.bottom + 4 : at.top - 4 - height)}px`;
  const left = Math.min(Math.max(EDGE_PX, at.right - width), innerWidth - width - EDGE_PX);
  menu.style.left = `${left}px`;
}

/** Moves the focus as the ARIA menu pattern specifies. */
function move(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget);
  const here = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: here + 1,
    ArrowUp: here - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  items[next % items.length]?.focus();
}

/** `label` names the button and the menu. `actions` must not change while the menu is open. */
export function MenuButton({
  label,
  actions,
  ...button
}: Omit<ButtonProps, 'onClick' | 'aria-label'> & {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  // Every row of a list has a menu, and few are opened, so actions are rendered only while open.
  const [open, setOpen] = useState(false);
  const close = useCallback(() => menu.current?.hidePopover(), []);
  const toggle = () => {
    if (!menu.current || !anchor.current) return;
    if (menu.current.matches(':popover-open')) return menu.current.hidePopover();
    flushSync(() => setOpen(true));
    menu.current.showPopover();
    place(menu.current, anchor.current);
    itemsOf(menu.current)[0]?.focus();
  };
  return (
    <span className="pl-menu-frame pl-above">
      <Button
        {...button}
        ref={anchor}
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={id}
        onClick={toggle}
        className={classNames(button.className, !button.text && 'pl-square')}
      />
      {/* Opened by script: the first item takes the focus only after the menu is placed. */}
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="pl-menu"
        onKeyDown={move}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {(open ? actions : []).map((action) => (
          <MenuItem
            key={action.label}
            {...action}
            onSelect={() => {
              close();
              anchor.current?.focus();
              action.onSelect();
            }}
          />
        ))}
      </div>
    </span>
  );
}

const MenuItem = ({ label, icon, onSelect, destructive, unavailable }: MenuAction) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    aria-disabled={unavailable !== undefined}
    className={classNames('pl-menu-item', destructive && 'pl-menu-danger')}
    onClick={() => {
      if (unavailable === undefined) onSelect();
    }}
  >
    <span className="pl-menu-icon" aria-hidden>
      {icon}
    </span>
    <span>
      {label}
      {unavailable && <small>{unavailable}</small>}
    </span>
  </button>
);
