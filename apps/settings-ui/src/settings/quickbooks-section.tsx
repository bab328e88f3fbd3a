// QuickBooks Integration: the connection in each of its states, and the sync status.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import {
  Button,
  buttonClass,
  ErrorPanel,
  Notice,
  Panel,
  Spinner,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { Ago, Link, May, Moment, useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-quickbooks.ts';
import { syncing } from '../quickbooks/syncing.ts';
import { awayWords } from '../quickbooks/away-words.ts';
import { figure } from '../quickbooks/figure.ts';
import { syncNotice } from '../quickbooks/sync-notice.ts';
import { endsSoon, EndingNotice } from '../quickbooks/ending.tsx';
import { AccountsPanel } from './quickbooks-accounts.tsx';
import { BeforeConnecting } from './quickbooks-before.tsx';
import { ConnectButton, DisconnectButton } from './quickbooks-connect.tsx';
import './quickbooks.css';

/** The polling interval of the status. */
const LOOK_MS = 60_000;

function SyncButton() {
  const { run, pending } = useCommand(quickbooks.syncNow, {
    toast: { done: syncNotice, failed: say('sync-failed') },
  });
  return <Button text={say('sync-now')} loading={pending} onClick={() => void run()} />;
}

const TONES = {
  'not-connected': 'quiet',
  connected: 'good',
  'reconnect-needed': 'bad',
} as const;

/** No green badge while nothing can be sent: it would contradict the text beside it. */
const badgeOf = ({ state, away }: QuickBooksStatus) =>
  away
    ? { tone: 'warn' as const, label: say('held-up') }
    : { tone: TONES[state], label: say(`state.${state}`) };

/** The text below the company's name. */
function Explained({ status }: { readonly status: QuickBooksStatus }) {
  const { state, mode, lastSync, holdsUntil, away, papersFrom } = status;
  if (away)
    return (
      <p>
        {awayWords(away)[0]} {say('away-since')} <Moment at={away.since} />
        {say('away-sentence', { sentence: awayWords(away)[1] })}{' '}
        <Moment at={away.triedAgainAt} as="second" />.
      </p>
    );
  if (state === 'reconnect-needed') return <p>{say('reconnect-needed')}</p>;
  if (state === 'not-connected')
    return mode === 'off' ? <p>{say('not-set-up')}</p> : <p>{say('connect-once')}</p>;
  return (
    <p>
      {lastSync ? (
        <>
          {say('last-sync')} <Ago at={lastSync} />
        </>
      ) : (
        say('never-synced')
      )}
      {holdsUntil && (
        <>
          {' '}
          {say('holds-until')} <Moment at={holdsUntil} as="day" />
        </>
      )}
      {papersFrom && <> {say('papers-from', { day: papersFrom })}</>}
    </p>
  );
}

const Connection = ({ status }: { readonly status: QuickBooksStatus }) => {
  const { state, mode, companyName } = status;
  return (
    <div className="qb-connection">
      <span className="qb-logo" aria-hidden>
        qb
      </span>
      <div className="qb-company">
        <p className="qb-name">
          {companyName ?? 'QuickBooks Online'} <StatusBadge {...badgeOf(status)} />{' '}
          {mode === 'demo' && state !== 'not-connected' && (
            <StatusBadge tone="info" label={say('demo-company')} />
          )}
        </p>
        <div className="pl-muted">
          <Explained status={status} />
        </div>
      </div>
      <div className="pl-actions">
        {state === 'connected' && !status.awaitsStart && (
          <May call={quickbooks.syncNow}>
            <SyncButton />
          </May>
        )}
        {state !== 'connected' && mode !== 'off' && (
          <May call={quickbooks.auth}>
            <ConnectButton label={say(state === 'reconnect-needed' ? 'reconnect' : 'connect')} />
          </May>
        )}
        {state !== 'not-connected' && (
          <May call={quickbooks.disconnect}>
            <DisconnectButton />
          </May>
        )}
      </div>
    </div>
  );
};

/** One row: records in sync, waiting, and a link to those that need action. */
const Counts = ({
  status: { inStep, waiting, needYou },
}: {
  readonly status: QuickBooksStatus;
}) => (
  <dl className="qb-counts">
    <div>
      <dt>{say('in-step')}</dt>
      <dd>{figure(inStep)}</dd>
    </div>
    <div>
      <dt>{say('waiting')}</dt>
      <dd>{figure(waiting)}</dd>
    </div>
    <div className={needYou > 0 ? 'qb-bad' : ''}>
      <dt>
        {needYou === 0 ? (
          say('need-you', { count: 0 })
        ) : (
          <Link to={rooms.quickbooks.screens.sync}>{say('need-you', { count: needYou })}</Link>
        )}
      </dt>
      <dd>{figure(needYou)}</dd>
    </div>
  </dl>
);

/** The progress of a sync that needs no action. */
const Progress = ({ status }: { readonly status: QuickBooksStatus }) => {
  const { inStep } = status;
  const count = syncing(status);
  return count === 0 ? null : (
    <progress aria-label={say('brought')} max={inStep + count} value={inStep} />
  );
};

/** The company is new: the user first reviews what would go there, on the sync page. */
const AwaitsStart = () => (
  <Notice
    tone="info"
    title={say('awaits-start')}
    actions={
      <Link className={buttonClass({ intent: 'primary' })} to={rooms.quickbooks.screens.sync}>
        {say('preview')}
      </Link>
    }
  >
    {say('awaits-start-what')}
  </Notice>
);

export function QuickBooksSection() {
  const { data: status, problem, refresh } = useRead(quickbooks.status, {}, { everyMs: LOOK_MS });
  if (!status)
    return (
      <Panel title={say('title')}>
        {problem ? (
          <ErrorPanel title={say('look-up-failed')} message={problem.message} onRetry={refresh} />
        ) : (
          <Spinner size={24} />
        )}
      </Panel>
    );
  const isThere = status.state !== 'not-connected';
  return (
    <>
      <Panel title={say('title')} description={say('lead')}>
        <div className="qb-state">
          <Connection status={status} />
          {!isThere && status.mode !== 'off' && <BeforeConnecting />}
          {status.mode === 'demo' && (
            <Notice tone="info" title={say('a-demo-company')}>
              {say('demo-help')}
            </Notice>
          )}
          {status.state === 'connected' && endsSoon(status) && (
            <EndingNotice
              status={status}
              action={
                <May call={quickbooks.auth}>
                  <ConnectButton label={say('connect-again')} />
                </May>
              }
            />
          )}
          {status.awaitsStart && <AwaitsStart />}
          {isThere && <Counts status={status} />}
          {isThere && <Progress status={status} />}
          {isThere && (
            <Link className="qb-more" to={rooms.quickbooks.screens.sync}>
              {say('to-records')}
            </Link>
          )}
        </div>
      </Panel>
      {status.state === 'connected' && (
        <May call={quickbooks.accounts}>
          <AccountsPanel away={status.away} />
        </May>
      )}
    </>
  );
}
