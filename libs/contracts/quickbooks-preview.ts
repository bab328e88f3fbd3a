// What would go to a company of QuickBooks that is new to us, and what of it is there already.
import { z } from 'zod';
import { CalendarDate } from '@purlin/domain/shared/dates.ts';
import { Id, Money } from './fields.ts';

/** What tells one paper from others; `number`: the vendor's of ours, or theirs there. */
const Paper = z.object({ number: z.string(), date: CalendarDate, total: Money }).nullable();
/** One of ours, and who or which they are there, or may be. */
const Named = z.object({
  id: Id,
  name: z.string(),
  paper: Paper,
  there: z.array(z.object({ name: z.string(), paper: Paper })),
});
/** The first of them: counts say how many there are. */
export const MOST_NAMES = 50;
const Names = z.array(Named).max(MOST_NAMES);

export const QuickBooksPreview = z
  .object({
    /** Which company was looked at: the sync is started with this one. */
    realmId: z.string(),
    companyName: z.string(),
    /** Papers (estimates, bills, payments) of this day and later ones go there. */
    papersFrom: CalendarDate,
    /** The latest day that may be chosen. */
    latest: CalendarDate,
    kinds: z.array(
      z.object({
        kind: z.enum(['customer', 'job', 'estimate', 'vendor', 'bill-payment']),
        /** All that would go: `found` and `unsure` among them. */
        total: z.int().min(0),
        /** Certainly there already: found, and added no second time. */
        found: z.int().min(0),
        /** May be there already: somebody is asked before anything of them is sent. */
        unsure: z.int().min(0),
        /** Papers of earlier days, which stay here. */
        older: z.int().min(0),
        /** Whom each count is of. */
        names: z.object({ new: Names, found: Names, unsure: Names, older: Names }),
      }),
    ),
  })
  .meta({ id: 'QuickBooksPreview' });
export type QuickBooksPreview = z.infer<typeof QuickBooksPreview>;
