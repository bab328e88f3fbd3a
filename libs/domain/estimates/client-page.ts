// Where a client reads an estimate: said once, for e-mails, links and previews.
import type { Language } from '../shared/languages.ts';

/** The path of the page: English at the root of the site, other languages below their own. */
export const clientPagePath = (estimateNumber: string, language: Language): string =>
  `${language === 'en' ? '' : `/${language}`}/estimate/${encodeURIComponent(estimateNumber)}`;
