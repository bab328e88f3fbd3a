// Preview of the first sync with a QuickBooks company: what would be sent, and what already exists
// there.
import { z } from 'zod';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Id, Money } from './fields.ts';

/** What identifies a transaction; `number` is the vendor's number of ours, or QuickBooks's. */
const Paper = z.object({ number: z.string(), date: CalendarDate, total: Money }).nullable();
/** One of our records with its certain or possible matches. */
const Named = z.object({
  id: Id,
  name: z.string(),
  paper: Paper,
  there: z.array(z.object({ name: z.string(), paper: Paper })),
});
/** Only the first names are listed; the counts are complete. */
export const MOST_NAMES = 50;
const Names = z.array(Named).max(MOST_NAMES);

export const QuickBooksPreview = z
  .object({
    /** The company shown; starting the sync must name it. */
    realmId: z.string(),
    companyName: z.string(),
    /** Transactions (estimates, bills, payments) from this day on are sent. */
    papersFrom: CalendarDate,
    /** The latest allowed start date. */
    latest: CalendarDate,
    kinds: z.array(
      z.object({
        kind: z.enum(['customer', 'job', 'estimate', 'vendor', 'bill-payment']),
        /** Everything to be sent, including `found` and `unsure`. */
        total: z.int().min(0),
        /** Certainly in QuickBooks already; not added again. */
        found: z.int().min(0),
        /** Possibly in QuickBooks already; a user decides before anything is sent. */
        unsure: z.int().min(0),
        /** Transactions before the start date, which aren't sent. */
        older: z.int().min(0),
        /** Names for each count. */
        names: z.object({ new: Names, found: Names, unsure: Names, older: Names }),
      }),
    ),
  })
  .meta({ id: 'QuickBooksPreview' });
export type QuickBooksPreview = z.infer<typeof QuickBooksPreview>;
