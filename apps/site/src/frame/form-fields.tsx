// The building blocks of the site's forms. They work without script: a plain POST that the backend
// answers with a page.
import { PICTURES_OFFERED } from '@purlin/contracts/picture-shapes.ts';
import type { ReactNode } from 'react';
import { useSiteLanguage, useWords } from '../language.tsx';

/**
 * The name of a form that expects an answer; the value of `data-form` that the script looks for.
 */
export type FormName = 'quote' | 'contact' | 'newsletter';

/**
 * The hidden parts of every form: the language of the response, a honeypot, and a status region for
 * the script.
 */
export function Form({
  name,
  label,
  className,
  photos,
  children,
}: {
  readonly name: FormName;
  readonly label: string;
  readonly className?: string;
  /** It accepts photos. */
  readonly photos?: true;
  readonly children: ReactNode;
}) {
  const { frame } = useWords();
  return (
    <form
      className={className ?? 'form'}
      method="post"
      encType={photos ? 'multipart/form-data' : undefined}
      action={`/api/${name}`}
      data-form={name}
      aria-label={label}
    >
      <input type="hidden" name="language" value={useSiteLanguage()} />
      <div className="trap" aria-hidden="true">
        <label>
          {frame.newsletter.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
      <div className="form-status" role="status" data-status />
    </form>
  );
}

interface FieldProps {
  /** The field's form; makes its id unique on the page. */
  readonly form: FormName;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

const Label = ({ form, name, label, required }: FieldProps) => (
  <label htmlFor={`${form}-${name}`}>
    {label}
    {required && (
      <span className="required" aria-hidden="true">
        {' '}
        *
      </span>
    )}
  </label>
);
const Hint = ({ form, name, hint }: FieldProps) =>
  hint && (
    <p className="hint" id={`${form}-${name}-hint`}>
      {hint}
    </p>
  );
const shared = ({ form, name, hint, required }: FieldProps) => ({
  id: `${form}-${name}`,
  name,
  required,
  'aria-describedby': hint ? `${form}-${name}-hint` : undefined,
});

export const TextField = ({
  type = 'text',
  autoComplete,
  ...field
}: FieldProps & { readonly type?: 'text' | 'email' | 'tel'; readonly autoComplete: string }) => (
  <div className="field">
    <Label {...field} />
    <Hint {...field} />
    <input type={type} autoComplete={autoComplete} maxLength={300} {...shared(field)} />
  </div>
);

export const TextArea = ({ rows = 5, ...field }: FieldProps & { readonly rows?: number }) => (
  <div className="field field-wide">
    <Label {...field} />
    <Hint {...field} />
    <textarea rows={rows} maxLength={5000} {...shared(field)} />
  </div>
);

/** `options` are value and text. Without a selected value it shows `choose`. */
export const Select = ({
  options,
  choose,
  ...field
}: FieldProps & {
  readonly options: Readonly<Record<string, string>>;
  readonly choose: string;
}) => (
  <div className="field">
    <Label {...field} />
    <Hint {...field} />
    <select {...shared(field)} defaultValue="">
      <option value="">{choose}</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

export const Radios = ({
  form,
  name,
  label,
  options,
  chosen,
}: FieldProps & {
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: string;
}) => (
  <fieldset className="field radios">
    <legend>{label}</legend>
    {Object.entries(options).map(([value, text]) => (
      <label key={value}>
        <input
          type="radio"
          id={`${form}-${name}-${value}`}
          name={name}
          value={value}
          defaultChecked={value === chosen}
        />
        {text}
      </label>
    ))}
  </fieldset>
);

/**
 * Photos: without script a file input that is sent with the form; the script uploads each one as
 * soon as it is chosen (forms/photos.ts).
 */
export function Photos({ form }: { readonly form: FormName }) {
  const { photos } = useWords().quote;
  const id = `${form}-photos`;
  return (
    <fieldset className="field field-wide photos" data-photos="">
      <legend>
        {photos.label} <small>{photos.optional}</small>
      </legend>
      <div className="photo-choice">
        <label htmlFor={id}>{photos.choose}</label>
        <input
          type="file"
          id={id}
          name="photos"
          accept={PICTURES_OFFERED}
          multiple
          aria-describedby={`${id}-hint`}
        />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {photos.hint}
      </p>
    </fieldset>
  );
}

export const Submit = ({ children }: { readonly children: string }) => (
  <button className="button button-copper" type="submit">
    {children}
  </button>
);
