// What of an estimate is different from before, in the words of its form.
import { typedNames } from '@purlin/domain/estimates/header-fields.ts';
import { headerWords } from '@purlin/words/header.ts';
import { type Difference, dollars } from '@purlin/ui/ui.ts';
import type { FormValues, LineValues, Share } from './values.ts';

const share = ({ kind, value }: Share): string =>
  kind === 'percent' ? `${value}%` : dollars(value);
const line = ({ description, quantity, rate }: LineValues): string =>
  `${description} (${quantity} × ${dollars(rate || '0')})`;
const lines = (all: readonly LineValues[]): string => all.map(line).join('\n') || 'None';

const parts: readonly { readonly what: string; readonly say: (values: FormValues) => string }[] = [
  ...typedNames.map((name) => ({
    what: headerWords.en[name],
    say: (v: FormValues) => v[name],
  })),
  { what: 'Discount', say: (v) => share(v.discount) },
  { what: 'Deposit', say: (v) => share(v.deposit) },
  { what: 'Tax', say: (v) => `${v.taxPercentage}%` },
  { what: headerWords.en.processingFeeBasisPoints, say: (v) => `${v.processingFeePercentage}%` },
  { what: 'Line items', say: (v) => lines(v.lines) },
  {
    what: 'Options',
    say: (v) =>
      v.options
        .map(
          (option) =>
            `${option.title}${option.recommended ? ' (recommended)' : ''}\n${lines(option.lines)}`,
        )
        .join('\n\n'),
  },
];

/**
 * Empty when nothing that a form shows has changed. `mine`: what stands in the form that was begun
 * with `before`.
 */
export const differences = (
  before: FormValues,
  after: FormValues,
  mine: FormValues = before,
): readonly Difference[] =>
  parts.flatMap(({ what, say }) => {
    const [was, is, form] = [say(before), say(after), say(mine)];
    if (was === is) return [];
    return [{ what, before: was, after: is, ...(form !== was && form !== is && { mine: form }) }];
  });

/**
 * What two people made of the same estimate, put together: of each part what the form changed, else
 * what the other one left. Lines, and options, are one part: half of one list and half of another
 * would be an offer that nobody has written.
 */
export const onTopOf = (before: FormValues, theirs: FormValues, mine: FormValues): FormValues => {
  const kept = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof FormValues]),
  );
  return { ...theirs, ...Object.fromEntries(kept) };
};
