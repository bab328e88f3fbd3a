// How our languages write numbers and dates, and which of them somebody asks for.
import { languages, type Language } from '@purlin/domain/shared/languages.ts';

/** How dates are written. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  fr: 'fr-US',
};
/**
 * How numbers and amounts are written: the company works in the United States in every language,
 * and what is typed into a field is read as it is shown beside it.
 */
export const numberLocales: typeof locales = { en: 'en-US', es: 'es-US', fr: 'en-US' };

const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

/** The first of our languages by a header Accept-Language (RFC 9110 section 12.5.4). */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
  });
  return (
    wishes
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ language }) => language)
      .find(isLanguage) ?? 'en'
  );
}
