// Downloads the estimate as a PDF, an approved one with the certificate of the approval. A plain
// link would not work, because the server needs the estimate number in a header.
import { useState } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimateFileName } from '@purlin/domain/estimates/client-page.ts';
import { fetchPdf } from './api.ts';
import { useEstimateWords } from './in-language.tsx';

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the blob after the click handler has returned.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function PdfButton({ estimate }: { readonly estimate: PublicEstimate }) {
  const { pdf } = useEstimateWords();
  const [state, setState] = useState<'idle' | 'loading' | { readonly problem: string }>('idle');
  const approved = estimate.status === 'accepted';
  const fileName = estimateFileName(estimate.estimateNumber, { approved, signed: estimate.signed });
  const download = async () => {
    if (state === 'loading') return;
    setState('loading');
    const outcome = await fetchPdf(estimate);
    if (outcome.kind === 'done') save(outcome.value, fileName);
    setState(
      outcome.kind === 'done'
        ? 'idle'
        : { problem: (outcome.kind === 'refused' && outcome.message) || pdf.failed },
    );
  };
  return (
    <div className="pdf">
      <button
        type="button"
        className="button button-ghost"
        onClick={() => void download()}
        aria-disabled={state === 'loading'}
      >
        {state === 'loading'
          ? pdf.preparing
          : approved && estimate.signed
            ? pdf.downloadSigned
            : pdf.download}
      </button>
      {typeof state === 'object' && (
        <p className="pdf-problem" role="alert">
          {state.problem}
        </p>
      )}
    </div>
  );
}
