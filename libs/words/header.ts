// What the fields of an offer's header are called, and its facts for people.
import type { FactKindName, HeldBy } from '@purlin/domain/estimates/fact-kinds.ts';
import type {
  FactName,
  HeaderFields,
  HeaderName,
  NamesWhere,
} from '@purlin/domain/estimates/header-fields.ts';
import { en } from './header/en.ts';
import { es } from './header/es.ts';
import { fr } from './header/fr.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fill } from './message.ts';

type Names = Readonly<Record<HeaderName, object>>;
/** How the value of a fact reads that is no plain text. */
type Values = {
  readonly [K in NamesWhere<{ readonly kind: FactKindName }> as `${K}.value`]: {
    readonly value: HeldBy<HeaderFields[K]['kind']>;
  };
};
/** What the words of a header fill in: a name nothing, a value itself. */
export type HeaderTexts = Names & Values;

/** The names by language and field. */
export const headerWords: Readonly<Record<Language, Readonly<Record<HeaderName, string>>>> = {
  en,
  es,
  fr,
};

/** A line of an offer: what it is called, and its value. */
export interface Fact {
  readonly name: HeaderName;
  readonly label: string;
  readonly value: string;
}

/** Of these facts the ones that somebody filled in, in their order. */
export const factsOf = (
  header: Readonly<Partial<Record<FactName, string | number | null>>>,
  names: readonly FactName[],
  language: Language,
): readonly Fact[] =>
  names.flatMap((name): Fact[] => {
    const value = header[name];
    if (value === null || value === undefined || value === '') return [];
    const words: Readonly<Record<string, string>> = headerWords[language];
    const text = words[`${name}.value`];
    return [
      {
        name,
        label: headerWords[language][name],
        value: text === undefined ? String(value) : fill(text, { value }, language),
      },
    ];
  });
