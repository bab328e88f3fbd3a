// The newsletter form.
import { Form, Submit, TextField } from './form-fields.tsx';
import { useWords } from '../language.tsx';

export function Newsletter() {
  const {
    newsletter: { title, text, email, subscribe },
  } = useWords().frame;
  return (
    <section className="newsletter">
      <div className="wide newsletter-inner">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <Form name="newsletter" label={title} className="form-line">
          <TextField
            form="newsletter"
            name="email"
            type="email"
            label={email}
            autoComplete="email"
            required
          />
          <Submit>{subscribe}</Submit>
        </Form>
      </div>
    </section>
  );
}
