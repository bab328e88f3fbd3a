// A field's frame: label, required mark, help and error, linked together for assistive technology.
import { say } from '@purlin/words/screens/furniture.ts';
import { useId, type ReactNode } from 'react';

export interface FieldFrame {
  readonly label: string;
  readonly required?: boolean;
  /** Marks an optional field where most fields are required. */
  readonly optional?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Hides the label visually, where the context makes it clear. */
  readonly hideLabel?: boolean;
}

/** The props of the control itself. */
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

/** Splits a field's props into those of its frame and those of its control. */
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
