// How many records stand where between our books and QuickBooks.
import { z } from 'zod';
import { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { Instant } from './fields.ts';

/** How many records of a kind are in which state. */
export const QuickBooksKindCounts = z.object({
  kind: RecordKind,
  'in-step': z.int().min(0),
  waiting: z.int().min(0),
  failed: z.int().min(0),
  review: z.int().min(0),
  differs: z.int().min(0),
  excluded: z.int().min(0),
});
export type QuickBooksKindCounts = z.infer<typeof QuickBooksKindCounts>;
export const QuickBooksCounts = z
  .object({
    /** Every kind, in the order in which they are brought. */
    kinds: z.array(QuickBooksKindCounts),
    /** When the books were last compared with ours. */
    comparedAt: Instant.nullable(),
  })
  .meta({ id: 'QuickBooksCounts' });
export type QuickBooksCounts = z.infer<typeof QuickBooksCounts>;
