// What of an estimate is different from before, in the words of its form.
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
  { what: 'Project Title', say: (v) => v.projectTitle },
  { what: 'Service Address', say: (v) => v.serviceAddress },
  { what: 'Project Description', say: (v) => v.projectDescription },
  { what: 'Valid Until', say: (v) => v.validUntil },
  { what: 'Discount', say: (v) => share(v.discount) },
  { what: 'Deposit', say: (v) => share(v.deposit) },
  { what: 'Tax', say: (v) => `${v.taxPercentage}%` },
  { what: 'Message to the client', say: (v) => v.introMessage },
  { what: 'Notes for the client', say: (v) => v.customerNotes },
  { what: 'Internal notes', say: (v) => v.internalNotes },
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
