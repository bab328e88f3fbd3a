// A confirmation dialog. The safe answer has the focus.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button, Dialog } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useSettled } from '../control/use-settled.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** While the action runs, the buttons are disabled. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** An alternative to the main action. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly destructive?: boolean;
  /** The dialog opens over a button that is often double-tapped: the second tap is ignored. */
  readonly underThumb?: boolean;
}

/** How long after opening, in ms, a tap may still be the second tap on the button underneath. */
const OPENS_MS = 600;
const takeFocus = (element: HTMLElement | null) => element?.focus();

export function ConfirmDialog(props: Props) {
  const { isOpen, title, onClose, busy = false, children } = props;
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      role="alertdialog"
    >
      <div className="pl-dialog-body">
        <div className="pl-dialog-lead">{children}</div>
      </div>
      <Foot {...props} />
    </Dialog>
  );
}

function Foot({
  onClose,
  busy = false,
  confirmLabel,
  cancelLabel = say('cancel'),
  onConfirm,
  other,
  destructive = false,
  underThumb = false,
}: Props) {
  const settled = useSettled('open', underThumb ? 'closed' : 'open', OPENS_MS);
  const pressed = (act: () => void) => ({
    'aria-disabled': !settled,
    onClick: () => settled && act(),
  });
  return (
    <div className={classNames('pl-dialog-foot', other && 'pl-dialog-three')}>
      <Button text={cancelLabel} {...pressed(onClose)} disabled={busy} ref={takeFocus} />
      {other && <Button text={other.label} {...pressed(other.onPress)} disabled={busy} />}
      <Button
        text={confirmLabel}
        intent={destructive ? 'danger' : 'primary'}
        {...pressed(onConfirm)}
        loading={busy}
      />
    </div>
  );
}
