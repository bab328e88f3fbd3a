// Every item with its old and new price; checked items are changed.
import type { PricePreviewRow } from '@purlin/contracts/price-book-shapes.ts';
import { ArrowRightIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  ConfirmDialog,
  DataTable,
  dollars,
  EmptyState,
  Notice,
  Panel,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/price-changes.ts';
import { useState } from 'react';

const none = <span className="pl-muted">—</span>;
const differs = ({ from, to, costFrom, costTo }: PricePreviewRow): boolean =>
  from !== to || costFrom !== costTo;

/** The old price struck through and the new one; read out as "from, to". */
const Change = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === to ? (
    <span className="pl-figures">{dollars(from)}</span>
  ) : (
    <span className="prices-change">
      <span className="pl-hidden">{say('from')}</span>
      <s className="pl-figures">{dollars(from)}</s>
      <ArrowRightIcon size={12} aria-hidden />
      <span className="pl-hidden">{say('to')}</span>
      <strong className="pl-figures">{dollars(to)}</strong>
    </span>
  );
const percent = (text: string | null): string => (text === null ? '—' : `${text}%`);

const columnsWith = (
  left: ReadonlySet<number>,
  toggle: (id: number) => void,
): readonly Column<PricePreviewRow>[] => [
  {
    name: say('item'),
    onCard: 'title',
    cell: (row) => (
      <label className="prices-item">
        <input
          type="checkbox"
          checked={differs(row) && !left.has(row.itemId)}
          disabled={!differs(row)}
          onChange={() => toggle(row.itemId)}
        />
        <strong>{row.name}</strong>
        <small>
          {differs(row) ? row.categoryName : say('stays', { category: row.categoryName })}
        </small>
      </label>
    ),
  },
  { name: say('price'), end: true, cell: (row) => <Change from={row.from} to={row.to} /> },
  {
    name: say('cost'),
    end: true,
    cell: ({ costFrom, costTo }) =>
      costFrom === null || costTo === null ? none : <Change from={costFrom} to={costTo} />,
  },
  {
    name: say('margin'),
    end: true,
    cell: ({ marginPercentFrom, marginPercentTo }) =>
      marginPercentFrom === marginPercentTo ? (
        percent(marginPercentTo)
      ) : (
        <span className="pl-figures">
          {percent(marginPercentFrom)} → {percent(marginPercentTo)}
        </span>
      ),
  },
];

interface Props {
  readonly rows: readonly PricePreviewRow[];
  readonly pending: boolean;
  readonly onApply: (rows: readonly PricePreviewRow[]) => void;
}

export function PricePreview({ rows, pending, onApply }: Props) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState(false);
  const toggle = (id: number) =>
    setLeft((before) =>
      before.has(id)
        ? new Set([...before].filter((other) => other !== id))
        : new Set([...before, id]),
    );
  const chosen = rows.filter((row) => differs(row) && !left.has(row.itemId));
  const losses = chosen.filter(({ marginPercentTo }) => marginPercentTo?.startsWith('-')).length;
  const count = chosen.length;
  const button = say('change-count', { count });
  return (
    <Panel
      flush
      title={say('new-prices', { count })}
      actions={
        <Button
          intent="primary"
          text={button}
          disabled={count === 0 || pending}
          onClick={() => setAsking(true)}
        />
      }
    >
      {losses > 0 && <LossNotice losses={losses} />}
      <DataTable
        caption={say('old-and-new')}
        columns={columnsWith(left, toggle)}
        rowKey={({ itemId }) => itemId}
        rows={rows}
        empty={
          <EmptyState icon={<SearchIcon size={24} />} title={say('no-items')}>
            {say('nothing-to-change')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={asking}
        title={say('change-asked', { count })}
        onClose={() => setAsking(false)}
        busy={pending}
        confirmLabel={button}
        onConfirm={() => {
          setAsking(false);
          onApply(chosen);
        }}
      >
        {say('change-means')}
      </ConfirmDialog>
    </Panel>
  );
}

const LossNotice = ({ losses }: { readonly losses: number }) => (
  <div className="prices-notice">
    <Notice tone="warn">{say('losses', { count: losses })}</Notice>
  </div>
);
