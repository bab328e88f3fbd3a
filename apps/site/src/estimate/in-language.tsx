// The words of the estimate page. Apart from language.tsx, so that the browser does not load the
// words of the whole site.
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { estimate as en } from '../words/en/estimate.ts';
import { estimate as es } from '../words/es/estimate.ts';
import type { Language } from '../language.tsx';
import { refusalsIn } from './refusals.ts';

export type EstimateWords = typeof en;

/** The words of a language, and what the server's refusals are called in it. */
export interface LanguageTexts {
  readonly words: EstimateWords;
  readonly refusals: ReturnType<typeof refusalsIn>;
}
const texts: Readonly<Record<Language, LanguageTexts>> = {
  en: { words: en, refusals: refusalsIn('en') },
  es: { words: es, refusals: refusalsIn('es') },
};

const TextsContext = createContext<LanguageTexts>(texts.en);

export const InLanguage = ({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) => <TextsContext value={texts[language]}>{children}</TextsContext>;
export const useEstimateWords = (): EstimateWords => useContext(TextsContext).words;
export const useTexts = (): LanguageTexts => useContext(TextsContext);

/**
 * A text with each {name} replaced by what stands for it; a name that nothing stands for leaves
 * nothing behind.
 */
export function Filled({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, n) => (
      <Fragment key={`${n} ${piece}`}>{n % 2 === 0 ? piece : parts[piece]}</Fragment>
    ));
}
