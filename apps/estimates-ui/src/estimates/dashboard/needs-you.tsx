// Needs You: items that need the office's action, each with a link.
import { answers } from '@purlin/contracts/estimate-answers.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { leads } from '@purlin/contracts/leads.ts';
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import {
  BookIcon,
  CalendarIcon,
  ChatIcon,
  EnvelopeIcon,
  InboxIcon,
  TimeIcon,
} from '@blueprintjs/icons';
import { NEED_DEED, NeedLine, NeedList } from '@purlin/ui/list/need-line.tsx';
import { ErrorPanel, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/needs-you.ts';
import { useState, type ReactElement } from 'react';
import { needsOf, type Need } from './needs.ts';
import './needs-you.css';

/** Items beyond this number are summed up in one line with a link to all. */
const MOST = 6;
/** The page size per kind. More than this are grouped into one line anyway. */
const OF_A_KIND = 50;

const icons: Readonly<Record<Need['kind'], ReactElement>> = {
  email: <EnvelopeIcon />,
  request: <InboxIcon />,
  question: <ChatIcon />,
  job: <CalendarIcon />,
  expiring: <TimeIcon />,
  books: <BookIcon />,
};

/** The right each action needs; other users get a link to look. */
const deedOf = {
  email: estimates.retryEmail,
  request: leads.reply,
  question: answers.answer,
  job: scheduling.convert,
  expiring: estimates.send,
  books: quickbooks.syncNow,
} as const satisfies Readonly<Record<Need['kind'], unknown>>;

/** Undefined while loading. */
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
  // Users whose main work is payments see QuickBooks in the payments panel.
  const mayBook = may(quickbooks.syncNow) && may(estimates.draft);
  const books = useRead(quickbooks.status, {}, { enabled: mayBook });
  const newRequests = mayRead ? requests.data : [];
  const failed = [...asked, requests].find(({ problem, data }) => problem && !data);
  const waiting =
    open && withoutJob && expiring && newRequests
      ? { estimates: open, withoutJob, expiring, requests: newRequests, books: books.data }
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
        title={say('title')}
        actions={
          needs !== undefined &&
          needs.length > MOST && (
            <Link to="/estimates?show=needs-you">
              {say('more', { count: needs.length - MOST })}
            </Link>
          )
        }
      >
        {failed ? (
          <ErrorPanel
            title={say('failed')}
            message={failed.problem!.message}
            onRetry={failed.refresh}
            retrying={failed.refreshing}
          />
        ) : (
          <div className="est-needs-room" {...(needs ? {} : { 'aria-busy': true })}>
            <NeedList
              name={say('title')}
              lines={needs?.slice(0, MOST).map((need) => (
                <Line key={`${need.kind} ${need.to}`} need={need} />
              ))}
              loading={say('loading')}
              nothing={say('nothing')}
              nothingMeans={say('nothing-means')}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}

function Line({ need: { kind, who, what, amount, late, ...need } }: { readonly need: Need }) {
  const may = useMay();
  const mayDo = may(deedOf[kind]);
  const deed = mayDo ? need.deed : say('look');
  const to = mayDo ? need.to : (need.look ?? need.to);
  return (
    <NeedLine
      icon={icons[kind]}
      who={who}
      what={what}
      when={late ? say('today') : undefined}
      sum={amount && <Money amount={amount} />}
      deed={
        <Link to={to} className={NEED_DEED} aria-label={say('deed-named', { deed, who, what })}>
          {deed}
        </Link>
      }
    />
  );
}
