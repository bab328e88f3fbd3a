// The languages of the site: which page stands at which address, and the words of the page being
// drawn.
import { createContext, type ReactNode, useContext } from 'react';
import {
  type Language,
  type SiteLanguage,
  siteLanguageOf,
} from '@purlin/domain/shared/languages.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const words: Readonly<Record<Language, Words>> = { en, es, fr };
export const wordsOf = (language: Language): Words => words[language];

/** What a language calls itself, for the links that lead to it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** English stands at the root, others under their own. `path` may carry a #part. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=#)/, '')}`;
}

const LanguageContext = createContext<Language>('en');

export function InLanguage({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useContext(LanguageContext);
/** The same where only the languages of the site can be: English for whoever reads another one. */
export const useSiteLanguage = (): SiteLanguage => siteLanguageOf(useLanguage());
/** The words of the page being drawn. */
export const useWords = (): Words => wordsOf(useLanguage());

/** Makes the address of a page of the site in the language of the page being drawn. */
export function useTo(): (path: string) => string {
  const language = useSiteLanguage();
  return (path) => addressIn(language, path);
}
