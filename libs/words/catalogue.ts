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

/** A text in every language. */
export type InEach = Readonly<Record<Language, string>>;
/**
 * The same where a key's texts stand side by side: one that is missing, or fills in what is not
 * given, does not compile.
 */
export const sentencesFor =
  <Given>() =>
  <const T extends { readonly [K in keyof Given]: InEach }>(
    texts: T & {
      readonly [K in keyof T]: K extends keyof Given
        ? { readonly [L in keyof T[K]]: T[K][L] extends string ? Fits<T[K][L], Given[K]> : never }
        : { readonly 'is no key of the catalogue': K };
    },
  ): T =>
    texts;

type ParametersByKey<T extends Texts> = { readonly [K in keyof T]: ParametersOf<T[K]> };
/** The same keys in another language; a text fills in nothing that the English one does not. */
export const translationOf =
  <const T extends Texts>(_english: T) =>
  <const U extends { readonly [K in keyof T]: string }>(
    texts: U & Fitting<U, ParametersByKey<T>>,
  ): U =>
    texts;

/** A part of the catalogue. What staff alone read may be there in English only. */
export interface Part<T extends Texts> {
  readonly en: T;
  readonly es?: { readonly [K in keyof T]: string };
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
