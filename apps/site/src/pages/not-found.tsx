// The 404 page; below /es it is in Spanish. Each links to the other language, because the intended
// one is unknown.
import { LostShingle } from '../art/lost-shingle.tsx';
import { PhoneLink } from '../frame/company.tsx';
import { addressIn, useSiteLanguage, useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function NotFound() {
  const language = useSiteLanguage();
  const other = language === 'en' ? 'es' : 'en';
  const {
    notices: { missing, home },
  } = useWords();
  return (
    <section className="wide lost">
      <LostShingle />
      <div>
        <h1>{missing.title}</h1>
        <p className="lead">{missing.text}</p>
        <div className="actions">
          <a className="button" href={addressIn(language, '/')}>
            {home}
          </a>
          <PhoneLink className="button button-ghost" />
        </div>
        <p lang={other}>
          {missing.other}{' '}
          <a href={addressIn(other, '/')} hrefLang={other}>
            {missing.otherLink}
          </a>
        </p>
      </div>
    </section>
  );
}

export const notFound: SitePage = {
  path: '/404',
  file: '404.html',
  Body: NotFound,
  unlisted: true,
  anywhere: true,
  head: ({ notices: { missing } }) => ({ title: missing.tab, description: missing.description }),
};
