// The message composer: it grows with its text, Enter starts a new line, Ctrl+Enter sends, and
// unsent text stays.
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@blueprintjs/core';
import { classNames } from '../class-names.ts';
import './composer.css';

export interface ComposerProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Resolves to true once the message is sent. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly sending: boolean;
  readonly sendLabel: string;
  /** Validates the text. Returns an error message, or undefined if it is valid. */
  readonly problemOf: (text: string) => string | undefined;
  /** Why the last one was not sent, in words: said here, where the text is that stayed. */
  readonly failure?: string | undefined;
  readonly hint?: ReactNode;
  /** The message is an internal note. */
  readonly note?: boolean;
  /** Takes files that are pasted or dropped. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** What adds something to the message, beside its field. */
  readonly adding?: ReactNode;
  /** What was added, above its field. */
  readonly added?: ReactNode;
  /** Other options of the message. */
  readonly children?: ReactNode;
}

/** Sends a valid message; shows errors after the first attempt. */
function useSending({ text, onText, onSend, sending, problemOf }: ComposerProps) {
  const [tried, setTried] = useState(false);
  const send = async () => {
    if (sending) return;
    setTried(true);
    if (problemOf(text) !== undefined || !(await onSend(text))) return;
    setTried(false);
    onText('');
  };
  return { send, problem: tried ? problemOf(text) : undefined };
}

/** A form that takes pasted and dropped files; text is pasted as usual. */
function takingFiles({ onFiles }: ComposerProps) {
  const take = (event: SyntheticEvent, { files }: DataTransfer) => {
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    // Elsewhere the browser would open the file.
    onDragOver: (event: DragEvent) => onFiles && event.preventDefault(),
  };
}

export function Composer(props: ComposerProps) {
  const { label, text, onText, sending, sendLabel, hint, note = false, failure } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, problem } = useSending(props);
  const wrong = problem ?? (sending ? undefined : failure);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    field.current?.focus();
    void send();
  };
  return (
    <form
      className={classNames('pl-composer', note && 'pl-composer-note')}
      onSubmit={onSubmit}
      {...takingFiles(props)}
    >
      {props.children && <div className="pl-composer-choices">{props.children}</div>}
      {props.added}
      <div className="pl-composer-line">
        {props.adding}
        <label className="pl-hidden" htmlFor={id}>
          {label}
        </label>
        <div className="pl-composer-field" data-text={`${text} `}>
          <textarea
            ref={field}
            id={id}
            className="bp6-input"
            rows={1}
            placeholder={label}
            value={text}
            readOnly={sending}
            aria-describedby={`${id}-below`}
            {...(problem ? { 'aria-invalid': true } : {})}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button type="submit" intent="primary" text={sendLabel} loading={sending} />
      </div>
      <div className="pl-composer-below" id={`${id}-below`}>
        {wrong ? (
          <span className="pl-error" role="alert">
            {wrong}
          </span>
        ) : (
          <span>{hint}</span>
        )}
      </div>
    </form>
  );
}
