// Lines of work and material with their prices, as estimates offer them and invoices bill them.
import { z } from 'zod';
import { Cents, Hundredths, RateCents } from './money.ts';
import { OneLine, SeveralLines } from './text.ts';
import { lineTotalCents } from './totals.ts';
import { Unit } from './unit.ts';

/** The most lines in one document. */
export const MAX_LINES = 500;

/**
 * What a line says before it is part of a document. Texts and prices are copied from the price
 * book and frozen here.
 */
export const LineContent = z.object({
  description: z.string().trim().min(1, 'Please complete all line items').max(2000),
  kind: z.enum(['service', 'material']),
  quantityHundredths: Hundredths.min(0.01, 'The quantity must be more than 0').max(100_000_000),
  unit: Unit,
  rateCents: RateCents.min(0, 'The rate cannot be negative'),
  /** What it costs us, one unit; nobody but staff sees it. */
  costCents: RateCents.min(0, 'The cost cannot be negative').nullable(),
  taxable: z.boolean(),
  section: z.string().trim().max(200).nullable(),
  /** Scope of work of a service, description of a material. */
  details: z.string().trim().max(4000).nullable(),
  exclusions: z.string().trim().max(4000).nullable(),
  process: z.string().trim().max(4000).nullable(),
  priceBookItemId: z.int().positive().nullable(),
});
export type LineContent = z.infer<typeof LineContent>;

/**
 * A line of a document. `id` counts from 1 inside the document and is never used again; `order` is
 * its place on the page.
 */
export const Line = LineContent.extend({
  id: z.int().positive(),
  order: z.int().min(0),
  totalCents: Cents,
});
export type Line = z.infer<typeof Line>;

const LongText = SeveralLines().max(4000).nullable();
/** The same as somebody types it. */
export const LineTyped = LineContent.extend({
  description: SeveralLines().min(1, 'Please complete all line items').max(2000),
  section: OneLine().max(200).nullable(),
  details: LongText,
  exclusions: LongText,
  process: LongText,
});

/**
 * A line as it is asked for; `id` names the line of the document that it changes, null is a new
 * one.
 */
export const LineDraft = LineTyped.extend({ id: z.int().positive().nullable() });
export type LineDraft = z.infer<typeof LineDraft>;

/** The line as it is recorded: numbered, placed and priced. */
export const pricedLine = (content: LineContent, id: number, order: number): Line => ({
  ...content,
  id,
  order,
  totalCents: lineTotalCents(content),
});
