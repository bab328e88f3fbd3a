// Parts of a payment as it travels: its entry in a file, a file that the bank did not take, and
// what the bank said when it came back.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';

/** What a bank said when a payment came back: its code, what that means, and its own words. */
export const Returned = z
  .object({
    code: z.string(),
    meaning: z.string(),
    note: z.string(),
    at: Instant,
    /** Who noted it by hand, in words of theirs; null where a file of the bank says it. */
    notedBy: z.string().nullable(),
  })
  .meta({ id: 'ReturnedPayment' });
export type Returned = z.infer<typeof Returned>;

/** A file that the payment was in. */
export const BankRejected = z.object({
  batchId: Id,
  fileName: z.string(),
  reason: z.string(),
  at: Instant.nullable(),
});

/** The entry of a file. */
export const SentEntry = z.object({
  trace: z.string(),
  endsWith: z.string(),
  arrivesOn: z.iso.date(),
  arrivedOn: z.iso.date().nullable(),
});
