// The small pages after a form: sent, one more step, confirmed, unsubscribed, and errors to
// correct.
import { Drawing, type DrawingName } from '../art/drawing.tsx';
import { PhoneLink } from '../frame/company.tsx';
import { useTo, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';
import type { Words } from '../words/en.ts';

type Notice = Exclude<
  {
    [Name in keyof Words['notices']]: Words['notices'][Name] extends { title: string; text: string }
      ? Name
      : never;
  }[keyof Words['notices']],
  'missing'
>;

function notice(
  path: `/${string}`,
  name: Notice,
  back: '/' | '/blog',
  drawing: DrawingName,
): SitePage {
  function Body() {
    const { notices } = useWords();
    const to = useTo();
    return (
      <section className="wide notice">
        <div>
          <h1>{notices[name].title}</h1>
          <p className="lead">{notices[name].text}</p>
          <div className="actions">
            <a className="button" href={to(back)}>
              {back === '/' ? notices.home : notices.back}
            </a>
            <PhoneLink className="button button-ghost" />
          </div>
        </div>
        <Drawing name={drawing} />
      </section>
    );
  }
  return {
    path,
    Body,
    unlisted: true,
    head: ({ notices }) => ({ title: notices[name].title, description: notices[name].text }),
  };
}

/**
 * Filled in by the backend: a form with the submitted values and errors, or the result of a
 * newsletter link.
 */
function FormAnswer() {
  return (
    <section className="wide form-answer">
      <h1>%%form.title%%</h1>
      %%form.answer%%
    </section>
  );
}

export const notices: readonly SitePage[] = [
  notice('/quote/thank-you', 'quoteSent', '/', 'inspection'),
  notice('/quote/urgent', 'emergencySent', '/', 'limb'),
  notice('/contact/thank-you', 'messageSent', '/', 'bungalow'),
  notice('/newsletter/confirm-sent', 'newsletterAsked', '/blog', 'claim'),
  notice('/newsletter/confirmed', 'newsletterConfirmed', '/blog', 'farmhouse'),
  notice('/newsletter/unsubscribed', 'newsletterEnded', '/blog', 'coast'),
  {
    path: '/form-answer',
    Body: FormAnswer,
    unlisted: true,
    head: ({ notices: { formAnswer } }) => ({ title: '%%form.title%%', description: formAnswer }),
  },
];
