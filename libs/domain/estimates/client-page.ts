// Where a client reads an estimate: said once, for e-mails, links and previews.
import type { Language } from '../shared/languages.ts';

/** The path of the page: English at the root of the site, other languages below their own. */
export const clientPagePath = (estimateNumber: string, language: Language): string =>
  `${language === 'en' ? '' : `/${language}`}/estimate/${encodeURIComponent(estimateNumber)}`;

/** The name of its PDF; the copy that proves an approval is not taken for the offer. */
export const estimateFileName = (
  estimateNumber: string,
  { approved, signed }: { readonly approved: boolean; readonly signed: boolean } = {
    approved: false,
    signed: false,
  },
): string => `estimate-${estimateNumber}${approved ? (signed ? '-signed' : '-approved') : ''}.pdf`;

/** The same page as staff look at it in a frame, before it goes out: nothing on it is pressed. */
export const framedPagePath = (estimateNumber: string, language: Language): string =>
  `${clientPagePath(estimateNumber, language)}?frame`;
