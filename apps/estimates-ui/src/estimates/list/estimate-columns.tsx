// The columns of an estimate, on every page that lists estimates.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { type Column, Money } from '@purlin/ui/ui.ts';
import { Link, Moment, momentsIn } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import type { EstimateAction } from '../actions/available.ts';
import { EstimateStanding } from './estimate-standing.tsx';
import { RowActions } from './row-actions.tsx';

/** Shows EST-17. The rest of the number, which is the client's access key, is visually hidden. */
const Numbered = ({ estimateNumber, estimateType }: EstimateSummary) => {
  const [prefix = '', id = ''] = estimateNumber.split('-');
  const short = `${prefix}-${id}`;
  return (
    <span className="pl-figures pl-muted" title={estimateNumber}>
      {short}
      <span className="pl-hidden">
        {estimateNumber.slice(short.length)}
        {estimateType === 'multi_option' && say('has-options')}
      </span>
    </span>
  );
};

const day = (date: React.ReactNode) => <span className="pl-figures pl-muted est-day">{date}</span>;

const dates = (): readonly Column<EstimateSummary>[] => [
  {
    name: say('created'),
    width: '7rem',
    minor: true,
    onCard: 'none',
    sort: '-createdAt',
    cell: (e) => day(<Moment at={e.createdAt} as="day" />),
  },
  {
    name: say('valid-until'),
    width: '7rem',
    // The project gets the room; an expired offer is marked beside its status.
    minor: 'first',
    onCard: 'none',
    sort: 'validUntil',
    cell: (e) => day(e.validUntil ? momentsIn('UTC').day(e.validUntil) : '—'),
  },
];

export const estimateColumns = (
  onDo: (action: EstimateAction, estimate: EstimateSummary) => void,
): readonly Column<EstimateSummary>[] => [
  {
    name: say('estimate'),
    width: '6rem',
    sort: '-number',
    onCard: 'aside',
    cell: (e) => <Numbered {...e} />,
  },
  {
    name: say('client'),
    width: '19%',
    sort: 'clientName',
    onCard: 'title',
    cell: (e) => <strong className="est-client">{e.clientName}</strong>,
  },
  {
    name: say('project'),
    onCard: 'title',
    cell: (e) => (
      <Link className="pl-row-link est-project" to={`/estimates/${e.id}`} title={e.projectTitle}>
        {e.changesJobId !== null && <small className="est-change">{say('change-order')} </small>}
        {e.projectTitle}
      </Link>
    ),
  },
  {
    name: say('status'),
    width: '13rem',
    sort: 'status',
    onCard: 'badge',
    cell: (e) => <EstimateStanding {...e} />,
  },
  {
    name: say('amount'),
    width: '8.4rem',
    onCard: 'figure',
    sort: '-total',
    end: true,
    cell: (e) => (
      <span className="est-amount">
        {e.lack && Number(e.total) === 0 ? (
          <span className="pl-muted">{say('not-ready')}</span>
        ) : (
          <Money amount={e.total} />
        )}
      </span>
    ),
  },
  ...dates(),
  {
    name: say('actions'),
    width: '3.2rem',
    onCard: 'actions',
    end: true,
    cell: (e) => <RowActions estimate={e} onDo={onDo} />,
  },
];
