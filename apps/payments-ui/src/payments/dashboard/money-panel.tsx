// The dashboard's payments part: totals and what needs action. Users who may act on a line get its
// action; read-only users get a link to the same items.
import { bankAccounts } from '@purlin/contracts/bank-accounts.ts';
import { paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { unclearAnswers } from '@purlin/contracts/unclear-answers.ts';
import {
  BankAccountIcon,
  BookIcon,
  CalendarIcon,
  DollarIcon,
  HelpIcon,
  LockIcon,
  TickCircleIcon,
  TickIcon,
  UndoIcon,
  UploadIcon,
} from '@blueprintjs/icons';
import { MetricCard, Metrics } from '@purlin/ui/layout/metric-card.tsx';
import { NEED_DEED, NeedLine, NeedList } from '@purlin/ui/list/need-line.tsx';
import { dollars, ErrorPanel, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/money-now.ts';
import type { ReactElement } from 'react';
import { type MoneyLine, moneyLines } from './money-lines.ts';

/** As many approved payments as their tab loads first. */
const PAGE = 100;

const icons: Readonly<Record<MoneyLine['kind'], ReactElement>> = {
  account: <BankAccountIcon />,
  approve: <TickIcon />,
  bank: <HelpIcon />,
  batch: <UploadIcon />,
  books: <BookIcon />,
  held: <LockIcon />,
  later: <CalendarIcon />,
  ready: <DollarIcon />,
  returned: <UndoIcon />,
};

/** Undefined while loading. */
function useMoney(withBooks: boolean) {
  const may = useMay();
  const [mayAccounts, mayBooks] = [may(bankAccounts.unconfirmed), may(quickbooks.status)];
  const counts = useRead(payments.counts);
  const approved = useRead(payments.list, {
    query: { status: 'approved', limit: PAGE, sort: 'scheduledPaymentDate' },
  });
  const money = useRead(payments.ofVendor);
  const unclear = useRead(unclearAnswers.list);
  const unconfirmed = useRead(paymentBatches.list, { query: { show: 'unconfirmed' } });
  const accounts = useRead(bankAccounts.unconfirmed, {}, { enabled: mayAccounts });
  const books = useRead(quickbooks.status, {}, { enabled: withBooks && mayBooks });
  const failed = [counts, approved, money, unclear, unconfirmed, accounts].find(
    ({ problem, data }) => problem && !data,
  );
  const known = !mayAccounts || accounts.data;
  const now =
    counts.data && approved.data && money.data && unclear.data && unconfirmed.data && known
      ? {
          counts: counts.data,
          approved: approved.data,
          cameBack: money.data.cameBack,
          unclear: unclear.data,
          unconfirmed: unconfirmed.data,
          accounts: accounts.data,
          books: books.data,
        }
      : undefined;
  return { now, counts: counts.data, failed };
}

/**
 * Users whose main work this is also see figures and QuickBooks; beside other work those are left
 * out.
 */
export function MoneyDashboard() {
  const first = !useMay()('estimates.write');
  const { now, counts, failed } = useMoney(first);
  const lines = now && moneyLines(now);
  return (
    <>
      {first && <Figures counts={counts} />}
      <Panel flush title={say('title')}>
        {failed ? (
          <ErrorPanel
            title={say('failed')}
            message={failed.problem!.message}
            onRetry={failed.refresh}
            retrying={failed.refreshing}
          />
        ) : (
          <div className="pay-now" {...(lines ? {} : { 'aria-busy': true })}>
            <NeedList
              name={say('title')}
              lines={lines?.map((line) => (
                <Line key={`${line.kind} ${line.to}`} line={line} />
              ))}
              loading={say('loading')}
              nothing={say('nothing')}
              nothingMeans={say('nothing-means')}
            />
          </div>
        )}
      </Panel>
    </>
  );
}

function Figures({ counts }: { readonly counts: ReturnType<typeof useMoney>['counts'] }) {
  const card = (status: 'approved' | 'paid' | 'pending', icon: ReactElement, to: string) => (
    <MetricCard
      label={say(status)}
      icon={icon}
      value={counts && <Link to={to}>{dollars(counts[status].total)}</Link>}
      hint={counts ? say('payments', { count: counts[status].count }) : '\u00a0'}
    />
  );
  return (
    <div className="pay-now-figures">
      <Metrics label={say('figures')}>
        {card('pending', <TickIcon />, '/vendor-payments')}
        {card('approved', <DollarIcon />, '/vendor-payments?status=approved')}
        {card('paid', <TickCircleIcon />, '/vendor-payments?status=paid')}
      </Metrics>
    </div>
  );
}

function Line({ line }: { readonly line: MoneyLine }) {
  const { kind, who, what, amount, to, call } = line;
  const may = useMay();
  const deed = line.deed && call && may(call) ? line.deed : say('look');
  return (
    <NeedLine
      icon={icons[kind]}
      who={who}
      what={what}
      sum={amount && <Money amount={amount} />}
      deed={
        <Link to={to} className={NEED_DEED} aria-label={say('deed-named', { deed, who, what })}>
          {deed}
        </Link>
      }
    />
  );
}
