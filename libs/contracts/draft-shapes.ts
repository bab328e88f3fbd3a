// Request shapes for writing an estimate: header, lines, options.
import { z } from 'zod';
import { LineContent } from '@purlin/domain/shared/lines.ts';
import { OptionDraft } from '@purlin/domain/estimates/offer.ts';
import { RateCents } from '@purlin/domain/shared/money.ts';
import { beyondAmong } from '@purlin/domain/shared/within-reason.ts';
import { TaxBasis } from '@purlin/domain/shared/totals.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { asDecimal, Id, OptionalText, QuantityInput, RateInput, Text } from './fields.ts';
import { LineKind } from './estimate-shapes.ts';
import { fromTakenHeader, takenHeader } from './header-shapes.ts';

const nothing = (amount: unknown): boolean =>
  amount === '' || amount === null || amount === undefined;

/** Rejects a plausible but unsupported field for money or jobs, and names the right one. */
const instead = (name: string, read: string) =>
  z
    .unknown()
    .refine((sent) => sent === undefined, { params: { says: 'name-not-read', name, read } })
    .meta({ not: {} })
    .optional();

export const LineInput = z.object({
  id: Id.nullish().transform((id) => id ?? null),
  description: LineContent.shape.description,
  kind: LineKind.default('service'),
  quantity: QuantityInput.pipe(LineContent.shape.quantityHundredths).default(100),
  unit: Unit.default('each'),
  rate: RateInput.pipe(LineContent.shape.rateCents).default(0),
  price: instead('price', 'rate'),
  unitPrice: instead('unitPrice', 'rate'),
  cost: z
    .union([z.string(), z.number()])
    .nullish()
    .meta(asDecimal('rate'))
    .transform((amount) => (nothing(amount) ? null : amount!))
    .pipe(RateInput.pipe(RateCents.min(0, 'The cost cannot be negative')).nullable()),
  taxable: z.boolean().default(true),
  section: OptionalText.default(null),
  details: OptionalText.default(null),
  exclusions: OptionalText.default(null),
  process: OptionalText.default(null),
  priceBookItemId: Id.nullish().transform((id) => id ?? null),
});
export type LineInput = z.input<typeof LineInput>;
export const toLine = ({
  quantity,
  rate,
  cost,
  price: _,
  unitPrice: __,
  ...line
}: z.output<typeof LineInput>) => ({
  ...line,
  quantityHundredths: quantity,
  rateCents: rate,
  costCents: cost,
});

const OptionInput = z.object({
  id: Id.nullish().transform((id) => id ?? null),
  title: OptionDraft.shape.title,
  description: Text,
  order: OptionDraft.shape.order.optional(),
  recommended: z
    .boolean()
    .nullish()
    .transform((mark) => mark ?? null),
  lineItems: z.array(LineInput).max(500).default([]),
});

/**
 * The wizards' request. Client names and totals sent by the browser are ignored in favor of the
 * client's record and the rules.
 */
export const DraftInput = z.object({
  clientId: z.int('Please select a client').min(1, 'Please select a client'),
  ...takenHeader,
  /** The deposit under its response name; `deposit` takes precedence. */
  depositTerms: takenHeader.deposit,
  depositAmount: instead('depositAmount', 'depositTerms'),
  discount: instead('discount', 'discountAmount or discountPercentage'),
  tax: instead('tax', 'taxPercentage'),
  depositPercentage: instead('depositPercentage', 'depositTerms'),
  discountPercent: instead('discountPercent', 'discountPercentage'),
  taxRate: instead('taxRate', 'taxPercentage'),
  taxAmount: instead('taxAmount', 'taxPercentage'),
  cardFee: instead('cardFee', 'processingFeePercentage'),
  processingFee: instead('processingFee', 'processingFeePercentage'),
  jobId: instead('jobId', 'changesJobId'),
  /** For a new change order: the job whose contract it modifies. Can't be changed later. */
  changesJobId: Id.nullish().transform((id) => id ?? null),
  /** If absent, derived from the content; see `usualTaxBasis`. */
  taxBasis: TaxBasis.optional(),
  lineItems: z.array(LineInput).max(500).optional(),
  estimateOptions: z.array(OptionInput).max(20).default([]),
});
export type DraftInput = z.input<typeof DraftInput>;

/**
 * The default tax basis: after the discount if the lines are in the same request (five-step and
 * multi-option wizards), before it for the simple wizard's request sequence (rule: form-messages).
 */
const usualTaxBasis = ({
  estimateType,
  lineItems,
}: Pick<z.output<typeof DraftInput>, 'estimateType' | 'lineItems'>): TaxBasis =>
  estimateType === 'multi_option' || lineItems !== undefined ? 'discounted' : 'undiscounted';

/** Converts to the decider's offer, without the client, who is read from their record. */
export const toOffer = ({
  clientId: _,
  changesJobId: __,
  depositTerms,
  lineItems,
  estimateOptions,
  ...header
}: z.output<typeof DraftInput>) => ({
  ...fromTakenHeader({
    ...header,
    deposit: header.deposit ?? depositTerms,
    taxBasis: header.taxBasis ?? usualTaxBasis({ ...header, lineItems }),
  }),
  lines: (lineItems ?? []).map(toLine),
  options: estimateOptions.map(({ lineItems: lines, order, ...option }, n) => ({
    ...option,
    order: order ?? n,
    lines: lines.map(toLine),
  })),
});

/**
 * Also checks that a discount or deposit isn't larger than what it applies to. Lines may be added
 * one by one, so an offer without lines is checked when it is sent.
 */
export const WholeDraftInput = DraftInput.superRefine((asked, check) => {
  // Rejected fields have no usable values.
  if (check.issues.length > 0) return;
  const { lines, options, ...terms } = toOffer(asked);
  const beyond = beyondAmong(terms, [lines, ...options.map((option) => option.lines)]);
  if (beyond)
    check.addIssue({
      code: 'custom',
      path: [beyond.field === 'discount' ? 'discountAmount' : 'deposit'],
      params: { says: `${beyond.field}-above`, ...beyond },
    });
});
