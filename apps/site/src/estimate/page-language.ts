// In which language the page was written.
import { type Language, languages } from '@purlin/domain/shared/languages.ts';

export const pageLanguage = (): Language =>
  languages.find((one) => one === document.documentElement.lang) ?? 'en';
