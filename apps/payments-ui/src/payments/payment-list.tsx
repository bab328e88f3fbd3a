// A list of payments in a panel: its head with what can be chosen of it, the lines, and what stands
// there while they are on their way, when they could not be loaded, or when there are none.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { BankAccountIcon } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel, Money } from '@purlin/ui/ui.ts';
import type { List } from '@purlin/web/web.ts';
import { type ReactNode, useId } from 'react';
import { sumOf } from './sums.ts';

interface HeadProps {
  readonly title: string;
  readonly id: string;
  readonly payments: readonly VendorPayment[];
  /** All of them, some, or none are chosen; unset where none can be. */
  readonly choose?: {
    readonly chosen: number;
    readonly onChooseAll: (on: boolean) => void;
  };
  readonly aside?: ReactNode;
}

const Head = ({ title, id, payments, choose, aside }: HeadProps) => (
  <div className="pay-list-head">
    {choose && (
      <label className="pay-pick">
        <input
          type="checkbox"
          aria-label={`Select all ${payments.length}`}
          checked={choose.chosen > 0 && choose.chosen === payments.length}
          ref={(input) => {
            if (input) input.indeterminate = choose.chosen > 0 && choose.chosen < payments.length;
          }}
          onChange={(event) => choose.onChooseAll(event.currentTarget.checked)}
        />
      </label>
    )}
    <h2 id={id}>
      {title} ({payments.length})
    </h2>
    <span className="pl-muted">
      <Money amount={sumOf(payments, 'projectTotal')} />
    </span>
    {aside && <div className="pay-list-aside">{aside}</div>}
  </div>
);

/** From a line to the next or the one before with J and K: nothing is typed in lines. */
function walk(list: HTMLUListElement): () => void {
  const left = new AbortController();
  list.addEventListener(
    'keydown',
    (event) => {
      const by = { j: 1, k: -1 }[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const rows = [...list.querySelectorAll<HTMLElement>('.pay-row')];
      const row = rows[rows.findIndex((one) => one.contains(document.activeElement)) + by];
      if (!row) return;
      event.preventDefault();
      row.querySelector<HTMLElement>('input, a')?.focus();
    },
    left,
  );
  return () => left.abort();
}

export function PaymentList({
  title,
  payments,
  choose,
  aside,
  row,
}: Omit<HeadProps, 'id'> & { readonly row: (payment: VendorPayment) => ReactNode }) {
  const id = useId();
  return (
    <section className="pl-panel pay-list" aria-labelledby={id}>
      <Head
        id={id}
        title={title}
        payments={payments}
        {...(choose ? { choose } : {})}
        aside={aside}
      />
      <ul className="pay-rows" aria-labelledby={id} ref={walk}>
        {payments.map((payment) => (
          <li key={payment.id}>{row(payment)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stands instead of the lines; undefined when there are some. */
export function insteadOf(
  list: List<VendorPayment>,
  empty: { readonly title: string; readonly hint: string; readonly action?: ReactNode },
): ReactNode | undefined {
  if (list.loading)
    return (
      <div className="pl-panel pl-bones pay-bones" role="status">
        <span className="pl-hidden">Loading payments...</span>
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <span key={n} className="pl-bone pl-bone-wide" aria-hidden />
        ))}
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <div className="pl-panel">
        <ErrorPanel
          title="The payments could not be loaded"
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      </div>
    );
  if (list.items.length === 0)
    return (
      <div className="pl-panel">
        <EmptyState icon={<BankAccountIcon size={24} />} title={empty.title} action={empty.action}>
          {empty.hint}
        </EmptyState>
      </div>
    );
  return undefined;
}

export const More = ({ list }: { readonly list: List<VendorPayment> }) =>
  list.hasMore && (
    <div className="pay-more">
      <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
    </div>
  );
