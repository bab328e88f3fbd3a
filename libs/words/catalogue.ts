// The catalogue's parts: texts by key, their translations, and the function that says one.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { fill } from './message.ts';
import type { Fits, ParametersOf } from './parameters.ts';

export type Texts = Readonly<Record<string, string>>;
/** Each key with a text that fills in nothing but what `Given` has under that key. */
type Fitting<T, Given> = {
  readonly [K in keyof T]: K extends keyof Given
    ? T[K] extends string
      ? Fits<T[K], Given[K]>
      : never
    : { readonly 'is no key of the catalogue': K };
};

/** Texts for keys that are declared elsewhere, with what each may fill in: none more, none less. */
export const textsFor =
  <Given>() =>
  <const T extends { readonly [K in keyof Given]: string }>(texts: T & Fitting<T, Given>): T =>
    texts;

/** A text in the two languages that may stand side by side; others have files of their own. */
export type InBoth = Readonly<Record<'en' | 'es', string>>;
/**
 * The same where a key's texts stand side by side: one that is missing, or fills in what is not
 * given, does not compile.
 */
export const sentencesFor =
  <Given>() =>
  <const T extends { readonly [K in keyof Given]: InBoth }>(
    texts: T & {
      readonly [K in keyof T]: K extends keyof Given
        ? { readonly [L in keyof T[K]]: T[K][L] extends string ? Fits<T[K][L], Given[K]> : never }
        : { readonly 'is no key of the catalogue': K };
    },
  ): T =>
    texts;

/**
 * The same keys in another language. That it fills in what the English one does is compared by a
 * spec: reading thousands of texts in every language takes the compiler minutes.
 */
export const translationOf =
  <const T extends Texts>(_english: T) =>
  (texts: { readonly [K in keyof T]: string }): { readonly [K in keyof T]: string } =>
    texts;

/** A part of the catalogue. What staff alone read may be there in English only. */
export interface Part<T extends Texts> {
  readonly en: T;
  readonly es?: { readonly [K in keyof T]: string };
  readonly fr?: { readonly [K in keyof T]: string };
}

/** Nothing to give when the text fills in nothing. */
type ValuesFor<P> = keyof P extends never ? readonly [] : readonly [values: P];
export type Say<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...values: ValuesFor<ParametersOf<T[K]>>
) => string;

/** Says a text of a part; what a language does not have is said in English. */
export const sayer =
  <const T extends Texts>(part: Part<T>) =>
  (language: Language): Say<T> =>
  (key, ...[values]) =>
    fill((part[language] ?? part.en)[key], values ?? {}, language);
