// The bar at the top of every page; on small screens its links are in a menu that opens without
// script.
import { Mark } from '../art/mark.tsx';
import { useFacts } from '../facts.ts';
import { siteLanguages } from '@purlin/domain/shared/languages.ts';
import { addressIn, useLanguage, useTo, useWords, wordsOf } from '../language.tsx';
import type { SitePage } from '../page.ts';
import { PhoneLink } from './company.tsx';
import { LOGIN, navigation } from './navigation.ts';

function Links({ current }: { readonly current: SitePage }) {
  const { nav } = useWords().frame;
  const to = useTo();
  const isHere = (path: string) =>
    path === current.path ? 'page' : path === current.under ? 'true' : undefined;
  return (
    <ul>
      {navigation.map(({ path, name }) => (
        <li key={path}>
          <a href={to(path)} aria-current={isHere(path)}>
            {nav[name]}
          </a>
        </li>
      ))}
      <li>
        <a href={LOGIN}>{nav.login}</a>
      </li>
    </ul>
  );
}

/** A link to the same page in the other language. */
function OtherLanguage({ page }: { readonly page: SitePage }) {
  const language = useLanguage();
  return siteLanguages
    .filter((other) => other !== language && !page.anywhere)
    .map((other) => (
      <a
        key={other}
        className="bar-language"
        href={addressIn(other, page.file ? '/' : page.path)}
        hrefLang={other}
        lang={other}
      >
        {wordsOf(language).frame.otherLanguage}
      </a>
    ));
}

export function Brand() {
  const { name } = useFacts();
  return (
    <>
      <Mark />
      <span className="brand-name">{name}</span>
    </>
  );
}

export function TopBar({ page }: { readonly page: SitePage }) {
  const { frame } = useWords();
  const to = useTo();
  return (
    <header className="bar" id="bar">
      <div className="bar-inner">
        <a className="brand" href={to('/')}>
          <Brand />
        </a>
        <nav className="bar-links" aria-label={frame.mainNavigation}>
          <Links current={page} />
        </nav>
        <OtherLanguage page={page} />
        <PhoneLink className="button bar-call" />
        <details className="menu" id="menu">
          <summary>{frame.menu}</summary>
          <nav aria-label={frame.mainNavigation}>
            <Links current={page} />
            <OtherLanguage page={page} />
          </nav>
        </details>
      </div>
    </header>
  );
}
