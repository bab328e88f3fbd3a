// A large dialog for multi-step work: header, scrolling body, footer. Full screen on a phone;
// elsewhere centered, full screen, or a side panel.
import { say } from '@purlin/words/screens/furniture.ts';
import { Dialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { IconButton } from '../control/button.tsx';
import { classNames } from '../class-names.ts';
import { leaveToast } from '../feedback/toast-store.ts';

interface WorkDialogProps {
  readonly title: string;
  /** Called by Escape and the close button. */
  readonly onClose: () => void;
  /** While an action runs, Escape does nothing. */
  readonly busy?: boolean;
  /** Full screen on every device, or a panel at the right where there is room. */
  readonly shape?: 'full' | 'panel';
  /** Placed before the title. */
  readonly lead?: ReactNode;
  /** Placed after the title, instead of a close button. */
  readonly trail?: ReactNode;
  readonly foot?: ReactNode;
  /** Makes the body and footer a form. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/**
 * Dismisses the toast of the screen it covers, and restores the focus on close, unless the focus
 * was set elsewhere.
 */
function useOverScreen(): void {
  useEffect(leaveToast, []);
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Wait until the page behind is focusable again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus();
      });
    },
    [before],
  );
}

/** Open while mounted. Stays open until its owner removes it. */
export function WorkDialog({
  title,
  onClose,
  busy = false,
  shape,
  lead,
  trail,
  foot,
  onSubmit,
  children,
}: WorkDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useOverScreen();
  // Another screen in the same dialog starts at its title, for sighted users and screen readers.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  const inside = (
    <>
      <div className="pl-work-body">{children}</div>
      {foot && <div className="pl-work-foot">{foot}</div>}
    </>
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={false}
      aria-labelledby={id}
      className={classNames('pl-work', shape && `pl-work-${shape}`)}
    >
      <div className="pl-work-head">
        {lead}
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {trail ?? (
          <IconButton label={say('close')} icon={<CrossIcon />} onClick={onClose} disabled={busy} />
        )}
      </div>
      {onSubmit ? (
        <form className="pl-work-inside" noValidate onSubmit={submit}>
          {inside}
        </form>
      ) : (
        <div className="pl-work-inside">{inside}</div>
      )}
    </Dialog>
  );
}
