// A dialog that asks before something is done; the safe answer has the focus.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button, Dialog } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useSettled } from './use-settled.ts';

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
  /** Another way to do it, beside the usual one. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly destructive?: boolean;
  /** It comes upon a button that is often tapped twice: the second tap answers nothing. */
  readonly underThumb?: boolean;
}

/** So long a tap can still be the second one on what the dialog came upon. */
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
