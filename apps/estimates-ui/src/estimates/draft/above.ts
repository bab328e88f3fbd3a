// Checks that a discount or deposit in dollars does not exceed the amount it is taken from.
import { beyondAmong } from '@purlin/domain/shared/within-reason.ts';
import { fieldWords } from '@purlin/words/fields.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { priced, shareOf, type TermValues, termsOf } from './figures.ts';
import type { FormValues, LineValues } from './values.ts';

/** The error of a discount or deposit that is too large. */
export type Above = Partial<Record<'discount' | 'deposit', string>>;

/** The error for the first of these groups that is too small. */
function aboveGroups(groups: readonly (readonly LineValues[])[], terms: TermValues): Above {
  // Skip the totals unless an amount is in dollars, because this runs on every key.
  const taken = [terms.discount, terms.deposit];
  if (!taken.some((share) => share.kind === 'amount' && shareOf(share))) return {};
  const lines = groups.map((group) => group.map(priced));
  const beyond = beyondAmong(termsOf(terms), lines);
  const say = fieldWords(appLanguage());
  if (beyond?.field === 'discount') return { discount: say('discount-above', beyond) };
  return beyond ? { deposit: say('deposit-above', beyond) } : {};
}

/** The errors for these lines. */
export const aboveLines = (lines: readonly LineValues[], terms: TermValues): Above =>
  aboveGroups([lines], terms);

/** The terms without rejected amounts, so that no impossible total is shown. */
export const borne = (terms: TermValues, above: Above): TermValues => ({
  ...terms,
  ...(above.discount && { discount: { ...terms.discount, value: '' } }),
  ...(above.deposit && { deposit: { ...terms.deposit, value: '' } }),
});

type Offered = TermValues & Pick<FormValues, 'estimateType' | 'lines' | 'options'>;

/** The errors for a whole form: by the first option that is too small. */
export const aboveForm = ({ estimateType, lines, options, ...terms }: Offered): Above =>
  aboveGroups(estimateType === 'single' ? [lines] : options.map((option) => option.lines), terms);
