// Converts an estimate's form to a request body, and maps the server's field errors back to the
// form.
import type { DraftInput, LineInput } from '@purlin/contracts/draft-shapes.ts';
import { moneyText, percentText, rateText } from '@purlin/ui/ui.ts';
import type { FieldPath } from 'react-hook-form';
import { typedQuantity } from './number-cells.ts';
import type { FormValues, LineValues, Share } from './values.ts';

const NOTHING = '0.00';
const inPercent = ({ kind, value }: Share): string =>
  kind === 'percent' ? percentText(value) : '0';
const inDollars = ({ kind, value }: Share): string =>
  kind === 'amount' ? moneyText(value) : NOTHING;

export const lineInput = ({
  quantity,
  rate,
  cost,
  included: _,
  ...line
}: LineValues): LineInput => ({
  ...line,
  ...(typedQuantity(quantity) ?? { quantity: '1' }),
  rate: rateText(rate),
  cost: cost.trim() === '' ? null : rateText(cost),
});

/** The estimate without its lines or options. */
export function headerBody({
  lines: _,
  options: __,
  discount,
  deposit,
  taxPercentage,
  processingFeePercentage,
  ...rest
}: FormValues): DraftInput {
  const share = deposit.kind === 'percent' ? inPercent(deposit) : inDollars(deposit);
  return {
    ...rest,
    taxPercentage: percentText(taxPercentage),
    processingFeePercentage: percentText(processingFeePercentage),
    discountPercentage: inPercent(discount),
    discountAmount: inDollars(discount),
    deposit: Number(share) > 0 ? { kind: deposit.kind, value: share } : null,
  };
}

/** The whole estimate, with lines or options depending on its type. */
export const wholeBody = (values: FormValues): DraftInput => ({
  ...headerBody(values),
  ...(values.estimateType === 'single'
    ? { lineItems: values.lines.map(lineInput) }
    : {
        estimateOptions: values.options.map(({ lines, ...option }, order) => ({
          ...option,
          order,
          lineItems: lines.map(lineInput),
        })),
      }),
});

/**
 * The form field for a field of the body: `estimateOptions.0.lineItems.1.rate` becomes
 * `options.0.lines.1.rate`.
 */
export const formField = (path: string): FieldPath<FormValues> =>
  path
    .replace(/^estimateOptions/, 'options')
    .replace(/lineItems/, 'lines')
    .replace(/^discount(?:Percentage|Amount)$/, 'discount.value')
    .replace(/^deposit$/, 'deposit.value') as FieldPath<FormValues>;
