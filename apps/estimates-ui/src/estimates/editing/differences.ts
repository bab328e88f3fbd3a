// What of an estimate is different from before, in the words of its form.
import { typedNames } from '@purlin/domain/estimates/header-fields.ts';
import { headerWords } from '@purlin/words/header.ts';
import { dollars } from '@purlin/ui/ui.ts';
import type { FormValues, LineValues, Share } from '../draft/values.ts';

export interface Difference {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

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

/** Empty when nothing that a form shows has changed. */
export const differences = (before: FormValues, after: FormValues): readonly Difference[] =>
  parts.flatMap(({ what, say }) =>
    say(before) === say(after) ? [] : [{ what, before: say(before), after: say(after) }],
  );
