// Amounts in dollars that are taken from something are not more than it.
import { beyondAmong } from '@purlin/domain/shared/within-reason.ts';
import { fieldWords } from '@purlin/words/fields.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { priced, shareOf, type TermValues, termsOf } from './figures.ts';
import type { FormValues, LineValues } from './values.ts';

/** What is said of a discount or a deposit that is too large. */
export type Above = Partial<Record<'discount' | 'deposit', string>>;

/** What is too large for the first of these groups that cannot bear it. */
function aboveGroups(groups: readonly (readonly LineValues[])[], terms: TermValues): Above {
  // Nothing is counted where nothing in dollars is taken: this runs on every key.
  const taken = [terms.discount, terms.deposit];
  if (!taken.some((share) => share.kind === 'amount' && shareOf(share))) return {};
  const lines = groups.map((group) => group.map(priced));
  const beyond = beyondAmong(termsOf(terms), lines);
  const say = fieldWords(appLanguage());
  if (beyond?.field === 'discount') return { discount: say('discount-above', beyond) };
  return beyond ? { deposit: say('deposit-above', beyond) } : {};
}

/** What is too large for these lines. */
export const aboveLines = (lines: readonly LineValues[], terms: TermValues): Above =>
  aboveGroups([lines], terms);

/** The terms without what is refused: no sum of money is shown that cannot be. */
export const borne = (terms: TermValues, above: Above): TermValues => ({
  ...terms,
  ...(above.discount && { discount: { ...terms.discount, value: '' } }),
  ...(above.deposit && { deposit: { ...terms.deposit, value: '' } }),
});

type Offered = TermValues & Pick<FormValues, 'estimateType' | 'lines' | 'options'>;

/** The same of a whole form, by the first option that is too small for what is taken from it. */
export const aboveForm = ({ estimateType, lines, options, ...terms }: Offered): Above =>
  aboveGroups(estimateType === 'single' ? [lines] : options.map((option) => option.lines), terms);
