// A price book item: a service or material with its price. Each item has its own stream, because
// items change independently.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Described, Availability, Prices } from './item-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

export const events = {
  PriceBookItemAdded: Described.extend(Prices.shape).extend(Availability.shape),
  PriceBookItemDescribed: Described,
  /** This item alone. Bulk price changes are events of the price book; see price-book.ts. */
  PriceBookItemRepriced: Prices,
  PriceBookItemOfferChanged: Availability,
  PriceBookItemArchived: z.object({}),
  PriceBookItemRestored: z.object({}),
};
export type PriceBookItemEvent = MessageOf<typeof events>;

// ---- state: what the item's own history says. Not its prices: a price change of many items is in
// another stream, so restoring the price from before one would look like no change here.

export type PriceBookItem =
  | { readonly status: 'none' }
  | {
      readonly status: 'active' | 'archived';
      readonly described: Described;
      readonly isActive: boolean;
    };
type Present = Extract<PriceBookItem, { described: unknown }>;

const present = (state: PriceBookItem): Present =>
  state.status === 'none' ? refuse('item-not-found') : state;

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const sameWords = (a: Described, b: Described): boolean =>
  (Object.keys(Described.shape) as (keyof Described)[]).every((key) => a[key] === b[key]);
const samePrices = (a: Prices, b: Prices): boolean =>
  a.standardPriceCents === b.standardPriceCents && a.costPriceCents === b.costPriceCents;

const given = (words: {
  readonly [K in keyof Described]?: Described[K] | undefined;
}): Partial<Described> =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));

function edited(
  {
    revision,
    now,
    standardPriceCents,
    costPriceCents,
    isActive: asked,
    ...words
  }: z.infer<typeof commands.EditItem>,
  state: Present,
): PriceBookItemEvent[] {
  if (state.status === 'archived') refuse('item-archived');
  if (revision !== null && now !== null && revision !== now.revision)
    refuse('stale', { what: 'item', count: 1 });
  const described = { ...state.described, ...given(words) };
  const prices = { standardPriceCents, costPriceCents };
  const isActive = asked ?? state.isActive;
  return [
    ...(sameWords(described, state.described)
      ? []
      : [{ type: 'PriceBookItemDescribed', data: described } as const]),
    ...(now !== null && samePrices(prices, now)
      ? []
      : [{ type: 'PriceBookItemRepriced', data: prices } as const]),
    ...(isActive === state.isActive
      ? []
      : [{ type: 'PriceBookItemOfferChanged', data: { isActive } } as const]),
  ];
}

export const priceBookItem = decider<PriceBookItem>()({
  category: 'priceBookItem',
  events,
  initial: { status: 'none' },
  evolve: {
    PriceBookItemAdded: (
      _,
      { standardPriceCents: _price, costPriceCents: _cost, isActive, ...described },
    ) => ({ status: 'active', described, isActive }),
    PriceBookItemDescribed: (state, described) => ({ ...present(state), described }),
    PriceBookItemRepriced: (state) => state,
    PriceBookItemOfferChanged: (state, { isActive }) => ({ ...present(state), isActive }),
    PriceBookItemArchived: (state) => ({ ...present(state), status: 'archived' }),
    PriceBookItemRestored: (state) => ({ ...present(state), status: 'active' }),
  },
  commands,
  decide: {
    AddItem: (c, state) =>
      state.status === 'none' ? [{ type: 'PriceBookItemAdded', data: c }] : [],
    EditItem: (c, state) => edited(c, present(state)),
    ArchiveItem: (_, state) =>
      present(state).status === 'active' ? [{ type: 'PriceBookItemArchived', data: {} }] : [],
    RestoreItem: (_, state) =>
      present(state).status === 'archived' ? [{ type: 'PriceBookItemRestored', data: {} }] : [],
  },
});
