// The sync status of each kind of record: how many are in sync, and how many are not. Selecting a
// kind filters the list below, and a count links to the records it counts.
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { RecordState } from '@purlin/contracts/quickbooks.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { billsComing } from './bills-coming.ts';
import { figure } from './figure.ts';
import { kindsOf } from './record-words.ts';

const OTHERS = [
  ['differs', 'qb-warn'],
  ['review', 'qb-warn'],
  ['failed', 'qb-bad'],
  ['waiting', 'qb-info'],
] as const;

export const KindBoard = ({
  counts: { kinds },
  chosen,
  to,
  toState,
}: {
  readonly counts: QuickBooksCounts;
  readonly chosen: string | undefined;
  /** The URL of a kind's list; undefined for all kinds. */
  readonly to: (kind: string | undefined) => string;
  /** The URL of a kind's records in that state. */
  readonly toState: (kind: string, state: RecordState) => string;
}) => (
  <nav aria-label={say('kinds')}>
    <ul className="qb-kinds">
      {kinds.map(({ kind, ...counts }) => {
        const others = OTHERS.filter(([state]) => counts[state] > 0);
        // On a phone, shows only this total for each kind.
        const needs = counts.differs + counts.review + counts.failed;
        const isChosen = kind === chosen;
        const coming = kind === 'bill' ? billsComing(kinds) : 0;
        const isNone = others.length === 0 && counts['in-step'] === 0;
        return (
          <li key={kind} className={isNone && coming === 0 ? 'qb-none' : ''}>
            <Link
              className="qb-card"
              to={to(isChosen ? undefined : kind)}
              {...(isChosen ? { 'aria-current': true as const } : {})}
            >
              <span className="qb-kind">{kindsOf(kind)}</span>
              {needs > 0 && (
                <span className="pl-count pl-count-bad qb-needs" aria-hidden>
                  {figure(needs)}
                </span>
              )}
              {isNone ? (
                coming === 0 && <span>{say('none-yet')}</span>
              ) : (
                <span>
                  <b>{figure(counts['in-step'])}</b> {say('in-step-there')}
                </span>
              )}
            </Link>
            {others.map(([state, tone]) => (
              <Link key={state} className={`qb-of-state ${tone}`} to={toState(kind, state)}>
                {say(`board.${state}`, { count: counts[state] })}
              </Link>
            ))}
            {coming > 0 && (
              <span className="qb-info">{say('with-payments', { count: coming })}</span>
            )}
          </li>
        );
      })}
    </ul>
  </nav>
);
