// The languages we speak: the one list of them, and which of them the public site has.

export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** What the public site is written in; who prefers another language reads it in English. */
export const siteLanguages = ['en', 'es'] as const satisfies readonly Language[];
export type SiteLanguage = (typeof siteLanguages)[number];
export const siteLanguageOf = (language: unknown): SiteLanguage =>
  siteLanguages.find((one) => one === language) ?? 'en';
