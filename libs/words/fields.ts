// What shapes say of fields in words of their own: a shape gives a code and values, never a text.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { sayer } from './catalogue.ts';
import { en } from './fields/en.ts';
import { es } from './fields/es.ts';
import { fr } from './fields/fr.ts';
import { fill } from './message.ts';
import type { Values } from './parameters.ts';

export const fieldWords = sayer({ en, es, fr });
const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es, fr };

/** The text for a code that a shape gave; undefined where there is none. */
export function fieldText(code: unknown, values: Values, language: Language): string | undefined {
  const text = typeof code === 'string' ? TEXTS[language][code] : undefined;
  return text === undefined ? undefined : fill(text, values, language);
}
