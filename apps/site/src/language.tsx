// The languages of the site: which page stands at which address, and the words of the page being
// drawn.
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';

const words: Readonly<Record<Language, Words>> = { en, es };
export const wordsOf = (language: Language): Words => words[language];

/** English stands at the root, Spanish under /es. `path` may carry a #part. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path.replace(/^\/(?=#)/, '')}`;
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
/** The words of the page being drawn. */
export const useWords = (): Words => wordsOf(useLanguage());

/** Makes the address of one of our pages in the language of the page being drawn. */
export function useTo(): (path: string) => string {
  const language = useLanguage();
  return (path) => addressIn(language, path);
}
