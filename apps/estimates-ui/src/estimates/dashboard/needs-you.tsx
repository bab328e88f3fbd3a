// Needs you: what waits for somebody in the office, each line the way to it.
import { estimates } from '@purlin/contracts/estimates.ts';
import { leads } from '@purlin/contracts/leads.ts';
import {
  CalendarIcon,
  ChatIcon,
  EnvelopeIcon,
  InboxIcon,
  TickCircleIcon,
  TimeIcon,
} from '@blueprintjs/icons';
import { classNames, EmptyState, ErrorPanel, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { useState, type ReactElement } from 'react';
import { needsOf, type Need } from './needs.ts';
import './needs-you.css';

/** What is beyond is said together, with the way to all. */
const MOST = 6;
/** More than this of a kind is one line anyway. */
const OF_A_KIND = 50;

const icons: Readonly<Record<Need['kind'], ReactElement>> = {
  email: <EnvelopeIcon />,
  request: <InboxIcon />,
  question: <ChatIcon />,
  job: <CalendarIcon />,
  expiring: <TimeIcon />,
};

/** Undefined while it is on its way. */
function useWaiting() {
  const may = useMay();
  const shown = (show: 'needs-you' | 'no-job' | 'expiring') => ({
    query: { show, limit: OF_A_KIND },
  });
  const asked = [
    useRead(estimates.list, shown('needs-you')),
    useRead(estimates.list, shown('no-job')),
    useRead(estimates.list, shown('expiring')),
  ] as const;
  const mayRead = may(leads.list);
  const requests = useRead(
    leads.list,
    { query: { status: 'new', limit: OF_A_KIND } },
    { enabled: mayRead },
  );
  const [open, withoutJob, expiring] = asked.map(({ data }) => data);
  const newRequests = mayRead ? requests.data : [];
  const failed = [...asked, requests].find(({ problem, data }) => problem && !data);
  const waiting =
    open && withoutJob && expiring && newRequests
      ? { estimates: open, withoutJob, expiring, requests: newRequests }
      : undefined;
  return { waiting, failed };
}

export function NeedsYou() {
  const { waiting, failed } = useWaiting();
  const [now] = useState(() => new Date().toISOString());
  const needs = waiting && needsOf(waiting, now);
  return (
    <div className="est-needs">
      <Panel
        flush
        title="Needs you"
        actions={
          needs !== undefined &&
          needs.length > MOST && (
            <Link to="/estimates?show=needs-you">{`${needs.length - MOST} more`}</Link>
          )
        }
      >
        {failed ? (
          <ErrorPanel
            title="What needs you could not be loaded"
            message={failed.problem!.message}
            onRetry={failed.refresh}
            retrying={failed.refreshing}
          />
        ) : (
          <div className="est-needs-room" {...(needs ? {} : { 'aria-busy': true })}>
            <Needs needs={needs} />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Needs({ needs }: { readonly needs: readonly Need[] | undefined }) {
  if (!needs)
    return (
      <div className="pl-panel-body">
        <output className="pl-hidden">Loading…</output>
        <span className="pl-bone pl-bone-wide" />
      </div>
    );
  if (needs.length === 0)
    return (
      <EmptyState icon={<TickCircleIcon size={24} />} title="Nothing waits for you">
        Questions, new requests, e-mails that did not arrive and accepted work without a job stand
        here.
      </EmptyState>
    );
  return (
    <ul aria-label="Needs you">
      {needs.slice(0, MOST).map(({ kind, who, what, amount, late, to, deed }) => (
        <li key={`${kind} ${to}`} className={classNames('est-need', late && 'est-need-late')}>
          <span className="est-need-icon" aria-hidden>
            {icons[kind]}
          </span>
          <span className="est-need-words">
            <strong>{who}</strong> {what}
            {late && <span className="est-need-when"> · today</span>}
          </span>
          <span className="est-need-sum">{amount && <Money amount={amount} />}</span>
          <Link to={to} className="est-need-do" aria-label={`${deed}: ${who} ${what}`}>
            {deed}
          </Link>
        </li>
      ))}
    </ul>
  );
}
