// Which accounts of QuickBooks papers are booked on.
import { z } from 'zod';

const AccountChoice = z.object({
  /**
   * What papers are booked on now; where it is not in use any more (`inUse` is false), they wait
   * for another choice. Null: nobody has chosen, and there are several, or none.
   */
  booked: z.object({ id: z.string(), name: z.string(), inUse: z.boolean() }).nullable(),
  chosen: z.string().nullable(),
  /** The one that is meant where nobody has chosen; null: there are several, or none. */
  usual: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const QuickBooksAccounts = z
  .object({ income: AccountChoice, expense: AccountChoice, bank: AccountChoice })
  .meta({ id: 'QuickBooksAccounts' });
export type QuickBooksAccounts = z.infer<typeof QuickBooksAccounts>;
