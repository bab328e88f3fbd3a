// The quote request page.
import { Drawing } from '../art/drawing.tsx';
import { PhoneLink } from '../frame/company.tsx';
import {
  Form,
  Photos,
  Radios,
  Select,
  Submit,
  TextArea,
  TextField,
} from '../frame/form-fields.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

/** Optional fields. */
function OptionalFields() {
  const {
    quote: { fields, hints, choose, optional, optionalHint, urgencies, materials },
  } = useWords();
  const of = { form: 'quote' } as const;
  return (
    <details className="optional field-wide">
      <summary>
        <strong>{optional}</strong>
        <span>{optionalHint}</span>
      </summary>
      <div className="optional-fields">
        <Radios
          {...of}
          name="urgency"
          label={fields.urgency}
          options={urgencies}
          chosen="flexible"
        />
        <Select
          {...of}
          name="preferredMaterial"
          label={fields.preferredMaterial}
          options={materials}
          choose={choose}
        />
        <TextArea {...of} name="description" label={fields.description} hint={hints.description} />
        <label className="check field-wide">
          <input type="checkbox" name="isInsuranceClaim" value="true" />
          {fields.isInsuranceClaim}
        </label>
      </div>
    </details>
  );
}

function QuoteForm() {
  const {
    quote: { form, fields, hints, choose, required, projectTypes, submit, privacy, emergency },
  } = useWords();
  const of = { form: 'quote' } as const;
  return (
    <Form name="quote" label={form} photos>
      <p className="form-note">{required}</p>
      <TextField {...of} name="name" label={fields.name} autoComplete="name" required />
      <TextField
        {...of}
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        required
      />
      <TextField {...of} name="phone" type="tel" label={fields.phone} autoComplete="tel" required />
      <Select
        {...of}
        name="projectType"
        label={fields.projectType}
        options={projectTypes}
        choose={choose}
        required
      />
      <div role="status" className="field-wide urgent-note">
        <p hidden data-urgent="">
          <strong>{emergency.title}</strong>{' '}
          <span className="only-reached">
            {emergency.text} <PhoneLink />
          </span>
        </p>
      </div>
      <div className="field-wide">
        <TextField
          {...of}
          name="address"
          label={fields.address}
          hint={hints.address}
          autoComplete="street-address"
          required
        />
      </div>
      <Photos form="quote" />
      <OptionalFields />
      <div className="form-end field-wide">
        <Submit>{submit}</Submit>
        <p className="form-note">{privacy}</p>
      </div>
    </Form>
  );
}

const Step = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <>
    <h3>{name}</h3>
    <p>{text}</p>
  </>
);

function Quote() {
  const {
    quote: { heading, lead, next, urgent },
  } = useWords();
  return (
    <>
      <PageHead title={heading} lead={lead} art={<Drawing name="inspection" />} />
      <div className="wide form-page">
        <QuoteForm />
        <aside>
          <div className="urgent only-reached">
            <h2>{urgent.title}</h2>
            <p>{urgent.text}</p>
            <p className="way-main">
              <PhoneLink />
            </p>
          </div>
          <h2>{next.title}</h2>
          <ol className="steps">
            <li hidden data-urgent="">
              <Step {...next.urgent} />
            </li>
            {next.steps.map((step, n) => (
              <li key={step.name} {...(n === 0 && { 'data-calm': '' })}>
                <Step {...step} />
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}

export const quote: SitePage = {
  path: '/quote',
  Body: Quote,
  head: (words) => words.quote,
  picture: 'inspection',
  scripts: ['forms.js'],
};
