// The HTML document around a page: head, frame, body.
import type { ReactNode } from 'react';
import type { Settings } from '@purlin/domain/company/settings/sections.ts';
import { Patterns } from '../art/patterns.tsx';
import { useFacts } from '../facts.ts';
import { type Language, siteLanguageOf } from '@purlin/domain/shared/languages.ts';
import {
  addressIn,
  InLanguage,
  languageNames,
  useLanguage,
  useTo,
  useWords,
} from '../language.tsx';
import { languagesOf, type SitePage } from '../page.ts';
import { SettingsProvider } from '../settings.ts';
import { CcbNumber, PhoneLink, TextLink } from './company.tsx';
import { Footer } from './footer.tsx';
import { asset, Head, type Assets } from './head.tsx';
import { Brand, TopBar } from './top-bar.tsx';

/** Call, text or ask: fixed at the bottom of every page on a phone. */
function ReachBar({ page }: { readonly page: SitePage }) {
  const { reach, nav } = useWords().frame;
  const to = useTo();
  return (
    <nav className="reach-bar" aria-label={reach.label}>
      <PhoneLink>{reach.call}</PhoneLink>
      <TextLink>{reach.text}</TextLink>
      <a href={to('/quote')} aria-current={page.path === '/quote' ? 'page' : undefined}>
        {nav.quote}
      </a>
    </nav>
  );
}

export function SiteFrame({
  page,
  children,
}: {
  readonly page: SitePage;
  readonly children: ReactNode;
}) {
  const { frame } = useWords();
  return (
    <>
      <a className="skip" href="#content">
        {frame.skip}
      </a>
      <Patterns />
      <TopBar page={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ReachBar page={page} />
    </>
  );
}

/**
 * Links to the other languages: to the home page, until the page's script, which knows the
 * estimate's number, points them to the same estimate (estimate/main.tsx).
 */
function DocumentLanguages({ page }: { readonly page: SitePage }) {
  const language = useLanguage();
  return languagesOf(page)
    .filter((other) => other !== language)
    .map((other) => (
      <a
        key={other}
        className="letterhead-language"
        href={addressIn(siteLanguageOf(other), '/')}
        hrefLang={other}
        lang={other}
      >
        {languageNames[other]}
      </a>
    ));
}

function DocumentFrame({
  page,
  children,
}: {
  readonly page: SitePage;
  readonly children: ReactNode;
}) {
  const { name, phone, year } = useFacts();
  const { estimate } = useWords();
  const to = useTo();
  return (
    <>
      <header className="letterhead">
        <p className="brand">
          <Brand />
        </p>
        <p className="letterhead-reach">
          <DocumentLanguages page={page} />
          <PhoneLink>{phone}</PhoneLink>
          <CcbNumber />
        </p>
      </header>
      <main id="content">{children}</main>
      <footer className="letter-foot">
        <p>
          © 2025–{year} {name}
        </p>
        <p>
          <a href={to('/')}>{estimate.aboutUs}</a>
        </p>
      </footer>
    </>
  );
}

function Html({ page, assets }: { readonly page: SitePage; readonly assets: Assets }) {
  const Frame = page.frame === 'document' ? DocumentFrame : SiteFrame;
  const scripts =
    page.frame === 'document' ? (page.scripts ?? []) : ['menu.js', ...(page.scripts ?? [])];
  return (
    <html lang={useLanguage()}>
      <Head page={page} assets={assets} scripts={scripts.map((name) => asset(assets, name))} />
      <body className={`page-${page.frame ?? 'site'}`}>
        <Frame page={page}>
          <page.Body />
        </Frame>
      </body>
    </html>
  );
}

export const Document = ({
  language,
  settings,
  ...rest
}: {
  readonly page: SitePage;
  readonly assets: Assets;
  readonly language: Language;
  readonly settings: Settings;
}) => (
  <SettingsProvider value={settings}>
    <InLanguage language={language}>
      <Html {...rest} />
    </InLanguage>
  </SettingsProvider>
);
