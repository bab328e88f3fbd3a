// The languages that clients read, as a shape.
import { z } from 'zod';
import { languages, siteLanguages } from './languages.ts';

/** In which language somebody reads their page, our e-mails and our papers. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** In which language somebody reads the public site, and what it sends. */
export const SiteLanguage = z.enum(siteLanguages);
export type SiteLanguage = z.infer<typeof SiteLanguage>;
