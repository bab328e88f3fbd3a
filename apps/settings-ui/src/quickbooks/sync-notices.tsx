// Notices above the records: reconnecting, choosing accounts, and the progress of a first sync.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { buttonClass, Notice } from '@purlin/ui/ui.ts';
import { Link, May, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { awayWords } from './away-words.ts';
import { progressOf } from './bills-coming.ts';
import { syncing } from './syncing.ts';
import { endsSoon, EndingNotice } from './ending.tsx';

const SETTINGS = '/settings/quickbooks';
/** Progress is shown from this many waiting records on. */
const MANY = 20;
/** The throughput of a first sync within QuickBooks' rate limits, in records per minute. */
const RECORDS_A_MINUTE = 250;

/** The estimated time for the rest, in minutes. */
const minutesFor = (waiting: number): number => Math.max(1, Math.ceil(waiting / RECORDS_A_MINUTE));

/** Derived from the server's counts, so it is correct after a reload and on any device. */
const Progress = ({
  count,
  kinds,
}: { readonly count: number } & Pick<QuickBooksCounts, 'kinds'>) => {
  const { there, all, coming } = progressOf(kinds);
  return (
    <section className="qb-going" aria-label={say('progress')}>
      <p>
        <strong>{say('done-of', { done: there, all })}</strong> {say('records-there')}{' '}
        {coming > 0 && `${say('brought-along', { count: coming })} `}
        <span className="pl-muted">
          {say('remaining', { minutes: minutesFor(count + coming) })}
        </span>
      </p>
      <progress aria-label={say('brought')} max={all} value={there} />
    </section>
  );
};

const ConnectAgain = () => (
  <May call={quickbooks.auth}>
    <Link className={buttonClass({})} to={SETTINGS}>
      {say('connect-again')}
    </Link>
  </May>
);

export const SyncNotices = ({
  status,
  counts,
}: {
  readonly status: QuickBooksStatus;
  /** Undefined while they load. */
  readonly counts: QuickBooksCounts | undefined;
}) => (
  <>
    {status.state === 'reconnect-needed' && (
      <Notice tone="bad" title={say('reconnect')} actions={<ConnectAgain />}>
        {say('reconnect-needed', { count: status.waiting })}
      </Notice>
    )}
    {status.state === 'connected' && endsSoon(status) && (
      <EndingNotice status={status} action={<ConnectAgain />} />
    )}
    {status.away && (
      <Notice tone="warn" title={awayWords(status.away)[0]}>
        {awayWords(status.away)[1]} {say('away-since')} <Moment at={status.away.since} />
        {say('away-tried-again')} <Moment at={status.away.triedAgainAt} as="second" />
        {say('away-nothing-lost')}
      </Notice>
    )}
    {status.state === 'connected' && status.accountsMissing.length > 0 && (
      <Notice
        tone="warn"
        title={say('accounts-open')}
        actions={
          <May call={quickbooks.chooseAccounts}>
            <Link className={buttonClass({})} to={SETTINGS}>
              {say('choose-accounts')}
            </Link>
          </May>
        }
      >
        {status.accountsUnused.length > 0 &&
          `${say('accounts-unused', { names: status.accountsUnused.join(', ') })} `}
        {say('accounts-open-why', { count: status.waiting })}
      </Notice>
    )}
    {counts && syncing(status) >= MANY && <Progress count={syncing(status)} kinds={counts.kinds} />}
    {status.state === 'connected' && status.held > 0 && (
      <Notice tone="info">{say('held', { count: status.held })}</Notice>
    )}
  </>
);
