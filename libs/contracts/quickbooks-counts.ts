// Numbers of QuickBooks records by kind and state.
import { z } from 'zod';
import { RecordKind } from '@purlin/domain/quickbooks/record-shapes.ts';
import { Instant } from './fields.ts';

/** The counts of one kind. */
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
    /** All kinds, in sync order. */
    kinds: z.array(QuickBooksKindCounts),
    /** When QuickBooks was last compared with our records. */
    comparedAt: Instant.nullable(),
  })
  .meta({ id: 'QuickBooksCounts' });
export type QuickBooksCounts = z.infer<typeof QuickBooksCounts>;
