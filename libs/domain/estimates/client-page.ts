// URLs of the client's estimate page, for e-mails, links and previews.
import type { Language } from '../shared/languages.ts';

/** The page's path: English at the root of the site, other languages under a prefix. */
export const clientPagePath = (estimateNumber: string, language: Language): string =>
  `${language === 'en' ? '' : `/${language}`}/estimate/${encodeURIComponent(estimateNumber)}`;

/** The PDF's file name. Approved and signed copies are named differently from the offer. */
export const estimateFileName = (
  estimateNumber: string,
  { approved, signed }: { readonly approved: boolean; readonly signed: boolean } = {
    approved: false,
    signed: false,
  },
): string => `estimate-${estimateNumber}${approved ? (signed ? '-signed' : '-approved') : ''}.pdf`;

/** The page embedded as a preview for staff; its buttons do nothing. */
export const framedPagePath = (estimateNumber: string, language: Language): string =>
  `${clientPagePath(estimateNumber, language)}?frame`;
