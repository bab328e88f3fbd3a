// The QuickBooks accounts that transactions are booked on.
import { z } from 'zod';

const AccountChoice = z.object({
  /**
   * The account in use. If it is no longer active (`inUse` is false), transactions wait for another
   * choice. Null: none was chosen, and there are several candidates or none.
   */
  booked: z.object({ id: z.string(), name: z.string(), inUse: z.boolean() }).nullable(),
  chosen: z.string().nullable(),
  /** The default if none was chosen; null if there are several candidates or none. */
  usual: z.string().nullable(),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const QuickBooksAccounts = z
  .object({ income: AccountChoice, expense: AccountChoice, bank: AccountChoice })
  .meta({ id: 'QuickBooksAccounts' });
export type QuickBooksAccounts = z.infer<typeof QuickBooksAccounts>;
