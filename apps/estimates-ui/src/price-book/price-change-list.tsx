// Earlier bulk price changes: when, by whom, how. The last one can be undone.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceChange } from '@purlin/contracts/price-book-shapes.ts';
import { UndoIcon } from '@blueprintjs/icons';
import { Button, ConfirmDialog, dollars, ErrorPanel, Panel } from '@purlin/ui/ui.ts';
import { Moment, useCommand, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-changes.ts';
import { useState } from 'react';

function inWords({ rule }: PriceChange): string {
  if (!rule) return say('before-undone');
  const amount = rule.value.replace('-', '');
  return say('changed', {
    target: rule.target,
    way: Number(amount) === 0 ? 'none' : rule.value.startsWith('-') ? 'down' : 'up',
    size: rule.by === 'percent' ? `${Number(amount)}%` : dollars(amount),
    rounding: rule.rounding,
  });
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
        title: say('undone'),
        description: say('old-price-of', { count: itemCount }),
      }),
      failed: say('undo-failed'),
    },
  });
  if (problem && items.length === 0)
    return (
      <Panel title={say('earlier')}>
        <ErrorPanel title={say('earlier-failed')} message={problem.message} onRetry={refresh} />
      </Panel>
    );
  if (items.length === 0) return null;
  return (
    <Panel flush title={say('earlier')}>
      <ul className="prices-earlier">
        {items.map((change) => (
          <Change key={change.id} change={change} onUndo={() => setAsking(true)} />
        ))}
      </ul>
      {hasMore && (
        <div className="pl-more">
          <Button text={say('show-more')} onClick={loadMore} loading={loadingMore} />
        </div>
      )}
      <ConfirmDialog
        isOpen={asking}
        title={say('undo-asked')}
        onClose={() => setAsking(false)}
        busy={undo.pending}
        confirmLabel={say('undo')}
        onConfirm={() => void undo.run({}).finally(() => setAsking(false))}
      >
        {say('undo-means')}
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
        {say('items-by', { count: change.itemCount, by: change.by })} <Moment at={change.at} />
      </span>
    </span>
    {change.canUndo && (
      <Button size="small" icon={<UndoIcon />} text={say('undo')} onClick={onUndo} />
    )}
  </li>
);
