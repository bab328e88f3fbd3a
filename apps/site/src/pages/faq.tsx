// Questions and answers, opened one by one.
import { faq as categories } from '../content/faq.ts';
import { CallBand } from '../frame/call-band.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { Page } from '../page.ts';

function Faq() {
  return (
    <>
      <PageHead title="Questions people ask on the ladder" lead="About inspections, prices, the work itself, and your rights in Oregon." />
      <div className="wide faq">
        {categories.map(({ id, name, questions }) => (
          <section key={id} className="split" aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <div>{questions.map(({ question, answer }) => <details key={question} className="question"><summary>{question}</summary><p>{answer}</p></details>)}</div>
          </section>
        ))}
      </div>
      <CallBand title="Yours is not here?" text="Call us. Asking costs nothing either." />
    </>
  );
}

export const faq: Page = {
  path: '/faq', title: 'Questions and answers', Body: Faq,
  description: 'Free inspections, prices, how long a roof takes, working in the rain, storm damage, insurance, and what Oregon requires of a roofing contractor.',
  schema: {
    '@context': 'https://schema.org', '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ questions }) => questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }))),
  },
};
