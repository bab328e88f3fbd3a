// A category of the price book: a drawer of services, or one of materials.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

export const CategoryType = z.enum(['service', 'material']);
export type CategoryType = z.infer<typeof CategoryType>;

const Details = z.object({ name: z.string(), description: z.string().nullable(), type: CategoryType, order: z.int().min(0) });

export const events = { PriceBookCategoryAdded: Details };
export type PriceBookCategoryEvent = MessageOf<typeof events>;

// ---- state

export type PriceBookCategory = { readonly status: 'none' } | { readonly status: 'active' };

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

export const commands = {
  AddCategory: Details.extend({
    name: z.string('Please enter a name').trim().min(1, 'Please enter a name').max(200),
    description: z.string().trim().max(2000).nullable(),
    order: z.int().min(0, 'Please enter an order from 0 to 10000').max(10_000, 'Please enter an order from 0 to 10000'),
  }),
};

// ---- decide

export const priceBookCategory = decider<PriceBookCategory>()({
  category: 'priceBookCategory',
  events,
  initial: { status: 'none' },
  evolve: { PriceBookCategoryAdded: () => ({ status: 'active' }) },
  commands,
  decide: { AddCategory: (c, state) => (state.status === 'none' ? [{ type: 'PriceBookCategoryAdded', data: c }] : []) },
});
