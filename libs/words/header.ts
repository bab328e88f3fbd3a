// What the fields of an offer's header are called, and its facts for people.
import type { FactName, HeaderName } from '@purlin/domain/estimates/header-fields.ts';
import { en } from './header/en.ts';
import { es } from './header/es.ts';
import type { Language } from './languages.ts';

/** By language and field. They fill in nothing, so the client’s page loads no reader of texts. */
export const headerWords: Readonly<Record<Language, Readonly<Record<HeaderName, string>>>> = {
  en,
  es,
};

/** A line of an offer: what it is called, and its value. */
export interface Fact {
  readonly name: HeaderName;
  readonly label: string;
  readonly value: string;
}
/** Of these facts the ones that somebody filled in, in their order. */
export const factsOf = (
  header: Readonly<Partial<Record<FactName, string | null>>>,
  names: readonly FactName[],
  language: Language,
): readonly Fact[] =>
  names.flatMap((name): Fact[] => {
    const value = header[name];
    return value === null || value === undefined || value === ''
      ? []
      : [{ name, label: headerWords[language][name], value }];
  });
