// An action on an estimate wherever it is shown: downloading its PDF.
import { estimates } from '@purlin/contracts/estimates.ts';
import { toast } from '@purlin/ui/ui.ts';
import { ApiProblem, downloadFile, failureNotice } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { useState } from 'react';

/** Saves the PDF as estimate-{number}.pdf. A failure shows a toast. */
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
      toast(failureNotice(thrown, say('pdf-failed')));
    } finally {
      setLoading(false);
    }
  };
  return { loading, download };
}
