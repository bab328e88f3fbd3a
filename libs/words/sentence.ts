// The sentence for a code: a refusal's, or that of a request which never reached a rule.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fill } from './message.ts';
import type { Values } from './parameters.ts';
import { en as refusalsInEnglish } from './refusals/en.ts';
import { es as refusalsInSpanish } from './refusals/es.ts';
import { fr as refusalsInFrench } from './refusals/fr.ts';
import { en as requestsInEnglish } from './requests/en.ts';
import { es as requestsInSpanish } from './requests/es.ts';
import { fr as requestsInFrench } from './requests/fr.ts';

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...requestsInEnglish, ...refusalsInEnglish },
  es: { ...requestsInSpanish, ...refusalsInSpanish },
  fr: { ...requestsInFrench, ...refusalsInFrench },
};

/** In the language asked for. A code that nothing is said about stands for itself. */
export const sentenceOf = (code: string, values: Values, language: Language): string =>
  fill(SENTENCES[language][code] ?? code.replaceAll('-', ' '), values, language);
export type SentenceOf = typeof sentenceOf;
