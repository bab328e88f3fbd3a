// An item of the price book: a service or a material with its price. A decider of its own, because each item changes for its own reasons.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { Cents } from '../shared/money.ts';
import { Unit } from '../shared/unit.ts';
import { CategoryType } from './category.ts';

// ---- facts

const Details = z.object({
  categoryId: z.int().positive(),
  /** Copied from the category, which never changes its type. */
  categoryType: CategoryType,
  name: z.string(),
  /** What it is; of a service, its scope of work. */
  description: z.string().nullable(),
  exclusions: z.string().nullable(),
  process: z.string().nullable(),
  unit: Unit,
  standardPriceCents: Cents,
  /** What it costs us; nobody but staff sees it. */
  costPriceCents: Cents.nullable(),
  isActive: z.boolean(),
});

export const events = { PriceBookItemAdded: Details };
export type PriceBookItemEvent = MessageOf<typeof events>;

// ---- state

export type PriceBookItem = { readonly status: 'none' } | { readonly status: 'present' };

// ---- upcasts: none yet, every event is in its first shape

// ---- commands

const NO_CATEGORY = 'Please select a category or create a new one';
const Words = z.string().trim().max(4000).nullable();

export const commands = {
  AddItem: Details.extend({
    categoryId: z.int(NO_CATEGORY).positive(NO_CATEGORY),
    name: z.string('Please enter a name').trim().min(1, 'Please enter a name').max(300),
    description: Words, exclusions: Words, process: Words,
    standardPriceCents: Cents.min(0, 'A price cannot be negative'),
    costPriceCents: Cents.min(0, 'A cost cannot be negative').nullable(),
  }),
};

// ---- decide

export const priceBookItem = decider<PriceBookItem>()({
  category: 'priceBookItem',
  events,
  initial: { status: 'none' },
  evolve: { PriceBookItemAdded: () => ({ status: 'present' }) },
  commands,
  decide: { AddItem: (c, state) => (state.status === 'none' ? [{ type: 'PriceBookItemAdded', data: c }] : []) },
});
