// The door of the search over everything: clients, estimates, jobs, vendors, payments and items,
// for the palette.
import { z } from 'zod';
import type { Right } from '@purlin/domain/access/rights.ts';
import { Id, Rate } from './fields.ts';
import { query } from './route.ts';

/** Kinds of things that are found, in the order in which they are shown, and who may see each. */
export const KINDS = {
  client: 'clients.read',
  estimate: 'estimates.read',
  job: 'jobs.read',
  vendor: 'vendors.read',
  payment: 'payments.read',
  item: 'price-book.read',
} as const satisfies Readonly<Record<string, Right>>;
export type Kind = keyof typeof KINDS;
export const kinds = Object.keys(KINDS) as [Kind, ...Kind[]];

export const Found = z
  .object({
    kind: z.enum(kinds),
    id: Id,
    /** What it is called. */
    title: z.string(),
    /** What tells it from others of that name: a project, an address, a telephone number. */
    detail: z.string(),
    amount: Rate.nullable(),
    /** How it stands, where its kind has that. */
    status: z.string().nullable(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof Found>;

/** Of each kind. */
export const MOST_FOUND = 5;
/** Fewer letters are in everything. */
export const FEWEST_LETTERS = 2;

export const search = {
  find: query('/api/search', {
    right: 'signed-in',
    summary:
      'What is called so, or has this number, telephone number or address; of each kind that the ' +
      'caller may read everything of the first few',
    query: z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(100) }),
    answer: z.array(Found),
  }),
};
