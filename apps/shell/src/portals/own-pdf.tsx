// The PDF of an estimate for its client; for an approved one, the copy that proves the approval.
import { answers } from '@purlin/contracts/estimate-answers.ts';
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import { estimateFileName } from '@purlin/domain/estimates/client-page.ts';
import { Button, toast } from '@purlin/ui/ui.ts';
import { ApiProblem, downloadFile, failureNotice } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { Download } from '@blueprintjs/icons';
import { useState } from 'react';

export function PdfButton({ estimate }: { readonly estimate: OwnEstimate }) {
  const [loading, setLoading] = useState(false);
  const { id, estimateNumber, status, signed } = estimate;
  const name = estimateFileName(estimateNumber, { approved: status === 'accepted', signed });
  const download = async () => {
    setLoading(true);
    try {
      await downloadFile(answers.pdf, { params: { id } }, name);
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      toast(failureNotice(thrown, say('pdf-failed')));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      icon={<Download />}
      text={say('pdf')}
      aria-label={say('pdf-of', { number: estimateNumber })}
      loading={loading}
      onClick={() => void download()}
    />
  );
}
