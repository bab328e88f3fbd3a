// Compares versions of an estimate, in the words of its form.
import { typedNames } from '@purlin/domain/estimates/header-fields.ts';
import { headerWords } from '@purlin/words/header.ts';
import { type Difference, dollars } from '@purlin/ui/ui.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-draft.ts';
import type { FormValues, LineValues, OptionValues, Share } from './values.ts';

const share = ({ kind, value }: Share): string =>
  kind === 'percent' ? `${value}%` : dollars(value);
const line = ({ description, quantity, rate }: LineValues): string =>
  `${description} (${quantity} × ${dollars(rate || '0')})`;
const lines = (all: readonly LineValues[]): string => all.map(line).join('\n') || say('none');

const titleOf = ({ title, recommended }: OptionValues): string =>
  recommended ? say('recommended-option', { title }) : title;

interface Part {
  readonly what: string;
  readonly shown: (values: FormValues) => string;
}
const parts = (): readonly Part[] => [
  ...typedNames.map((name) => ({
    what: headerWords[appLanguage()][name],
    shown: (v: FormValues) => v[name],
  })),
  { what: say('discount'), shown: (v) => share(v.discount) },
  { what: say('deposit'), shown: (v) => share(v.deposit) },
  { what: say('tax'), shown: (v) => `${v.taxPercentage}%` },
  {
    what: headerWords[appLanguage()].processingFeeBasisPoints,
    shown: (v) => `${v.processingFeePercentage}%`,
  },
  { what: say('line-items'), shown: (v) => lines(v.lines) },
  {
    what: say('options'),
    shown: (v) =>
      v.options.map((option) => `${titleOf(option)}\n${lines(option.lines)}`).join('\n\n'),
  },
];

/**
 * Empty if nothing that a form shows has changed. `mine`: the values of the form that started from
 * `before`.
 */
export const differences = (
  before: FormValues,
  after: FormValues,
  mine: FormValues = before,
): readonly Difference[] =>
  parts().flatMap(({ what, shown }) => {
    const [was, is, form] = [shown(before), shown(after), shown(mine)];
    if (was === is) return [];
    return [{ what, before: was, after: is, ...(form !== was && form !== is && { mine: form }) }];
  });

/**
 * Merges two users' versions of an estimate: for each part, the form's change, else the other
 * user's version. Lines and options count as one part, because a mix of two lists would be an offer
 * that nobody wrote.
 */
export const onTopOf = (before: FormValues, theirs: FormValues, mine: FormValues): FormValues => {
  const kept = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof FormValues]),
  );
  return { ...theirs, ...Object.fromEntries(kept) };
};
