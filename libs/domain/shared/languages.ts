// The supported languages, and the subset that the public site offers.

export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The public site's languages; it falls back to English. */
export const siteLanguages = ['en', 'es'] as const satisfies readonly Language[];
export type SiteLanguage = (typeof siteLanguages)[number];
export const siteLanguageOf = (language: unknown): SiteLanguage =>
  siteLanguages.find((one) => one === language) ?? 'en';
