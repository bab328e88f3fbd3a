// A price book category, for either services or materials.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, Details } from './category-shapes.ts';
import { refuse } from './refusals.ts';

// ---- facts

/** The type can't change, because the category's items have the same type. */
const Changeable = Details.omit({ type: true });
type Changeable = z.infer<typeof Changeable>;

export const events = {
  PriceBookCategoryAdded: Details,
  PriceBookCategoryChanged: Changeable,
  /** Hides the category's items, too. */
  PriceBookCategoryArchived: z.object({}),
  PriceBookCategoryRestored: z.object({}),
  /** Only for a category that never had an item, so nothing refers to it. */
  PriceBookCategoryDeleted: z.object({}),
};
export type PriceBookCategoryEvent = MessageOf<typeof events>;

// ---- state

export type PriceBookCategory =
  | { readonly status: 'none' | 'deleted' }
  | { readonly status: 'active' | 'archived'; readonly details: Changeable };
type Present = Extract<PriceBookCategory, { details: unknown }>;

const present = (state: PriceBookCategory): Present =>
  'details' in state ? state : refuse('category-not-found', { asked: 'change' });

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

const changed = (
  details: Changeable,
  {
    name = details.name,
    description = details.description,
    order = details.order,
  }: z.infer<typeof commands.EditCategory>,
): Changeable => ({ name, description, order });
const same = (a: Changeable, b: Changeable): boolean =>
  a.name === b.name && a.description === b.description && a.order === b.order;

export const priceBookCategory = decider<PriceBookCategory>()({
  category: 'priceBookCategory',
  events,
  initial: { status: 'none' },
  evolve: {
    PriceBookCategoryAdded: (_, { name, description, order }) => ({
      status: 'active',
      details: { name, description, order },
    }),
    PriceBookCategoryChanged: (state, details) => ({ ...present(state), details }),
    PriceBookCategoryArchived: (state) => ({ ...present(state), status: 'archived' }),
    PriceBookCategoryRestored: (state) => ({ ...present(state), status: 'active' }),
    PriceBookCategoryDeleted: () => ({ status: 'deleted' }),
  },
  commands,
  decide: {
    AddCategory: (c, state) =>
      state.status === 'none' ? [{ type: 'PriceBookCategoryAdded', data: c }] : [],
    EditCategory: (c, state) => {
      const { details } = present(state);
      const next = changed(details, c);
      return same(details, next) ? [] : [{ type: 'PriceBookCategoryChanged', data: next }];
    },
    RemoveCategory: ({ hadItems }, state) => {
      if (state.status === 'deleted') return [];
      const { status } = present(state);
      if (!hadItems) return [{ type: 'PriceBookCategoryDeleted', data: {} }];
      return status === 'archived' ? [] : [{ type: 'PriceBookCategoryArchived', data: {} }];
    },
    RestoreCategory: (_, state) =>
      present(state).status === 'archived' ? [{ type: 'PriceBookCategoryRestored', data: {} }] : [],
  },
});
