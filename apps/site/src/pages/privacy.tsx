// What happens with visitors' data, in plain language.
import { EmailLink, PhoneLink } from '../frame/company.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function Privacy() {
  const {
    privacy: { heading, lead, sections, ask },
  } = useWords();
  return (
    <>
      <PageHead title={heading} lead={lead} />
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className="wide split">
          <h2>{title}</h2>
          <div className="prose">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      ))}
      <section className="wide split">
        <h2>{ask.title}</h2>
        <div className="prose">
          <p>{ask.text}</p>
          <p>
            <span className="only-reached">
              <PhoneLink />
              {' · '}
            </span>
            <EmailLink />
          </p>
        </div>
      </section>
    </>
  );
}

export const privacy: SitePage = {
  path: '/privacy',
  Body: Privacy,
  head: (words) => words.privacy,
};
