// Zod enums for the languages in languages.ts.
import { z } from 'zod';
import { languages, siteLanguages } from './languages.ts';

/** The language of a client's pages, e-mails and documents. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** The language of the public site and the e-mails it sends. */
export const SiteLanguage = z.enum(siteLanguages);
export type SiteLanguage = z.infer<typeof SiteLanguage>;
