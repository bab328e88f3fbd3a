// The screen /clients/leads: website requests by kind, and saved views.
import { leads } from '@purlin/contracts/leads.ts';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { ListViews } from '@purlin/ui/list/list-views.tsx';
import type { ListView } from '@purlin/ui/list/saved-views.ts';
import { PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, useListViews, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/leads.ts';
import type { ReactNode } from 'react';
import { LeadTable } from './lead-table.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import '../parts/count.css';
import './leads.css';

const tabs = ['quotes', 'messages', 'subscribers'] as const;
type Tab = (typeof tabs)[number];
const names = (): Readonly<Record<Tab, ReactNode>> => ({
  quotes: (
    <span>
      <span className="lead-wide">{say('quote-requests')}</span>
      <span className="lead-narrow">{say('quotes')}</span>
    </span>
  ),
  messages: say('messages'),
  subscribers: say('subscribers'),
});

const addressOf = (tab: Tab): string => (tab === 'quotes' ? '' : `tab=${tab}`);
const kinds: readonly ListView[] = tabs.map((tab) => ({ name: tab, address: addressOf(tab) }));

const Count = ({ count, words }: { readonly count: number | undefined; readonly words: string }) =>
  count ? (
    <span className="est-count">
      {count}
      <span className="pl-hidden"> {words}</span>
    </span>
  ) : null;

export function LeadInbox() {
  usePageTitle(say('requests'));
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'quotes';
  const counts = useRead(leads.counts).data;
  const count: Readonly<Record<Tab, number | undefined>> = {
    quotes: counts?.newQuotes,
    messages: counts?.newMessages,
    subscribers: counts?.subscribers,
  };
  const views = useListViews('/clients/leads');
  // A kind stays highlighted while its list is searched or filtered.
  const link: typeof views.link = (view, current) => {
    const kind = tabs.find((one) => one === view.name);
    if (!kind || !kinds.includes(view)) return views.link(view, current);
    return (
      <Link
        key={kind}
        to={view.address === '' ? '/clients/leads' : `/clients/leads?${view.address}`}
        {...(kind === tab ? { 'aria-current': 'page' as const } : {})}
      >
        {names()[kind]}
        <Count
          count={count[kind]}
          words={kind === 'subscribers' ? say('on-the-list') : say('new-ones')}
        />
      </Link>
    );
  };
  return (
    <PageLayout list>
      <PageHeader
        title={say('requests')}
        back={
          <Link to="/clients" className="pl-back">
            <ChevronLeftIcon />
            {say('clients')}
          </Link>
        }
        description={say('lead')}
      />
      <ListViews list="leads" own={kinds} {...views} link={link} />
      {tab === 'subscribers' ? (
        <SubscriberTable />
      ) : (
        <LeadTable key={tab} kind={tab === 'quotes' ? 'quote' : 'message'} />
      )}
    </PageLayout>
  );
}
