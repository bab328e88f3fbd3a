// Parts of a payment's response: its file entry, rejected file, and return.
import { z } from 'zod';
import { Id, Instant } from './fields.ts';

/** A return: its code, the meaning, and the bank's note. */
export const Returned = z
  .object({
    code: z.string(),
    meaning: z.string(),
    note: z.string(),
    at: Instant,
    /** Who reported it manually; null if a bank file did. */
    notedBy: z.string().nullable(),
  })
  .meta({ id: 'ReturnedPayment' });
export type Returned = z.infer<typeof Returned>;

/** A rejected file that contained the payment. */
export const BankRejected = z.object({
  batchId: Id,
  fileName: z.string(),
  reason: z.string(),
  at: Instant.nullable(),
});

/** The payment's entry in a file. */
export const SentEntry = z.object({
  trace: z.string(),
  endsWith: z.string(),
  arrivesOn: z.iso.date(),
  arrivedOn: z.iso.date().nullable(),
});
