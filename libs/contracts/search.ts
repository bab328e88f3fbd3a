// Route of the global search, for the command palette: clients, estimates, jobs, vendors, payments,
// items.
import { z } from 'zod';
import type { Right } from '@purlin/domain/access/rights.ts';
import { Id, Rate } from './fields.ts';
import { query } from './route.ts';

/** The kinds of results in display order, and the right each needs. */
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
    /** Its title. */
    title: z.string(),
    /**
     * What distinguishes it from others with the same title: a project, an address, a telephone
     * number.
     */
    detail: z.string(),
    amount: Rate.nullable(),
    /** Its status, if its kind has one. */
    status: z.string().nullable(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof Found>;

/** Maximum number of results per kind. */
export const MOST_FOUND = 5;
/** Shorter queries match too much. */
export const FEWEST_LETTERS = 2;

export const search = {
  find: query('/api/search', {
    right: 'signed-in',
    summary:
      'Finds records by name, number, phone number, or address: the first few of each type the ' +
      'caller can view in full',
    query: z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(100) }),
    answer: z.array(Found),
  }),
};
