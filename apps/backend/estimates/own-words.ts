// Texts of ours that nobody has edited, in the language of whoever reads the client's page; what
// somebody typed stays as it is.
import { earlierIntro, usualChangeIntro, usualIntro } from '@purlin/domain/shared/intro-message.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { packageWords } from '@purlin/words/packages.ts';

type InEach = Readonly<Record<Language, string>>;

/** Line breaks, of a form or of our files, make no other text. */
const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

const inEach = (said: (language: Language) => string): InEach => ({
  en: bare(said('en')),
  es: bare(said('es')),
  fr: bare(said('fr')),
});

const PACKAGE_WORDS = ['good', 'good-is', 'better', 'better-is', 'best', 'best-is'] as const;
const packages = PACKAGE_WORDS.map((key) => inEach((language) => packageWords(language)(key)));
const texts: readonly InEach[] = [usualIntro, usualChangeIntro, ...packages];

/** By what it says in any language. */
const known = new Map([
  ...texts.flatMap((text) => languages.map((one) => [bare(text[one]), text] as const)),
  ...Object.values(earlierIntro).map((text) => [bare(text), usualIntro] as const),
]);

/** A text that may be ours, in this language. */
export const inWordsOf = (language: Language, text: string): string =>
  known.get(bare(text))?.[language] ?? text;

interface Said {
  readonly introMessage: string;
  readonly estimateOptions: readonly { readonly title: string; readonly description: string }[];
}

/** The estimate with the texts that are ours in this language. */
export function withOwnWords<E extends Said>(estimate: E, language: Language): E {
  const said = (text: string): string => inWordsOf(language, text);
  return {
    ...estimate,
    introMessage: said(estimate.introMessage),
    estimateOptions: estimate.estimateOptions.map((option) => ({
      ...option,
      title: said(option.title),
      description: said(option.description),
    })),
  };
}
