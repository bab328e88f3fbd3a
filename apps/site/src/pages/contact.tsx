// The contact page: how to reach the business, and its service area.
import { AreaMap } from '../art/area-map.tsx';
import { Drawing } from '../art/drawing.tsx';
import { Address, EmailLink, License, PhoneLink } from '../frame/company.tsx';
import {
  Form,
  Photos,
  Radios,
  Select,
  Submit,
  TextArea,
  TextField,
} from '../frame/form-fields.tsx';
import { Hours } from '../frame/hours.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { RoofPhoto } from '../frame/photo.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function ContactForm() {
  const {
    contact: { form, fields, choose, required, subjects, preferred, submit },
    quote: { privacy },
  } = useWords();
  const of = { form: 'contact' } as const;
  return (
    <Form name="contact" label={form} photos>
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
      <TextField {...of} name="phone" type="tel" label={fields.phone} autoComplete="tel" />
      <Select {...of} name="subject" label={fields.subject} options={subjects} choose={choose} />
      <TextArea {...of} name="message" label={fields.message} rows={7} required />
      <Photos form="contact" />
      <div className="field-wide">
        <Radios
          {...of}
          name="preferredContact"
          label={fields.preferredContact}
          options={preferred}
          chosen="email"
        />
      </div>
      <div className="form-end field-wide">
        <Submit>{submit}</Submit>
        <p className="form-note">{privacy}</p>
      </div>
    </Form>
  );
}

/** By phone, in writing, in person. */
function Ways() {
  const {
    contact: { waysLabel, ways },
  } = useWords();
  return (
    <section className="wide ways" aria-label={waysLabel}>
      <div className="only-reached">
        <h2>{ways.call.name}</h2>
        <p className="way-main">
          <PhoneLink />
        </p>
        <p>{ways.call.text}</p>
      </div>
      <div>
        <h2>{ways.write.name}</h2>
        <p className="way-main">
          <EmailLink />
        </p>
        <p>{ways.write.text}</p>
      </div>
      <div className="only-filled-item">
        <h2>{ways.meet.name}</h2>
        <p className="way-main">
          <Address />
        </p>
        <p>{ways.meet.text}</p>
      </div>
    </section>
  );
}

function Contact() {
  const {
    contact: { heading, lead, form, hours, area, next },
  } = useWords();
  return (
    <>
      <PageHead
        title={heading}
        lead={lead}
        art={
          <RoofPhoto n={1}>
            <Drawing name="farmhouse" />
          </RoofPhoto>
        }
      />
      <Ways />
      <div className="wide form-page">
        <section>
          <h2>{form}</h2>
          <ContactForm />
        </section>
        <aside>
          <h2>{hours}</h2>
          <Hours />
          <h2>{next.title}</h2>
          <div className="prose">
            {next.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <License />
            </p>
          </div>
        </aside>
      </div>
      <section className="area">
        <div className="wide area-inner">
          <div>
            <h2>{area.title}</h2>
            <p className="lead">{area.text}</p>
          </div>
          <AreaMap words={area} />
        </div>
      </section>
    </>
  );
}

export const contact: SitePage = {
  path: '/contact',
  Body: Contact,
  head: (words) => words.contact,
  picture: 'map',
  scripts: ['forms.js'],
};
