// Shown, with status 404, for an address that leads nowhere; in both languages, because nobody
// knows which one was meant.
import { LostShingle } from '../art/lost-shingle.tsx';
import { PhoneLink } from '../frame/company.tsx';
import { useWords } from '../language.tsx';
import type { SitePage } from '../page.ts';

function NotFound() {
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
          <a className="button" href="/">
            {home}
          </a>
          <PhoneLink className="button button-ghost" />
        </div>
        <p lang="es">
          {missing.other}{' '}
          <a href="/es" hrefLang="es">
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
  englishOnly: true,
  head: ({ notices: { missing } }) => ({ title: missing.tab, description: missing.description }),
};
