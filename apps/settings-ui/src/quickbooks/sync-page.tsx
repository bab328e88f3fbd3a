// The screen /quickbooks: records in sync, waiting and failed with the reason, matches, and
// differences.
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import { quickbooks, RecordState } from '@purlin/contracts/quickbooks.ts';
import type { QuickBooksStatus } from '@purlin/contracts/quickbooks-status.ts';
import { CogIcon, LinkIcon, RefreshIcon, TickCircleIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  classNames,
  EmptyState,
  ErrorPanel,
  PageHeader,
  PageLayout,
  Panel,
  SearchField,
  Spinner,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import {
  Ago,
  Link,
  May,
  Moment,
  useCommand,
  useFilters,
  useMay,
  usePageTitle,
  useRead,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sync.ts';
import { figure } from './figure.ts';
import { KindBoard } from './kind-board.tsx';
import { Preview } from './preview.tsx';
import { isKind } from './record-words.ts';
import { RecordList } from './record-list.tsx';
import { syncNotice } from './sync-notice.ts';
import { SyncNotices } from './sync-notices.tsx';

const PATH = '/quickbooks';
const SETTINGS = '/settings/quickbooks';
/** The polling interval of the status. */
const LOOK_MS = 60_000;

const TABS = ['differs', 'review', 'failed', 'waiting', 'in-step', 'excluded', 'all'] as const;
type Tab = (typeof TABS)[number];

const sumOf = ({ kinds }: QuickBooksCounts, kind: string | undefined, tab: Tab): number =>
  kinds
    .filter((one) => kind === undefined || one.kind === kind)
    .flatMap((one) =>
      RecordState.options.filter((s) => tab === 'all' || s === tab).map((s) => one[s]),
    )
    .reduce((sum, count) => sum + count, 0);

function SyncNow() {
  const { run, pending } = useCommand(quickbooks.syncNow, {
    toast: { done: syncNotice, failed: say('sync-failed') },
  });
  return (
    <May call={quickbooks.syncNow}>
      <Button
        icon={<RefreshIcon />}
        text={say('sync-now')}
        loading={pending}
        onClick={() => void run()}
      />
    </May>
  );
}

function RetryAll() {
  const { run, pending } = useCommand(quickbooks.retry, {
    toast: {
      done: ({ retried }) => ({ title: say('tried-again-count', { retried }) }),
      failed: say('retry-all-failed'),
    },
  });
  return (
    <May call={quickbooks.retry}>
      <Button
        text={say('retry-all')}
        loading={pending}
        onClick={() => void run({ body: { all: true } })}
      />
    </May>
  );
}

function NotConnected({ mode }: { readonly mode: QuickBooksStatus['mode'] }) {
  const may = useMay();
  const connects = may(quickbooks.auth);
  const why = mode === 'off' ? 'not-set-up' : connects ? 'connect-once' : 'ask-somebody';
  return (
    <Panel>
      <EmptyState
        icon={<LinkIcon size={24} />}
        title={say('not-connected')}
        action={
          mode !== 'off' &&
          connects && (
            <Link className={buttonClass({ intent: 'primary' })} to={SETTINGS}>
              {say('connect-in-settings')}
            </Link>
          )
        }
      >
        {say(why)}
      </EmptyState>
    </Panel>
  );
}

/** There is nothing left to do. */
const AllInStep = ({
  count,
  comparedAt,
}: {
  readonly count: number;
  readonly comparedAt: string | null;
}) => (
  <Panel>
    <EmptyState
      icon={<TickCircleIcon size={24} />}
      title={say(count === 0 ? 'nothing-to-bring' : 'all-in-step')}
      action={
        count > 0 && (
          <Link className={buttonClass({})} to={`${PATH}?show=in-step`}>
            {say('show-there')}
          </Link>
        )
      }
    >
      {count === 0 ? say('nothing-to-bring-help') : say('all-same', { count })}{' '}
      {comparedAt && (
        <>
          {say('last-compared')} <Moment at={comparedAt} />
          {say('every-night')}
        </>
      )}
    </EmptyState>
  </Panel>
);

function Records({ counts }: { readonly counts: QuickBooksCounts }) {
  const { q, given, search } = useFilters<'show' | 'kind'>();
  const asked = given('kind');
  const kind = isKind(asked) ? asked : undefined;
  const wanted = TABS.find((one) => one === given('show'));
  const urgent = TABS.slice(0, 4).find((one) => sumOf(counts, kind, one) > 0);
  const tab = wanted ?? (q === '' ? urgent : 'all');
  const to = (changed: {
    readonly show?: string | undefined;
    readonly kind?: string | undefined;
  }) => {
    const all = Object.entries({ show: wanted, kind, q, ...changed });
    const set = all.flatMap(([name, value]) => (value ? [[name, value]] : []));
    return `${PATH}?${new URLSearchParams(set)}`;
  };
  return (
    <>
      <KindBoard
        counts={counts}
        chosen={kind}
        to={(one) => to({ kind: one })}
        toState={(one, state) => to({ kind: one, show: state })}
      />
      <nav className="pl-tabs qb-tabs" aria-label={say('by-state')}>
        {TABS.map((one) => (
          <Link
            key={one}
            to={to({ show: one })}
            {...(one === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {say(`tab.${one}`)}
            <TabCount tab={one} count={sumOf(counts, kind, one)} />
          </Link>
        ))}
      </nav>
      <div className="pl-toolbar">
        <SearchField
          label={say('search-label')}
          placeholder={say(kind ? `search.${kind}` : 'search-all')}
          value={q}
          onSearch={search}
        />
        {tab === 'failed' && sumOf(counts, undefined, 'failed') > 0 && <RetryAll />}
      </div>
      {tab ? (
        <RecordList show={tab} kind={kind} q={q} onClear={() => search('')} />
      ) : (
        <AllInStep count={sumOf(counts, kind, 'in-step')} comparedAt={counts.comparedAt} />
      )}
    </>
  );
}

const TabCount = ({ tab, count }: { readonly tab: Tab; readonly count: number }) =>
  count === 0 || tab === 'all' ? null : (
    <span
      className={classNames(
        'pl-count',
        ['differs', 'review', 'failed'].includes(tab) && 'pl-count-bad',
      )}
    >
      {figure(count)}
    </span>
  );

export function SyncPage() {
  usePageTitle('QuickBooks');
  const { data: status, problem, refresh } = useRead(quickbooks.status, {}, { everyMs: LOOK_MS });
  const counts = useRead(quickbooks.counts).data;
  const isThere = status && status.state !== 'not-connected';
  return (
    <PageLayout list>
      <PageHeader
        title="QuickBooks"
        beside={
          status?.mode === 'demo' && isThere && <StatusBadge tone="info" label={say('demo')} />
        }
        description={
          isThere ? (
            <>
              {status.companyName}
              {status.lastSync && (
                <>
                  {' '}
                  {say('last-sync')} <Ago at={status.lastSync} />
                </>
              )}
              {status.papersFrom && <> {say('papers-from', { day: status.papersFrom })}</>}
            </>
          ) : (
            say('description')
          )
        }
        actions={
          isThere && (
            <>
              <Link className={buttonClass({})} to={SETTINGS}>
                <CogIcon />
                {say('connection')}
              </Link>
              {status.state === 'connected' && !status.awaitsStart && <SyncNow />}
            </>
          )
        }
      />
      {status && isThere && <SyncNotices status={status} counts={counts} />}
      {status && !isThere && <NotConnected mode={status.mode} />}
      {status?.awaitsStart && <Preview company={status.companyName ?? 'QuickBooks'} />}
      {isThere && !status.awaitsStart && counts && <Records counts={counts} />}
      {!status &&
        (problem ? (
          <Panel>
            <ErrorPanel title={say('look-up-failed')} message={problem.message} onRetry={refresh} />
          </Panel>
        ) : (
          <Spinner size={24} aria-label={say('loading')} />
        ))}
    </PageLayout>
  );
}
