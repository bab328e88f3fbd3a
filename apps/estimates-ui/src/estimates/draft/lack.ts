// What a draft lacks before it can be sent, by the same check that sending uses.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { type Lack, lackOf } from '@purlin/domain/estimates/readiness.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';

/** Takes an estimate in the API's form. */
export const lackIn = (estimate: Estimate): Lack | undefined =>
  lackOf(
    (estimate.estimateType === 'multi_option'
      ? estimate.estimateOptions
      : [{ ...estimate, title: null }]
    ).map(({ title, lineItems, total }) => ({
      title,
      hasLines: lineItems.length > 0,
      totalCents: fromDecimal(total),
    })),
  );

/** "Best has no lines", without a period. */
export const lackWords = ({ title, lacks }: Lack): string =>
  title === null ? say(`lack.${lacks}`) : say(`option-lacks.${lacks}`, { title });
