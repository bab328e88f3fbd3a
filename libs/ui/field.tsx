// The frame of a field: label, required mark, help and error, tied together for assistive
// technology.
import { say } from '@purlin/words/screens/furniture.ts';
import { useId, type ReactNode } from 'react';

export interface FieldFrame {
  readonly label: string;
  readonly required?: boolean;
  /** Marks a field that may stay empty where most may not. */
  readonly optional?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** The label is read out but not shown, because the place says it. */
  readonly hideLabel?: boolean;
}

/** What the control itself must carry. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-required'?: true;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function Field({
  label,
  required,
  optional,
  help,
  error,
  hideLabel,
  children,
}: FieldFrame & { readonly children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="pl-field">
      <label className={hideLabel ? 'pl-hidden' : 'pl-label'} htmlFor={id}>
        {label}
        {required && (
          <span className="pl-required" aria-hidden>
            *
          </span>
        )}
        {optional && <span className="pl-optional">{say('optional')}</span>}
      </label>
      {children({
        id,
        ...(required ? { 'aria-required': true } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {error && (
        <span className="pl-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {help && (
        <span className="pl-help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}

/** Splits the props of a field into those of its frame and those of its control. */
export function splitFrame<P extends FieldFrame>({
  label,
  required,
  optional,
  help,
  error,
  hideLabel,
  ...control
}: P) {
  const frame: FieldFrame = {
    label,
    error,
    help,
    ...(required === undefined ? {} : { required }),
    ...(optional === undefined ? {} : { optional }),
    ...(hideLabel === undefined ? {} : { hideLabel }),
  };
  return { frame, control };
}
