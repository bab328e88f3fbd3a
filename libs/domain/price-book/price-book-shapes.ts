// Shapes and commands of bulk price changes.
import { z } from 'zod';
import { RateCents } from '../shared/money.ts';
import { PriceRule } from './reprice.ts';

/** The stream number; there is one price book. */
export const THE_PRICE_BOOK = 1;
/** Keeps an event well below the event stores' append size limit. */
export const MOST_PRICES = 5_000;

export const Row = z.object({
  itemId: z.int().positive(),
  fromCents: RateCents,
  toCents: RateCents,
  costFromCents: RateCents.nullable(),
  costToCents: RateCents.nullable(),
});
export type PriceRow = z.infer<typeof Row>;

/** Current prices of an item; only existing, unarchived items. */
export const Now = z.object({
  itemId: z.int().positive(),
  standardPriceCents: RateCents,
  costPriceCents: RateCents.nullable(),
});
/** Filled in by the server from the read models, which included `changes` bulk changes. */
const Known = { now: z.array(Now), changes: z.int().min(0) };

export const commands = {
  /** The rows as shown in the preview. */
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
