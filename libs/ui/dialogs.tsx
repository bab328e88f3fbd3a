// Dialogs: one that asks before something is done, one that holds a short form.
import { Button, Dialog } from '@blueprintjs/core';
import type { SubmitEvent, ReactNode } from 'react';

interface Asking {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** While it is being done, nothing can be pressed. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
const startAtFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** Asks; the safe answer has the focus. */
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
}: Asking & {
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly destructive?: boolean;
}) {
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

/**
 * A form in a dialog; it starts at its first field. Stays open until its owner closes it, so that
 * nothing typed is lost when saving fails.
 */
export function FormDialog({
  isOpen,
  title,
  onClose,
  busy = false,
  children,
  lead,
  submitLabel,
  busyLabel,
  canSubmit = true,
  destructive = false,
  onSubmit,
}: Asking & {
  readonly lead?: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly canSubmit?: boolean;
  /** It cannot be undone. */
  readonly destructive?: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={false}
    >
      <form
        ref={startAtFirstField}
        className="pl-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <div className="pl-dialog-body">
          {lead && <p className="pl-dialog-lead">{lead}</p>}
          {children}
        </div>
        <div className="pl-dialog-foot">
          <Button text="Cancel" onClick={onClose} disabled={busy} />
          <Button
            type="submit"
            intent={destructive ? 'danger' : 'primary'}
            text={busy ? busyLabel : submitLabel}
            disabled={busy || !canSubmit}
          />
        </div>
      </form>
    </Dialog>
  );
}
