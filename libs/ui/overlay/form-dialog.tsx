// A short form in a dialog. It asks before discarding changes, and says why it cannot be submitted
// yet.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button, Dialog } from '@blueprintjs/core';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { initialFocus } from '../form/initial-focus.ts';
import { askToDiscard, useUnsaved } from '../form/unsaved.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** While the form is being submitted, the buttons are disabled. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly cancelLabel?: string;
  /** Why the form cannot be submitted yet: "Enter a name to go on." Undefined if it can. */
  readonly waitsFor?: string | undefined;
  /** The action cannot be undone. */
  readonly destructive?: boolean;
  /**
   * Closes only by its buttons and without asking, because the dialog itself says what would be
   * lost.
   */
  readonly insists?: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The current values of the form's fields, as text. */
const contentsOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...form.querySelectorAll<Control>('input, textarea, select')].map((control) =>
      control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
        ? control.checked
        : control.value,
    ),
  );

/**
 * Whether the user has changed the initial values. Text that fills in by itself, such as the
 * client's language, does not count.
 */
function useTyped() {
  const form = useRef<HTMLFormElement>(null);
  const start = useRef('');
  const acted = useRef(false);
  const [changed, setChanged] = useState(false);
  const isChanged = () =>
    acted.current && form.current !== null && contentsOf(form.current) !== start.current;
  /** Focus starts at the form's first field, or at the one with `data-start`. */
  const [open] = useState(() => (element: HTMLFormElement) => {
    form.current = element;
    start.current = contentsOf(element);
    acted.current = false;
    const note = () => {
      acted.current = true;
      setChanged(isChanged());
    };
    const closed = new AbortController();
    element.addEventListener('input', note, closed);
    element.addEventListener('click', note, closed);
    initialFocus(element);
    return () => closed.abort();
  });
  return { open, changed, isChanged };
}

/** Stays open until its owner closes it, so that nothing typed is lost when saving fails. */
export function FormDialog({
  isOpen,
  title,
  onClose,
  busy = false,
  children,
  lead,
  submitLabel,
  busyLabel,
  cancelLabel = say('cancel'),
  waitsFor,
  destructive = false,
  insists = false,
  onSubmit,
}: Props) {
  const { open, changed, isChanged } = useTyped();
  useUnsaved(isOpen && changed && !insists);
  const close = async () => {
    if (insists || !isChanged() || (await askToDiscard())) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={() => void close()}
      canEscapeKeyClose={!busy && !insists}
      canOutsideClickClose={false}
      isCloseButtonShown={!insists}
    >
      <form
        ref={open}
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
        <Foot
          {...{ busy, submitLabel, busyLabel, cancelLabel, waitsFor, destructive }}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}

type FootProps = Pick<Props, 'submitLabel' | 'busyLabel' | 'waitsFor'> &
  Required<Pick<Props, 'busy' | 'cancelLabel' | 'destructive'>> & {
    readonly onCancel: () => Promise<void>;
  };

function Foot({
  busy,
  submitLabel,
  busyLabel,
  cancelLabel,
  waitsFor,
  destructive,
  onCancel,
}: FootProps) {
  const hint = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(busy);
  // A button loses the focus when it is disabled, and Escape would then not close the dialog.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      submit.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <div className="pl-dialog-foot">
      {waitsFor && !busy && (
        <span id={hint} className="pl-dialog-waits">
          {waitsFor}
        </span>
      )}
      <Button text={cancelLabel} onClick={() => void onCancel()} disabled={busy} />
      <Button
        ref={submit}
        type="submit"
        intent={destructive ? 'danger' : 'primary'}
        text={busy ? busyLabel : submitLabel}
        disabled={busy || waitsFor !== undefined}
        {...(waitsFor && { 'aria-describedby': hint })}
      />
    </div>
  );
}
