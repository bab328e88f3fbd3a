// The words of changes of many prices: their rows, and what can be asked.
import { z } from 'zod';
import { RateCents } from '../shared/money.ts';
import { PriceRule } from './reprice.ts';

/** There is one price book; this is its stream's number. */
export const THE_PRICE_BOOK = 1;
/** So that one event stays well below what an event store takes in one append. */
export const MOST_PRICES = 5_000;

export const Row = z.object({
  itemId: z.int().positive(),
  fromCents: RateCents,
  toCents: RateCents,
  costFromCents: RateCents.nullable(),
  costToCents: RateCents.nullable(),
});
export type PriceRow = z.infer<typeof Row>;

/** What an item costs now; only items that are there and not archived. */
export const Now = z.object({
  itemId: z.int().positive(),
  standardPriceCents: RateCents,
  costPriceCents: RateCents.nullable(),
});
/** Filled in from the read models, which had seen `changes` changes when the prices were read. */
const Known = { now: z.array(Now), changes: z.int().min(0) };

export const commands = {
  /** The rows as a preview showed them. */
  ChangePrices: z.object({
    rule: PriceRule,
    rows: z
      .array(Row)
      .min(1, 'Please select at least one item')
      .max(
        MOST_PRICES,
        `At most ${MOST_PRICES} prices can be changed at once. Change one category after ` +
          'the other.',
      ),
    ...Known,
  }),
  UndoPriceChange: z.object(Known),
};
