// A dialog that asks before something is done; the safe answer has the focus.
import { Button, Dialog } from '@blueprintjs/core';
import type { ReactNode } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** While it is being done, nothing can be pressed. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly destructive?: boolean;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

export function ConfirmDialog({
  isOpen,
  title,
  onClose,
  busy = false,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  destructive = false,
}: Props) {
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
      <div className="pl-dialog-foot">
        <Button text={cancelLabel} onClick={onClose} disabled={busy} ref={takeFocus} />
        <Button
          text={confirmLabel}
          intent={destructive ? 'danger' : 'primary'}
          onClick={onConfirm}
          loading={busy}
        />
      </div>
    </Dialog>
  );
}
