// The FAQ page, with expandable answers.
import { CallBand } from '../frame/call-band.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { faqSchema } from '../frame/schema.ts';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function Faq() {
  const {
    faq: { heading, lead, categories, band },
  } = useWords();
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <div className="wide faq">
        {categories.map(({ id, name, questions }) => (
          <section key={id} className="split" aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <div>
              {questions.map(({ question, answer }) => (
                <details key={question} className="question">
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <CallBand {...band} />
    </>
  );
}

export const faq: SitePage = {
  path: '/faq',
  Body: Faq,
  head: (words) => words.faq,
  schema: faqSchema,
  picture: 'inspection',
};
