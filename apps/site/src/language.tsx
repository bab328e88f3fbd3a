// The site's languages: the URL of each page in each language, and the texts of the page being
// rendered.
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

/** Each language's name for itself, for the links that lead to it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** English is at the root, other languages under their prefix. `path` may have a #fragment. */
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
/** The language for site-only texts: English for readers of a language the site does not have. */
export const useSiteLanguage = (): SiteLanguage => siteLanguageOf(useLanguage());
/** The texts of the page being rendered. */
export const useWords = (): Words => wordsOf(useLanguage());

/** Returns a function that builds URLs of the site's pages in the current language. */
export function useTo(): (path: string) => string {
  const language = useSiteLanguage();
  return (path) => addressIn(language, path);
}
