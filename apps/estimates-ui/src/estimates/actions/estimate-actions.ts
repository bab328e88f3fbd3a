// What can be done with an estimate wherever it is shown: the client's link, and the PDF.
import { estimates } from '@purlin/contracts/estimates.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toast } from '@purlin/ui/ui.ts';
import { ApiProblem, downloadFile, failureNotice } from '@purlin/web/web.ts';
import { useState } from 'react';

/** The page the client opens, in their language; its number is the key. */
export const clientLink = (estimateNumber: string, language: Language = 'en'): string =>
  [location.origin, ...(language === 'en' ? [] : [language]), 'estimate', estimateNumber]
    .map((part, n) => (n === 0 ? part : encodeURIComponent(part)))
    .join('/');

/** Saves the PDF as estimate-{number}.pdf; a failure is told. */
export function usePdf({
  id,
  estimateNumber,
}: {
  readonly id: number;
  readonly estimateNumber: string;
}) {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await downloadFile(estimates.pdf, { params: { id } }, `estimate-${estimateNumber}.pdf`);
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      toast(failureNotice(thrown, 'Failed to download PDF'));
    } finally {
      setLoading(false);
    }
  };
  return { loading, download };
}
