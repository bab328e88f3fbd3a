// Earlier changes of many prices: when, by whom, how; the last one can be taken back.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceChange } from '@purlin/contracts/price-book-shapes.ts';
import { UndoIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog, dollars, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useList } from '@purlin/web/web.ts';
import { useState } from 'react';

const targets = {
  price: 'Standard prices',
  cost: 'Cost prices',
  both: 'Standard and cost prices',
} as const;
const roundings = {
  none: '',
  quarter: ', to 25 cents',
  half: ', to 50 cents',
  dollar: ', to whole dollars',
} as const;

function inWords({ rule }: PriceChange): string {
  if (!rule) return 'The change before was undone';
  const amount = rule.value.replace('-', '');
  const size = rule.by === 'percent' ? `${Number(amount)}%` : dollars(amount);
  const way = rule.value.startsWith('-') ? 'down' : 'up';
  const change = Number(amount) === 0 ? 'rounded' : `${way} ${size}`;
  return `${targets[rule.target]} ${change}${roundings[rule.rounding]}`;
}

export function PriceChangeList() {
  const { items, problem, refresh, hasMore, loadMore, loadingMore } = useList(
    priceBook.priceChanges,
    { query: { limit: 10 } },
  );
  const [asking, setAsking] = useState(false);
  const undo = useCommand(priceBook.undoPriceChange, {
    toast: {
      done: ({ itemCount }) => ({
        title: 'Change undone',
        description:
          `${itemCount === 1 ? 'One item has its' : `${itemCount} items have their`} old ` +
          'price again.',
      }),
      failed: 'Failed to undo the change',
    },
  });
  if (problem && items.length === 0)
    return (
      <Panel title="Earlier changes">
        <ErrorPanel
          title="Earlier changes could not be loaded"
          message={problem.message}
          onRetry={refresh}
        />
      </Panel>
    );
  if (items.length === 0) return null;
  return (
    <Panel flush title="Earlier changes">
      <ul className="prices-earlier">
        {items.map((change) => (
          <Change key={change.id} change={change} onUndo={() => setAsking(true)} />
        ))}
      </ul>
      {hasMore && (
        <div className="pl-more">
          <Button text="Show more" onClick={loadMore} loading={loadingMore} />
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        title="Undo the last change?"
        onClose={() => setAsking(false)}
        busy={undo.pending}
        confirmLabel="Undo"
        onConfirm={() => void undo.run({}).finally(() => setAsking(false))}
      >
        Every item gets its old price back. Prices that were changed since stay as they are.
      </ConfirmDialog>
    </Panel>
  );
}

const Change = ({
  change,
  onUndo,
}: {
  readonly change: PriceChange;
  readonly onUndo: () => void;
}) => (
  <li>
    <span className="pl-two-lines">
      <strong>{inWords(change)}</strong>
      <span>
        {change.itemCount === 1 ? '1 item' : `${change.itemCount} items`}, {change.by},{' '}
        <Moment at={change.at} />
      </span>
    </span>
    {change.canUndo && <Button size="small" icon={<UndoIcon />} text="Undo" onClick={onUndo} />}
  </li>
);
