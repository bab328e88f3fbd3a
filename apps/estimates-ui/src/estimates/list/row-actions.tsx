// The actions of an estimate in a list: common ones as buttons, the others in a menu.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DownloadIcon, EditIcon, EnvelopeIcon, EyeOpenIcon, MoreIcon } from '@blueprintjs/icons';
import { buttonClass, IconButton, MenuButton, Tip, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, May, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { available, type EstimateAction } from '../actions/available.ts';
import { actionWords } from '../actions/action-words.tsx';
import { usePdf } from '../actions/estimate-actions.ts';

interface Props {
  readonly estimate: EstimateSummary;
  readonly onDo: (action: EstimateAction, estimate: EstimateSummary) => void;
}

/**
 * With a mouse there is room on the row; on touch screens the card itself opens it and the menu has
 * the rest.
 */
const ROOM = '(hover: hover) and (min-width: 64rem)';

export function RowActions({ estimate, onDo }: Props) {
  const pdf = usePdf(estimate);
  const room = useMediaQuery(ROOM);
  const may = useMay();
  const { estimateNumber: number } = estimate;
  const can = available(estimate, may);
  const atHand: readonly EstimateAction[] = room ? ['edit', 'send'] : [];
  const download =
    room || !may(estimates.pdf)
      ? []
      : [
          {
            label: say('download-pdf'),
            icon: <DownloadIcon />,
            onSelect: () => void pdf.download(),
          },
        ];
  const inMenu = can.filter((action) => !atHand.includes(action));
  return (
    <div className="pl-row-actions">
      {room && <AtHand estimate={estimate} onDo={onDo} can={can} pdf={pdf} />}
      <MenuButton
        label={say('more-actions', { number })}
        variant="minimal"
        icon={<MoreIcon />}
        actions={[
          ...download,
          ...inMenu.map((action) => ({
            ...actionWords(action, estimate),
            onSelect: () => onDo(action, estimate),
          })),
        ]}
      />
    </div>
  );
}

/** The most common actions: view, download, edit, send. */
function AtHand({
  estimate,
  onDo,
  can,
  pdf,
}: Props & {
  readonly can: readonly EstimateAction[];
  readonly pdf: ReturnType<typeof usePdf>;
}) {
  const { id, estimateNumber: number, status } = estimate;
  const link = (to: string, label: string, named: string, icon: React.ReactElement) => (
    <Tip text={label}>
      <Link
        to={to}
        className={`${buttonClass({ variant: 'minimal' })} pl-square`}
        aria-label={named}
      >
        {icon}
      </Link>
    </Tip>
  );
  return (
    <div className="pl-actions pl-actions-more">
      {link(`/estimates/${id}`, say('view'), say('view-named', { number }), <EyeOpenIcon />)}
      <May call={estimates.pdf}>
        <IconButton
          label={say('download-pdf')}
          icon={<DownloadIcon />}
          loading={pdf.loading}
          onClick={() => void pdf.download()}
        />
      </May>
      {can.includes('edit') &&
        link(`/estimates/${id}/edit`, say('edit'), say('edit-named', { number }), <EditIcon />)}
      {can.includes('send') && (
        <IconButton
          label={status === 'draft' ? say('send-to-client') : say('resend-email')}
          icon={<EnvelopeIcon />}
          onClick={() => onDo('send', estimate)}
        />
      )}
    </div>
  );
}
