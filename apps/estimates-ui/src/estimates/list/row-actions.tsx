// The actions of one estimate in a list: the usual ones at hand, the others in a menu.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DownloadIcon, EditIcon, EnvelopeIcon, EyeOpenIcon, MoreIcon } from '@blueprintjs/icons';
import { buttonClass, IconButton, MenuButton, PHONE, Tip, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, May, useMay } from '@purlin/web/web.ts';
import { available, type EstimateAction } from '../actions/available.ts';
import { actionWords } from '../actions/action-words.tsx';
import { usePdf } from '../actions/estimate-actions.ts';
import { sendWord } from '../actions/send-dialog.tsx';

interface Props {
  readonly estimate: EstimateSummary;
  readonly onDo: (action: EstimateAction, estimate: EstimateSummary) => void;
}

export function RowActions({ estimate, onDo }: Props) {
  const pdf = usePdf(estimate);
  const phone = useMediaQuery(PHONE);
  const { id, estimateNumber: number, status } = estimate;
  const can = available(estimate, useMay());
  // On a phone there is room for two; the rest is in the menu.
  const atHand: readonly EstimateAction[] = phone ? [] : ['edit', 'send'];
  const inMenu = can.filter((action) => !atHand.includes(action));
  const link = (to: string, label: string, icon: React.ReactElement) => (
    <Tip text={label}>
      <Link
        to={to}
        className={`${buttonClass({ variant: 'minimal' })} pl-square`}
        aria-label={`${label} ${number}`}
      >
        {icon}
      </Link>
    </Tip>
  );
  return (
    <div className="pl-actions">
      {link(`/estimates/${id}`, 'View', <EyeOpenIcon />)}
      <May call={estimates.pdf}>
        <IconButton
          label="Download PDF"
          icon={<DownloadIcon />}
          loading={pdf.loading}
          onClick={() => void pdf.download()}
        />
      </May>
      {!phone && can.includes('edit') && link(`/estimates/${id}/edit`, 'Edit', <EditIcon />)}
      {!phone && can.includes('send') && (
        <IconButton
          label={status === 'draft' ? 'Send to client' : `${sendWord(status)} e-mail`}
          icon={<EnvelopeIcon />}
          onClick={() => onDo('send', estimate)}
        />
      )}
      {inMenu.length > 0 && (
        <MenuButton
          label={`More actions for ${number}`}
          variant="minimal"
          icon={<MoreIcon />}
          actions={inMenu.map((action) => ({
            ...actionWords(action, estimate),
            onSelect: () => onDo(action, estimate),
          }))}
        />
      )}
    </div>
  );
}
