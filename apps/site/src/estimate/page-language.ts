// The language of the page.
import { type Language, languages } from '@purlin/domain/shared/languages.ts';

export const pageLanguage = (): Language =>
  languages.find((one) => one === document.documentElement.lang) ?? 'en';
