// The screen /dashboard/emails: queued, failed and sent emails, and decisions.
import { emails, EmailShow, type EmailCounts } from '@purlin/contracts/emails.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { classNames, Notice, PageHeader, PageLayout } from '@purlin/ui/ui.ts';
import {
  Link,
  Moment,
  usePageTitle,
  useRead,
  useSearchParams,
  useSession,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/emails.ts';
import { Decisions } from './decisions.tsx';
import { EmailTable } from './email-table.tsx';
import { isSetting, saidOf } from './email-words.ts';

const PATH = '/dashboard/emails';
const tabs = ['waiting', 'failed', 'decisions', 'sent'] as const;
type Tab = (typeof tabs)[number];

const countIn = (counts: EmailCounts | undefined, tab: Tab): number =>
  counts && tab !== 'sent' ? counts[tab === 'decisions' ? 'undecided' : tab] : 0;

export function Emails() {
  usePageTitle(say('title'));
  const [address] = useSearchParams();
  const { user } = useSession();
  const counts = useRead(emails.counts).data;
  const decides = may(user?.role, 'effects.decide');
  const tab = tabs.find((one) => one === address.get('show')) ?? usualTab(counts, decides);
  return (
    <PageLayout list>
      <PageHeader
        title={say('title')}
        back={
          <Link to="/dashboard" className="pl-back">
            <ChevronLeftIcon />
            {say('dashboard')}
          </Link>
        }
        description={say('description')}
      />
      <OutageNotice counts={counts} />
      <nav className="pl-tabs" aria-label={say('by-state')}>
        {tabs
          .filter((one) => one !== 'decisions' || decides)
          .map((one) => (
            <Link
              key={one}
              to={`${PATH}?show=${one}`}
              {...(one === tab ? { 'aria-current': 'page' } : {})}
            >
              {say(`tab.${one}`)}
              <Count tab={one} count={countIn(counts, one)} />
            </Link>
          ))}
      </nav>
      {tab === 'decisions' ? <Decisions /> : <EmailTable key={tab} show={EmailShow.parse(tab)} />}
    </PageLayout>
  );
}

/** The tab that most needs attention. */
const usualTab = (counts: EmailCounts | undefined, decides: boolean): Tab => {
  if (counts?.undecided && decides) return 'decisions';
  if (counts?.failed) return 'failed';
  return counts && counts.waiting === 0 ? 'sent' : 'waiting';
};

const Count = ({ tab, count }: { readonly tab: Tab; readonly count: number }) =>
  count === 0 ? null : (
    <span className={classNames('pl-count', tab !== 'waiting' && 'pl-count-bad')}>
      {count > 999 ? '999+' : count}
    </span>
  );

/** While the mail server is down: since when, why, and that nothing is lost. */
function OutageNotice({ counts }: { readonly counts: EmailCounts | undefined }) {
  if (!counts?.outage) return null;
  const { outage, waiting } = counts;
  return (
    <Notice tone={isSetting(outage.problem) ? 'bad' : 'warn'} title={say('outage')}>
      {saidOf(outage)} {say('since')} <Moment at={outage.since} />
      {say('outage-waits', { count: waiting })}{' '}
      {say(isSetting(outage.problem) ? 'outage-setting' : 'outage-tries')}
    </Notice>
  );
}
