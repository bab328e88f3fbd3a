// A large dialog for work of several steps: head, scrolling body, foot. The whole screen on a
// phone; elsewhere in the middle, the whole screen, or a panel at the side.
import { say } from '@purlin/words/screens/furniture.ts';
import { Dialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { leaveToast } from './toast-store.ts';

interface WorkDialogProps {
  readonly title: string;
  /** Escape and the close button. */
  readonly onClose: () => void;
  /** While something is being done, Escape does nothing. */
  readonly busy?: boolean;
  /** The whole screen on every device, or a panel at its right where there is room for one. */
  readonly shape?: 'full' | 'panel';
  /** Stands before the title. */
  readonly lead?: ReactNode;
  /** Stands after the title, instead of a close button. */
  readonly trail?: ReactNode;
  readonly foot?: ReactNode;
  /** Body and foot are a form. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/**
 * It covers the screen before, and what was told there; it gives the focus back to where it was,
 * unless whoever closed it has put it somewhere else.
 */
function useOverScreen(): void {
  useEffect(leaveToast, []);
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // By then the page behind it is there again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus();
      });
    },
    [before],
  );
}

/** Open as long as it is mounted; stays open until its owner takes it away. */
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
  // Another screen in the same dialog starts at its title, for eyes and for screen readers.
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
