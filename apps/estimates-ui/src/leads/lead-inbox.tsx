// The screen /clients/leads: what people ask on the website, in three tabs.
import { leads } from '@purlin/contracts/leads.ts';
import { ChevronLeftIcon } from '@blueprintjs/icons';
import { PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import type { ReactNode } from 'react';
import { LeadTable } from './lead-table.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import '../parts/count.css';
import './leads.css';

const tabs = ['quotes', 'messages', 'subscribers'] as const;
type Tab = (typeof tabs)[number];
const names: Readonly<Record<Tab, ReactNode>> = {
  quotes: (
    <span>
      Quote<span className="lead-wide"> requests</span>
      <span className="lead-narrow">s</span>
    </span>
  ),
  messages: 'Messages',
  subscribers: 'Subscribers',
};

const Count = ({ count, words }: { readonly count: number | undefined; readonly words: string }) =>
  count ? (
    <span className="est-count">
      {count}
      <span className="pl-hidden"> {words}</span>
    </span>
  ) : null;

export function LeadInbox() {
  usePageTitle('Requests');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'quotes';
  const counts = useRead(leads.counts).data;
  const count: Readonly<Record<Tab, number | undefined>> = {
    quotes: counts?.newQuotes,
    messages: counts?.newMessages,
    subscribers: counts?.subscribers,
  };
  return (
    <PageLayout list>
      <PageHeader
        title="Requests"
        back={
          <Link to="/clients" className="pl-back">
            <ChevronLeftIcon />
            Clients
          </Link>
        }
        description="What people ask on the website. An answer is promised within 24 hours."
      />
      <nav className="pl-tabs" aria-label="Kinds of requests">
        {tabs.map((one) => (
          <Link
            key={one}
            to={one === 'quotes' ? '/clients/leads' : `/clients/leads?tab=${one}`}
            {...(one === tab ? { 'aria-current': 'page' } : {})}
          >
            {names[one]}
            <Count count={count[one]} words={one === 'subscribers' ? 'on the list' : 'new'} />
          </Link>
        ))}
      </nav>
      {tab === 'subscribers' ? (
        <SubscriberTable />
      ) : (
        <LeadTable key={tab} kind={tab === 'quotes' ? 'quote' : 'message'} />
      )}
    </PageLayout>
  );
}
