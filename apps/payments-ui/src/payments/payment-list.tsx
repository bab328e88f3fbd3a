// A list of payments in a panel: header with selection, rows, and the loading, error and empty
// states.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { BankAccountIcon } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel, Money } from '@purlin/ui/ui.ts';
import type { KeptRow } from '@purlin/ui/list/steady-rows.ts';
import { type List, useFilters } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type ReactNode, useId } from 'react';
import { PaymentRow } from './payment-row.tsx';
import { sumOf } from './sums.ts';
import { WhereItWent } from './changed-meanwhile.tsx';

interface HeadProps {
  readonly title: string;
  readonly id: string;
  readonly payments: readonly VendorPayment[];
  /** More payments exist than are loaded, so neither count nor total is complete. */
  readonly more?: boolean;
  /** All, some, or none are selected; unset if nothing is selectable. */
  readonly choose?: {
    readonly chosen: number;
    /** The number of selectable payments. */
    readonly of: number;
    readonly onChooseAll: (on: boolean) => void;
  };
  readonly aside?: ReactNode;
}

export const ListHead = ({ title, id, payments, more, choose, aside }: HeadProps) => (
  <div className="pay-list-head">
    {choose && choose.of > 0 && (
      <label className="pay-pick">
        <input
          type="checkbox"
          aria-label={say('select-all', { count: choose.of })}
          checked={choose.chosen > 0 && choose.chosen === choose.of}
          ref={(input) => {
            if (input) input.indeterminate = choose.chosen > 0 && choose.chosen < choose.of;
          }}
          onChange={(event) => choose.onChooseAll(event.currentTarget.checked)}
        />
      </label>
    )}
    <h2 id={id}>
      {title} ({payments.length}
      {more && '+'})
    </h2>
    {!more && (
      <span className="pl-muted">
        <Money amount={sumOf(payments, 'projectTotal')} />
      </span>
    )}
    {aside && <div className="pay-list-aside">{aside}</div>}
  </div>
);

/** The column heads, where rows have columns. */
const Columns = () => (
  <li className="pay-columns" aria-hidden>
    <span />
    <span>{say('vendor-and-job')}</span>
    <span>{say('status')}</span>
    <span>{say('scheduled')}</span>
    <span>{say('labor-and-materials')}</span>
    <span className="pl-end">{say('total')}</span>
    <span />
  </li>
);

/** Up to this many removed rows are looked up one by one. If more have left, a batch took them. */
const MOST_TOLD = 5;

/** `row` renders a row; one that has left stays, dimmed, and says where it went. */
export function PaymentList({
  title,
  rows,
  more,
  choose,
  aside,
  today,
  row,
}: Omit<HeadProps, 'id' | 'payments'> & {
  readonly rows: readonly KeptRow<VendorPayment>[];
  readonly today: string | undefined;
  readonly row: (payment: VendorPayment) => ReactNode;
}) {
  const id = useId();
  const payments = rows.flatMap(({ row: payment, gone }) => (gone ? [] : [payment]));
  const told = new Set(rows.filter(({ gone }) => gone).slice(0, MOST_TOLD));
  return (
    <section className="pl-panel pay-list" aria-labelledby={id}>
      <ListHead
        id={id}
        title={title}
        payments={payments}
        {...(more ? { more } : {})}
        {...(choose ? { choose } : {})}
        aside={aside}
      />
      <ul className="pay-rows" aria-labelledby={id}>
        <Columns />
        {rows.map((line) => (
          <li key={line.row.id} className={line.gone ? 'pay-gone' : ''}>
            {line.gone ? (
              <PaymentRow
                payment={line.row}
                today={today}
                why={<WhereItWent payment={line.row} isTold={told.has(line)} />}
              />
            ) : (
              row(line.row)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown in place of rows; undefined if there are some. */
export function useInsteadOf(
  list: List<VendorPayment>,
  empty: { readonly title: string; readonly hint: string; readonly action?: ReactNode },
): ReactNode | undefined {
  const { q, filter } = useFilters();
  if (list.loading)
    return (
      <div className="pl-panel pl-bones pay-bones" role="status">
        <span className="pl-hidden">{say('loading')}</span>
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <span key={n} className="pl-bone pl-bone-wide" aria-hidden />
        ))}
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title={say('load-failed')}
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      </div>
    );
  if (list.items.length === 0)
    return (
      <div className="pl-panel">
        {q === '' ? (
          <EmptyState
            icon={<BankAccountIcon size={24} />}
            title={empty.title}
            action={empty.action}
          >
            {empty.hint}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<BankAccountIcon size={24} />}
            title={say('none-found')}
            action={<Button text={say('clear-search')} onClick={() => filter('q', '')} />}
          >
            {say('no-such-payment', { q })}
          </EmptyState>
        )}
      </div>
    );
  return undefined;
}

export const More = ({ list }: { readonly list: List<VendorPayment> }) =>
  list.hasMore && (
    <div className="pay-more">
      <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
    </div>
  );
