// Text and date fields. They take the props of react-hook-form's register.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, splitFrame, type FieldFrame } from './field.tsx';

type Input = Omit<ComponentProps<'input'>, 'id' | 'required' | 'className'>;

/** An input with a prefix or suffix inside its border. */
export function FramedInput({
  lead,
  trail,
  figures,
  ...input
}: ComponentProps<'input'> & {
  readonly lead?: ReactNode;
  readonly trail?: ReactNode;
  readonly figures?: boolean;
}) {
  return (
    <span className="pl-input">
      {lead && (
        <span
          className={classNames('pl-input-lead', typeof lead === 'string' && 'pl-input-lead-text')}
          aria-hidden
        >
          {lead}
        </span>
      )}
      {trail && (
        <span className="pl-input-trail" aria-hidden>
          {trail}
        </span>
      )}
      <input {...input} className={classNames('bp6-input', figures && 'pl-figures-input')} />
    </span>
  );
}

export function TextField(props: FieldFrame & Input) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>{(wiring) => <FramedInput type="text" {...control} {...wiring} />}</Field>
  );
}

/** A date field with the browser's picker; its value is YYYY-MM-DD. */
export function DateField(props: FieldFrame & Omit<Input, 'type'>) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>{(wiring) => <FramedInput {...control} {...wiring} type="date" />}</Field>
  );
}

export function TextAreaField(
  props: FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'className'>,
) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => <textarea {...control} {...wiring} className="bp6-input" />}
    </Field>
  );
}

/** A checkbox with its label beside it. */
export function CheckField({ label, ...input }: { readonly label: string } & Omit<Input, 'type'>) {
  return (
    <label className="pl-check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

/** A switch that applies at once, with a description; `status` shows the result. */
export function SwitchField({
  label,
  hint,
  status,
  checked,
  ...input
}: {
  readonly label: string;
  readonly hint: string;
  readonly status: string;
  readonly checked: boolean;
} & Omit<Input, 'type' | 'checked'>) {
  const id = useId();
  return (
    <label className="pl-switch">
      <span className="pl-two-lines">
        <strong>{label}</strong>
        <span id={id}>{hint}</span>
      </span>
      <span className="pl-switch-status" role="status">
        {status}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        aria-checked={checked}
        checked={checked}
        {...input}
      />
    </label>
  );
}
