// The actions of one estimate in a list.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { DownloadIcon, EnvelopeIcon, EyeOpenIcon, LinkIcon } from '@blueprintjs/icons';
import { buttonClass, copyText, IconButton, Tip } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { clientLink, usePdf } from './estimate-actions.ts';
import { sendWord } from './send-dialog.tsx';

export function RowActions({ estimate, onSend }: { readonly estimate: EstimateSummary; readonly onSend: (estimate: EstimateSummary) => void }) {
  const pdf = usePdf(estimate);
  const { estimateNumber: number, status } = estimate;
  return (
    <div className="pl-actions">
      {status !== 'draft' && <IconButton label="Copy client link" icon={<LinkIcon />} onClick={() => void copyText(clientLink(number), 'Client link')} />}
      <Tip text="View"><Link to={`/estimates/${estimate.id}`} className={`${buttonClass({ variant: 'minimal' })} pl-square`} aria-label={`View ${number}`}><EyeOpenIcon /></Link></Tip>
      <IconButton label="Download PDF" icon={<DownloadIcon />} loading={pdf.loading} onClick={() => void pdf.download()} />
      <IconButton label={status === 'draft' ? 'Send to client' : `${sendWord(status)} e-mail`} icon={<EnvelopeIcon />} onClick={() => onSend(estimate)} />
    </div>
  );
}
