// Bulk price changes of the price book. Each change is one event, so that history shows the
// decision, not hundreds of item changes.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { pricesBy, PriceRule } from './reprice.ts';
import type { Now } from './price-book-shapes.ts';
import { commands, MOST_PRICES, Row, type PriceRow } from './price-book-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = {
  /**
   * Items repriced individually since the preview keep that price, because it was set deliberately.
   */
  PricesChanged: z.object({ rule: PriceRule, rows: z.array(Row).min(1).max(MOST_PRICES) }),
  /** Undoes the last change for all items not repriced since. */
  PriceChangeUndone: z.object({ rows: z.array(Row).min(1).max(MOST_PRICES) }),
};
export type PriceBookEvent = MessageOf<typeof events>;

// ---- state

export interface PriceBook {
  /** Number of bulk changes, including undone ones. */
  readonly changes: number;
  /** The rows of the last change; null once undone. */
  readonly last: readonly PriceRow[] | null;
}

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

type NowById = ReadonlyMap<number, z.infer<typeof Now>>;

const isAt = (now: NowById, itemId: number, cents: number, costCents: number | null): boolean => {
  const item = now.get(itemId);
  return (
    item !== undefined && item.standardPriceCents === cents && item.costPriceCents === costCents
  );
};
/** Refuses if the caller's prices are missing a bulk change. */
const seenAll = (changes: number, state: PriceBook): void => {
  if (changes !== state.changes)
    refuse('stale', { what: 'prices', count: state.changes - changes });
};

function changedPrices(
  { rule, rows, now: given, changes }: z.infer<typeof commands.ChangePrices>,
  state: PriceBook,
): PriceBookEvent[] {
  const now: NowById = new Map(given.map((item) => [item.itemId, item]));
  if (new Set(rows.map(({ itemId }) => itemId)).size < rows.length) refuse('item-twice');
  const moving = rows.filter(
    (row) => row.fromCents !== row.toCents || row.costFromCents !== row.costToCents,
  );
  if (moving.every((row) => isAt(now, row.itemId, row.toCents, row.costToCents))) return [];
  seenAll(changes, state);
  const moved = rows.filter(
    (row) => !isAt(now, row.itemId, row.fromCents, row.costFromCents),
  ).length;
  if (moved > 0) refuse('stale', { what: 'preview', count: moved });
  const wrong = moving.some(({ fromCents, toCents, costFromCents, costToCents }) => {
    const right = pricesBy(rule, { standardPriceCents: fromCents, costPriceCents: costFromCents });
    return right.standardPriceCents !== toCents || right.costPriceCents !== costToCents;
  });
  if (wrong) refuse('not-by-the-rule');
  return [{ type: 'PricesChanged', data: { rule, rows: moving } }];
}

function undone(
  { now: given, changes }: z.infer<typeof commands.UndoPriceChange>,
  state: PriceBook,
): PriceBookEvent[] {
  if (state.last === null)
    return state.changes > 0 ? [] : refuse('nothing-to-undo', { why: 'no-change' });
  seenAll(changes, state);
  const now: NowById = new Map(given.map((item) => [item.itemId, item]));
  const rows = state.last
    .filter((row) => isAt(now, row.itemId, row.toCents, row.costToCents))
    .map((row) => ({
      itemId: row.itemId,
      fromCents: row.toCents,
      toCents: row.fromCents,
      costFromCents: row.costToCents,
      costToCents: row.costFromCents,
    }));
  if (rows.length === 0) refuse('nothing-to-undo', { why: 'changed-since' });
  return [{ type: 'PriceChangeUndone', data: { rows } }];
}

export const priceBook = decider<PriceBook>()({
  category: 'priceBook',
  events,
  initial: { changes: 0, last: null },
  evolve: {
    PricesChanged: ({ changes }, { rows }) => ({ changes: changes + 1, last: rows }),
    PriceChangeUndone: ({ changes }) => ({ changes: changes + 1, last: null }),
  },
  commands,
  decide: { ChangePrices: changedPrices, UndoPriceChange: undone },
});
