// The price book inside the line-item editor: services or materials to add as lines.
import { priceBook } from '@purlin/contracts/price-book.ts';
import { BookIcon, EditIcon } from '@blueprintjs/icons';
import { Button, EmptyState, ErrorPanel, SearchField, Spinner } from '@purlin/ui/ui.ts';
import { useList } from '@purlin/web/web.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/line-item-editor.ts';
import type { LineValues } from '../draft/values.ts';
import { BookRows } from './book-rows.tsx';

type Kind = LineValues['kind'];
interface Props {
  readonly kind: Kind;
  readonly lines: readonly LineValues[];
  readonly onLines: (lines: readonly LineValues[]) => void;
  readonly onLine: (n: number) => void;
  /** Adds a line that is not in the price book. */
  readonly onOwn: () => void;
}

export function BookScreen({ kind, lines, onLines, onLine, onOwn }: Props) {
  const [q, setQ] = useState('');
  const list = useList(priceBook.items, { query: { type: kind, active: 'true', q, limit: 100 } });
  const own = <Button icon={<EditIcon />} text={say(`own.${kind}`)} onClick={onOwn} />;
  if (list.loading)
    return (
      <div className="lie-waiting">
        <Spinner size={32} aria-label={say('loading')} />
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <ErrorPanel
        title={say(`failed.${kind}`)}
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
        action={own}
      />
    );
  if (list.items.length === 0 && q === '')
    return (
      <EmptyState icon={<BookIcon size={24} />} title={say(`none.${kind}`)} action={own}>
        {say(`hint.${kind}`)}
      </EmptyState>
    );
  return (
    <div className="pl-form">
      <div className="pl-toolbar">
        <SearchField
          label={say(`search.${kind}`)}
          placeholder={say('search')}
          value={q}
          onSearch={setQ}
        />
        {own}
      </div>
      {list.items.length === 0 && (
        <EmptyState icon={<BookIcon size={24} />} title={say('no-items')}>
          {say('other-words')}
        </EmptyState>
      )}
      <BookRows
        title={say(`book.${kind}`)}
        items={list.items}
        lines={lines}
        onLines={onLines}
        onLine={onLine}
      />
      {list.hasMore && (
        <div className="pl-more">
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </div>
  );
}
