// Priced lines of work and material, shared by estimates and invoices.
import { z } from 'zod';
import { Cents, Hundredths, RateCents } from './money.ts';
import { OneLine, SeveralLines } from './text.ts';
import { lineTotalCents } from './totals.ts';
import { Unit } from './unit.ts';

/** Maximum number of lines per document. */
export const MAX_LINES = 500;

/**
 * The content of a line. Text and prices are copied from the price book, so later price changes
 * don't affect it.
 */
export const LineContent = z.object({
  description: z.string().trim().min(1, 'Please complete all line items').max(2000),
  kind: z.enum(['service', 'material']),
  quantityHundredths: Hundredths.min(0.01, 'The quantity must be more than 0').max(100_000_000),
  unit: Unit,
  rateCents: RateCents.min(0, 'The rate cannot be negative'),
  /** Our cost per unit; visible to staff only. */
  costCents: RateCents.min(0, 'The cost cannot be negative').nullable(),
  taxable: z.boolean(),
  section: z.string().trim().max(200).nullable(),
  /** A service's scope of work, or a material's description. */
  details: z.string().trim().max(4000).nullable(),
  exclusions: z.string().trim().max(4000).nullable(),
  process: z.string().trim().max(4000).nullable(),
  priceBookItemId: z.int().positive().nullable(),
});
export type LineContent = z.infer<typeof LineContent>;

/**
 * A line of a document. `id` counts from 1 within the document and is never reused; `order` is its
 * position on the page.
 */
export const Line = LineContent.extend({
  id: z.int().positive(),
  order: z.int().min(0),
  totalCents: Cents,
});
export type Line = z.infer<typeof Line>;

const LongText = SeveralLines().max(4000).nullable();
/** User input for the same content. */
export const LineTyped = LineContent.extend({
  description: SeveralLines().min(1, 'Please complete all line items').max(2000),
  section: OneLine().max(200).nullable(),
  details: LongText,
  exclusions: LongText,
  process: LongText,
});

/** A requested line; `id` is the existing line to change, null for a new one. */
export const LineDraft = LineTyped.extend({ id: z.int().positive().nullable() });
export type LineDraft = z.infer<typeof LineDraft>;

/** Numbers, orders and prices a line for recording. */
export const pricedLine = (content: LineContent, id: number, order: number): Line => ({
  ...content,
  id,
  order,
  totalCents: lineTotalCents(content),
});
